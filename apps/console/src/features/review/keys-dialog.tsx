import { TeamKind } from '@balcao/contract/review';
import { Dialog } from '@balcao/ui/dialog.tsx';
import classes from '@balcao/ui/key-list.module.css';
import { Keys } from '@balcao/ui/keys.tsx';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { keepLetters, usesLetters } from '@balcao/ui/letters';
import { Switch } from '@balcao/ui/switch.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';

const rows = [
  ['choose', ['↓', '↑']],
  ['next', ['J']],
  ['previous', ['K']],
  ['fine', ['F']],
  ['wrong', ['W']],
  ['unmark', ['U']],
  ['onlyNews', ['O']],
  ['document', ['D']],
  ['beside', ['V']],
  ['zoom', ['+', '−', '0']],
  ['rotate', ['R']],
  ['claim', ['C']],
  ['ask', ['Q']],
  ['approve', ['A']],
  ['sendBack', ['S']],
  ['nextReview', ['N']],
  ['help', ['?']],
] as const;

const ofDocuments: readonly string[] = ['document', 'beside', 'zoom', 'rotate'];

/** The keys of the desk, and a way to do without them. */
export const KeysDialog = ({ detail, onClose }: { detail: ReviewDetail; onClose: () => void }) => {
  const t = useTranslations('desk.keys');
  const hasDocuments = TeamKind.safeParse(detail.kind).success;
  const [isOn, setIsOn] = useState(usesLetters);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p>{t('where')}</p>
      <Box as="dl" mt={16} mb={16} rule="top">
        {rows
          .filter(([what]) => (what === 'onlyNews' ? detail.hasFormer : hasDocuments || !ofDocuments.includes(what)))
          .map(([what, keys]) => (
            <Row
              key={what}
              className={classes.row}
              gap={16}
              align="center"
              justify="between"
              data-off={!isOn || undefined}
            >
              <dt>{t(what)}</dt>
              <Box as="dd" rigid>
                <Keys keys={keys} />
              </Box>
            </Row>
          ))}
      </Box>
      <Switch
        label={t('letters')}
        description={t('lettersText')}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          keepLetters(checked);
          setIsOn(checked);
        }}
      />
    </Dialog>
  );
};

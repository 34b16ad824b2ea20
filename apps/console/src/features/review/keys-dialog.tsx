import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { Dialog } from '@balcao/ui/dialog.tsx';
import classes from '@balcao/ui/key-list.module.css';
import { Keys } from '@balcao/ui/keys.tsx';
import { keepLetters, usesLetters } from '@balcao/ui/letters';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

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

/** The keys of the desk, and a way to do without them. */
export const KeysDialog = ({ hasFormer, onClose }: { hasFormer: boolean; onClose: () => void }) => {
  const t = useTranslations('desk.keys');
  const [isOn, setIsOn] = useState(usesLetters);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p>{t('where')}</p>
      <dl className={classes.rows}>
        {rows
          .filter(([what]) => what !== 'onlyNews' || hasFormer)
          .map(([what, keys]) => (
            <div key={what} className={classes.row} data-off={!isOn || undefined}>
              <dt>{t(what)}</dt>
              <dd className={classes.keys}>
                <Keys keys={keys} />
              </dd>
            </div>
          ))}
      </dl>
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

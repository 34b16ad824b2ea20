import { Dialog } from '@balcao/ui/dialog.tsx';
import classes from '@balcao/ui/key-list.module.css';
import { Keys } from '@balcao/ui/keys.tsx';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { keepLetters, usesLetters } from '@balcao/ui/letters';
import { Switch } from '@balcao/ui/switch.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GoLetter } from './shortcuts.ts';

/** The keys that do something, and a way to do without those that are single letters. */
const ShortcutsDialog = ({ letters, onClose }: { letters: readonly GoLetter[]; onClose: () => void }) => {
  const t = useTranslations('palette');
  const menu = useTranslations('menu');
  const [isOn, setIsOn] = useState(usesLetters);
  const rows = [
    { what: t('open'), keys: ['mod', 'K'], isLetter: false },
    { what: t('close'), keys: ['Esc'], isLetter: false },
    { what: t('showShortcuts'), keys: ['?'], isLetter: true },
    ...letters.map(({ letter, title }) => ({
      what: t('goTo', { screen: menu(title) }),
      keys: ['G', letter.toUpperCase()],
      isLetter: true,
    })),
  ];
  return (
    <Dialog title={t('shortcuts')} onClose={onClose}>
      {t('shortcutsText')}
      <Box as="dl" mt={16} mb={16} rule="top">
        {rows.map(({ what, keys, isLetter }) => (
          <Row
            key={what}
            className={classes.row}
            gap={16}
            align="center"
            justify="between"
            data-off={(isLetter && !isOn) || undefined}
          >
            <dt>{what}</dt>
            <Box as="dd" rigid>
              <Keys keys={keys} {...(keys[0] === 'G' ? { between: t('inTurn') } : {})} />
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
export default ShortcutsDialog;

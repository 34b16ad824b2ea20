import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { Dialog } from '@balcao/ui/dialog.tsx';
import classes from '@balcao/ui/key-list.module.css';
import { Keys } from '@balcao/ui/keys.tsx';
import { keepLetters, usesLetters } from '@balcao/ui/letters';
import { Switch } from '@mantine/core';
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
      <dl className={classes.rows}>
        {rows.map(({ what, keys, isLetter }) => (
          <div key={what} className={classes.row} data-off={(isLetter && !isOn) || undefined}>
            <dt>{what}</dt>
            <dd className={classes.keys}>
              <Keys keys={keys} {...(keys[0] === 'G' ? { between: t('inTurn') } : {})} />
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
export default ShortcutsDialog;

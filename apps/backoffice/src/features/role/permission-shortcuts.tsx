import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { allAt, type Levels } from './permission-levels.ts';
import classes from './role-editor.module.css';

const shortcuts = [
  { level: 'none', label: 'noneOfAll' },
  { level: 'read', label: 'readAll' },
  { level: 'write', label: 'writeAll' },
] as const;

/** Sets every menu at once. */
export const PermissionShortcuts = ({ onChoose }: { onChoose: (levels: Levels) => void }) => {
  const t = useTranslations('role.form');
  return (
    <fieldset className={classes.shortcuts}>
      <legend className={classes.legend}>{t('all')}</legend>
      {shortcuts.map(({ level, label }) => (
        <Button key={level} variant="default" size="xs" onClick={() => onChoose(allAt(level))}>
          {t(label)}
        </Button>
      ))}
    </fieldset>
  );
};

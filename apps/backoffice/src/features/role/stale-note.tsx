import '@mantine/core/styles/Button.css';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './role-editor.module.css';

/** Somebody else was faster: what was typed stays, and the other version can be taken in its place. */
export const StaleNote = ({ onReload }: { onReload: () => void }) => {
  const t = useTranslations('role.form');
  return (
    <div className={classes.stale} role="alert">
      <ToneIcon tone="waiting" />
      <div>
        <p>{t('stale')}</p>
        <Button variant="default" size="xs" onClick={onReload}>
          {t('reload')}
        </Button>
      </div>
    </div>
  );
};

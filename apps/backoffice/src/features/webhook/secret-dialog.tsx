import '@mantine/core/styles/Button.css';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './webhook-card.module.css';

/** The secret, shown once. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const t = useTranslations('webhook.secret');
  return (
    <Dialog title={t('title')} onClose={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      {t('text')}
      <div className={classes.secret}>
        <CodeBlock code={secret} what={t('what')} />
      </div>
    </Dialog>
  );
};

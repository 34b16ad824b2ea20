import '@mantine/core/styles/Button.css';
import { invitationLifeDays } from '@balcao/contract/invitation';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './invitation.module.css';

/** The link of an invitation, shown once: to be copied, or scanned from the screen. */
export const LinkDialog = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const t = useTranslations('invitation.link');
  return (
    <Dialog title={t('title')} onClose={onClose} footer={<Button onClick={onClose}>{t('done')}</Button>}>
      {t('text', { days: invitationLifeDays })}
      <div className={classes.link}>
        <CodeBlock code={link} what={t('what')} />
        <div className={classes.qr}>
          <QrImage text={link} what={t('what')} size={200} />
        </div>
      </div>
    </Dialog>
  );
};

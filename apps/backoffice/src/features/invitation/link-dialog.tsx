import { invitationLifeDays } from '@balcao/contract/invitation';
import { Button } from '@balcao/ui/button.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { useTranslations } from 'use-intl';

/** The link of an invitation, shown once: to be copied, or scanned from the screen. */
export const LinkDialog = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const t = useTranslations('invitation.link');
  return (
    <Dialog title={t('title')} onClose={onClose} footer={<Button onClick={onClose}>{t('done')}</Button>}>
      {t('text', { days: invitationLifeDays })}
      <Grid gap={20} mt={16}>
        <CodeBlock code={link} what={t('what')} />
        <Grid across="center">
          <QrImage text={link} what={t('what')} size={200} />
        </Grid>
      </Grid>
    </Dialog>
  );
};

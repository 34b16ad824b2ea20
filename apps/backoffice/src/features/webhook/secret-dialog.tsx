import { Button } from '@balcao/ui/button.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';

interface SecretDialogProps {
  secret: string;
  /** Somebody says that they have it: what it was asked for with is not needed any more. */
  onKept: () => void;
  onClose: () => void;
}

/** The secret, shown once: only who says that they have kept it closes the dialog. */
export const SecretDialog = ({ secret, onKept, onClose }: SecretDialogProps) => {
  const t = useTranslations('webhook.secret');
  useLeaveGuard(true, { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') });
  const close = () => {
    onKept();
    onClose();
  };
  return (
    <Dialog title={t('title')} footer={<Button onClick={close}>{t('close')}</Button>}>
      {t('text')}
      <Box mt={16}>
        <CodeBlock code={secret} what={t('what')} />
      </Box>
    </Dialog>
  );
};

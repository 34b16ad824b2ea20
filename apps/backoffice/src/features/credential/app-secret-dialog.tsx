import { useTranslations } from 'use-intl';
import { SecretDialog } from '../../lib/secret-dialog.tsx';

/** The AppSecret, after it has been made. */
export const AppSecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const t = useTranslations('credential.secret');
  const leave = { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') };
  const words = { title: t('keep'), text: t('keepText'), what: t('what'), kept: t('kept'), leave };
  return <SecretDialog secret={secret} words={words} onClose={onClose} />;
};

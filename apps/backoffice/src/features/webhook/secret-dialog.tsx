import { useTranslations } from 'use-intl';
import { SecretDialog as OneSecret } from '../../lib/secret-dialog.tsx';

interface SecretDialogProps {
  secret: string;
  /** The secret has been kept: what it was asked for with is not needed any more. */
  onKept: () => void;
  onClose: () => void;
}

/** The secret that signs what an address is told. */
export const SecretDialog = ({ secret, onKept, onClose }: SecretDialogProps) => {
  const t = useTranslations('webhook.secret');
  const leave = { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') };
  const words = { title: t('title'), text: t('text'), what: t('what'), kept: t('close'), leave };
  const close = () => {
    onKept();
    onClose();
  };
  return <OneSecret secret={secret} words={words} onClose={close} />;
};

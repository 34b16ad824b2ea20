import { Button } from '@balcao/ui/button.tsx';
import { IconFingerprint } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { canUsePasskeys, warmUpPasskeys } from '../../lib/webauthn.ts';
import type { LoginPlace } from './login-address.ts';
import { sessionCalls } from './session-calls.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

interface PasskeyButtonProps {
  place: LoginPlace;
  /** Whether someone has begun to use the form. */
  isTouched: boolean;
}

const warmUp = () => {
  warmUpPasskeys();
  void sessionCalls();
};

/** Logs in by a passkey of the device, where the browser can. */
export const PasskeyButton = ({ place, isTouched }: PasskeyButtonProps) => {
  const t = useTranslations('session.passkey');
  const { ask, isPending } = usePasskeyLogin(place, isTouched);
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="default"
      fullWidth
      loading={isPending}
      leftSection={<IconFingerprint size={18} stroke={1.8} aria-hidden />}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => void ask()}
    >
      {t('button')}
    </Button>
  );
};

import { CaptchaInput } from '@balcao/ui/captcha-input.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SandboxLine } from './sandbox-line.tsx';
import { sessionCalls } from './session-calls.ts';
import { present, useCall } from './use-call.ts';

interface CaptchaFieldProps {
  purpose: 'register' | 'resetPassword';
  email: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  /** Is the e-mail one that can be written to? Marks it when it is not. */
  checkEmail: () => Promise<boolean>;
  onRefused: (error: unknown) => void;
}

/** The code of a form that proves an e-mail. */
export const CaptchaField = ({ purpose, email, checkEmail, onRefused, ...input }: CaptchaFieldProps) => {
  const t = useTranslations('shared');
  const [waitSeconds, setWaitSeconds] = useState(60);
  const send = useCall(
    async (ask: { email: string }) => (await sessionCalls()).calls.sendCaptcha({ type: purpose, ...ask }),
    {
      onDone: ({ resendInSeconds }) => {
        setWaitSeconds(resendInSeconds);
        tellGood(t('codeSent'));
      },
      onRefused,
    },
  );
  const onSend = async () => {
    try {
      return (await checkEmail()) && (await send.run({ email }));
    } catch (error) {
      present(error); // The check itself could not be fetched.
      return false;
    }
  };
  return (
    <div>
      <CaptchaInput {...input} name="captcha" onSend={onSend} sending={send.isPending} waitSeconds={waitSeconds} />
      <SandboxLine />
    </div>
  );
};

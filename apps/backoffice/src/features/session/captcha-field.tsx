import { CaptchaInput } from '@balcao/ui/captcha-input.tsx';
import { showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { sessionCalls } from './session-calls.ts';

interface EmailForm {
  getValues: () => { email: string };
  validateField: (path: 'email') => Promise<{ hasError: boolean }>;
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
  getInputProps: (path: 'captcha') => object;
}

/** The code of a form that proves an e-mail: asks for it only with an address that can be one. */
export const CaptchaField = ({ purpose, form }: { purpose: 'register' | 'resetPassword'; form: EmailForm }) => {
  const t = useTranslations('session');
  const [waitSeconds, setWaitSeconds] = useState(60);
  const send = useMutation({
    mutationFn: async (email: string) => (await sessionCalls()).calls.sendCaptcha({ type: purpose, email }),
    onSuccess: ({ resendInSeconds }) => {
      setWaitSeconds(resendInSeconds);
      tellGood(t('codeSent'));
    },
    onError: (error) => showFieldErrors(form, error),
  });
  const onSend = async () => {
    const { hasError } = await form.validateField('email');
    if (hasError) {
      form.getInputNode('email')?.focus();
      return false;
    }
    return send.mutateAsync(form.getValues().email).then(
      () => true,
      () => false, // The mutation has shown why.
    );
  };
  return (
    <CaptchaInput
      {...form.getInputProps('captcha')}
      onSend={onSend}
      sending={send.isPending}
      waitSeconds={waitSeconds}
    />
  );
};

import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import type { ProofMethod } from '@balcao/contract/factor';
import { RefusedError } from '@balcao/sdk/client';
import { CaptchaInput } from '@balcao/ui/captcha-input.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from './member.ts';
import { useSendProofCode, useVerify } from './proof.queries.ts';
import classes from './proof-dialog.module.css';

/** Asks for the password, a code by e-mail or, with two-step verification on, the second factor. */
const ProofDialog = ({ onDone }: { onDone: (isProven: boolean) => void }) => {
  const t = useTranslations('factor.proof');
  const id = useId();
  const { twoFactor } = useCurrentUser();
  const [other, setOther] = useState<Exclude<ProofMethod, 'factor'>>('password');
  const method = twoFactor ? 'factor' : other;
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const verify = useVerify();
  const present = useRefusals();
  const type = (text: string) => {
    setValue(text);
    setError(undefined);
  };
  const prove = (typed: string) => {
    if (verify.isPending) return;
    if (typed === '') return setError(t('empty'));
    verify.mutate(
      { method, value: typed },
      {
        onSuccess: () => onDone(true),
        onError: (refused) =>
          refused instanceof RefusedError && refused.shown === 'toast' ? setError(refused.message) : present(refused),
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    prove(value);
  };
  const field = { value, error, 'data-autofocus': true };
  return (
    <Dialog
      title={t('title')}
      onClose={() => onDone(false)}
      footer={
        <Button type="submit" form={id} loading={verify.isPending}>
          {t('submit')}
        </Button>
      }
    >
      {t(`text.${method}`)}
      <form id={id} noValidate onSubmit={submit} className={classes.form}>
        {method === 'factor' && <FactorInput recovery {...field} onChange={type} onFull={prove} />}
        {method === 'password' && (
          <PasswordField
            {...field}
            label={t('password')}
            autoComplete="current-password"
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
        {method === 'captcha' && <MailedCode {...field} onChange={type} />}
        {method !== 'factor' && (
          <Button
            className={classes.other}
            variant="subtle"
            color="gray"
            size="compact-sm"
            c="var(--mantine-color-text)"
            onClick={() => {
              type('');
              setOther(method === 'password' ? 'captcha' : 'password');
            }}
          >
            {t(method === 'password' ? 'useCode' : 'usePassword')}
          </Button>
        )}
      </form>
    </Dialog>
  );
};
export default ProofDialog;

interface MailedCodeProps {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

const MailedCode = (field: MailedCodeProps) => {
  const t = useTranslations('factor.proof');
  const { email } = useCurrentUser();
  const send = useSendProofCode();
  const [waitSeconds, setWaitSeconds] = useState(60);
  const onSend = async () => {
    try {
      const { resendInSeconds } = await send.mutateAsync(email);
      setWaitSeconds(resendInSeconds);
      tellGood(t('codeSent', { email }));
      return true;
    } catch {
      return false; // The cache of queries has shown what was refused.
    }
  };
  return <CaptchaInput {...field} onSend={onSend} sending={send.isPending} waitSeconds={waitSeconds} />;
};

import { factorTriesAtMost } from '@balcao/contract/factor';
import { Button } from '@balcao/ui/button.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { decide } from '@balcao/ui/refusals';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sessionCalls } from './session-calls.ts';
import { present } from './use-call.ts';

/** Why the password is asked for again. */
export type LoginEnd = 'tooMany' | 'tooLate';

interface SecondStepProps {
  /** Good for this step alone: kept in memory and never where the session's token is. */
  token: string;
  email: string;
  onDone: (token: string) => void;
  onEnd: (why: LoginEnd) => void;
  onBack: () => void;
}

/** The second factor of logging in: a code of the app, which goes off by itself, or a recovery code. */
export const SecondStep = ({ token, email, onDone, onEnd, onBack }: SecondStepProps) => {
  const t = useTranslations('session.second');
  const { formRef, code, error, isPending, type, enter } = useSecondStep({ token, onDone, onEnd });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(code);
  };
  return (
    <>
      <Text as="h1" headline>
        {t('title')}
      </Text>
      <Muted mt={6} balance>
        {t('line', { email })}
      </Muted>
      <Grid as="form" ref={formRef} gap={20} mt={32} noValidate onSubmit={submit}>
        <FactorInput
          recovery
          name="code"
          value={code}
          error={error}
          onChange={type}
          onFull={(full) => void enter(full)}
        />
        <Button type="submit" fullWidth loading={isPending}>
          {t('submit')}
        </Button>
        <Button variant="default" fullWidth onClick={onBack}>
          {t('back')}
        </Button>
      </Grid>
    </>
  );
};

const useSecondStep = ({ token, onDone, onEnd }: Pick<SecondStepProps, 'token' | 'onDone' | 'onEnd'>) => {
  const t = useTranslations('session.second');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const busy = useRef(false);
  const tries = useRef(0);
  const formRef = useRef<HTMLFormElement>(null);
  const focus = () => formRef.current?.querySelector('input')?.focus();
  useEffect(focus, []);

  const refused = (reason: unknown, tried: string) => {
    const decision = decide(reason);
    if (decision.does === 'login') return onEnd('tooLate');
    if (decision.does !== 'toast') return present(reason);
    tries.current += 1;
    // The server has ended the login with the last of them.
    if (tries.current >= factorTriesAtMost) return onEnd('tooMany');
    setError(decision.message);
    // A code of the app is wrong as a whole; in a recovery code perhaps one letter is.
    if (/^\d+$/.test(tried)) setCode('');
    focus();
  };

  const enter = async (tried: string) => {
    if (busy.current) return;
    // A wrong code that went by itself has left the field empty: that it was wrong still holds.
    if (tried === '') return setError((said) => said ?? t('empty'));
    busy.current = true;
    setPending(true);
    try {
      onDone((await (await sessionCalls()).calls.verifyLogin(token, tried)).token);
    } catch (reason) {
      refused(reason, tried);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  const type = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  return { formRef, code, error, isPending, type, enter };
};

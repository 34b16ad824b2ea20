import type { StepUpMethod } from '@balcao/contract/factor';
import { decide, useRefusals } from '@balcao/ui/refusals';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from './member.ts';
import { useVerify } from './step-up.queries.ts';

/** The typed proof of identity, or of an approval for one call, and its outcome. With two-step verification on, only a code counts. */
export const useStepUpForm = (approval: string | undefined, onStepUp: () => void) => {
  const t = useTranslations('factor.proof');
  const { twoFactor, hasPassword } = useCurrentUser();
  const [other, setOther] = useState<Exclude<StepUpMethod, 'factor'>>(hasPassword ? 'password' : 'captcha');
  const method: StepUpMethod = twoFactor || approval ? 'factor' : other;
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const formRef = useRef<HTMLFormElement>(null);
  const verify = useVerify();
  const present = useRefusals();
  const onChange = (text: string) => {
    setValue(text);
    setError(undefined);
  };
  const refused = (reason: Error) => {
    const decision = decide(reason);
    if (decision.does !== 'toast') return present(reason);
    setError(decision.message);
    formRef.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.select();
  };
  const prove = (typed: string) => {
    if (verify.isPending) return;
    if (typed === '') return setError(t('empty'));
    verify.mutate(
      { method, value: typed, ...(approval ? { approval } : {}) },
      { onSuccess: onStepUp, onError: refused },
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    prove(value);
  };
  const swap = () => {
    onChange('');
    setOther(other === 'password' ? 'captcha' : 'password');
  };
  const form = { ref: formRef, noValidate: true, onSubmit };
  return {
    method,
    canSwap: method !== 'factor' && hasPassword,
    form,
    input: { value, error, onChange },
    isPending: verify.isPending,
    prove,
    swap,
  };
};

import { decide, useRefusals } from '@balcao/ui/refusals';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

/** A code that is typed and sent: by itself when it is whole, once at a time; what is wrong with it stands at its field. */
export const useCode = <Reply>(
  change: Pick<UseMutationResult<Reply, Error, string>, 'mutate' | 'isPending'>,
  onDone: (reply: Reply) => void,
) => {
  const t = useTranslations('factor');
  const present = useRefusals();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const formRef = useRef<HTMLFormElement>(null);
  const refused = (reason: Error, tried: string) => {
    const decision = decide(reason);
    if (decision.does !== 'toast') return present(reason);
    setError(decision.message);
    // A code of the app is wrong as a whole; in a recovery code perhaps one letter is.
    if (/^\d+$/.test(tried)) setCode('');
    formRef.current?.querySelector('input')?.focus();
  };
  const send = (typed: string) => {
    if (change.isPending) return;
    if (typed === '') return setError(t('empty'));
    change.mutate(typed, { onSuccess: onDone, onError: (reason) => refused(reason, typed) });
  };
  const onChange = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  return { form: { ref: formRef, noValidate: true, onSubmit }, input: { value: code, error, onChange, onFull: send } };
};

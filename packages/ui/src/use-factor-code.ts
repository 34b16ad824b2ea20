import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { decide } from './refusals.ts';

interface Handlers<Reply> {
  readonly onDone: (reply: Reply) => void;
  /** What is not about the code itself: the presenter of refusals as a rule. */
  readonly onOther: (reason: unknown) => void;
}

/**
 * A code of the second factor that is typed and sent: by itself when it is whole, once at a time; what is wrong with it stands at its
 * field. `send` answers as the call does.
 */
export const useFactorCode = <Reply>(send: (code: string) => Promise<Reply>, { onDone, onOther }: Handlers<Reply>) => {
  const t = useTranslations('ui.factor');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const busy = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const refused = (reason: unknown, tried: string) => {
    const decision = decide(reason);
    if (decision.does !== 'toast') return onOther(reason);
    setError(decision.message);
    // A code of the app is wrong as a whole; in a recovery code perhaps one letter is.
    if (/^\d+$/.test(tried)) setCode('');
    formRef.current?.querySelector('input')?.focus();
  };
  const enter = async (typed: string) => {
    if (busy.current) return;
    // A wrong code that went by itself has left the field empty: that it was wrong still holds.
    if (typed === '') return setError((said) => said ?? t('empty'));
    busy.current = true;
    setPending(true);
    try {
      onDone(await send(typed));
    } catch (reason) {
      refused(reason, typed);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  const onChange = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void enter(code);
  };
  const onFull = (typed: string) => void enter(typed);
  return {
    isPending,
    form: { ref: formRef, noValidate: true, onSubmit },
    input: { value: code, error, onChange, onFull },
  };
};

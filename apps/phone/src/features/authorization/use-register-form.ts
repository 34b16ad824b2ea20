import { focusFirst, showFieldErrors, showRefusalAt } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type CodeProblem, problemOf } from './authorization.queries.ts';
import { type Registration, registrationCheck, useRegister, useSendCode } from './registration.queries.ts';

interface Ends {
  /** The account is open, by this name. */
  readonly onDone: (account: string) => void;
  /** The code is not valid any more. */
  readonly onProblem: (problem: CodeProblem) => void;
}
type Field = keyof Registration;
const empty: Registration = { email: '', captcha: '', account: '', agreed: false };

/** The new account of a person who has scanned `code`: what is typed, what is wrong with it, and the code by e-mail. */
export const useRegisterForm = (code: string, { onDone, onProblem }: Ends) => {
  const locale = useLocale();
  const shared = useTranslations('shared');
  const present = useRefusals();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const register = useRegister(code);
  const send = useSendCode(code);
  const marks = {
    setErrors,
    setFieldError: (path: string, error: string) => setErrors((now) => ({ ...now, [path]: error })),
    getInputNode: (path: string) => ref.current?.querySelector<HTMLElement>(`[name="${path}"]`) ?? null,
  };
  const set = (name: Field, value: string | boolean) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _corrected, ...others }) => others);
  };
  /** Marks what is wrong and leads to the first of it; `only`: as if the other fields were not there. */
  const passes = (only?: Field): boolean => {
    const all = registrationCheck(locale)(values);
    const found = only === undefined ? all : only in all ? { [only]: String(all[only]) } : {};
    setErrors(found);
    focusFirst(marks)(found);
    return Object.keys(found).length === 0;
  };
  /** At the field where it belongs; what is wrong with the scanned code is for the sheet to say. */
  const refused = (error: Error) => {
    if (showFieldErrors(marks, error)) return;
    if (error.name === 'captcha_wrong') showRefusalAt(marks, 'captcha', error);
    else if (error.name === 'captcha_too_soon') showRefusalAt(marks, 'captcha', error);
    else if (error.name === 'already_exists') showRefusalAt(marks, 'email', error);
    else {
      const problem = problemOf(error);
      if (problem) onProblem(problem);
      else present(error);
    }
  };
  return {
    values,
    errors,
    set,
    text: (name: 'email' | 'account') => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    }),
    isPending: register.isPending,
    isSending: send.isPending,
    waitSeconds: send.data?.resendInSeconds,
    /** True when a code is on its way. */
    onSend: async (): Promise<boolean> => {
      if (!passes('email')) return false;
      try {
        await send.mutateAsync(values.email);
        tellGood(shared('codeSent'));
        marks.getInputNode('captcha')?.focus();
        return true;
      } catch (error) {
        if (error instanceof Error) refused(error);
        return false;
      }
    },
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (register.isPending || !passes()) return;
        register.mutate(values, { onSuccess: () => onDone(values.account), onError: refused });
      },
    },
  };
};

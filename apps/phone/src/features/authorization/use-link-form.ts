import { focusFirst, showFieldErrors, showRefusalAt } from '@balcao/ui/form-errors';
import { useRefusals } from '@balcao/ui/refusals';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type CodeProblem, problemOf } from './authorization.queries.ts';
import { type Linked, linkCheck, useLink } from './registration.queries.ts';

const empty: Linked = { email: '', password: '', factorCode: '' };
/** At which field a refusal belongs. */
const places: Readonly<Record<string, keyof Linked>> = {
  credentials_wrong: 'password',
  account_locked: 'password',
  account_linked: 'email',
  factor_wrong: 'factorCode',
};

/** What is typed to link an account to the phone that has scanned `code`, what is wrong with it, and whether the second factor is asked for. */
export const useLinkForm = (code: string, onProblem: (problem: CodeProblem) => void) => {
  const t = useTranslations('authorization.link');
  const locale = useLocale();
  const present = useRefusals();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const link = useLink(code);
  const [isFactorAsked, setFactorAsked] = useState(false);
  const field = (name: string) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;
  const marks = {
    setErrors,
    setFieldError: (path: string, error: string) => setErrors((now) => ({ ...now, [path]: error })),
    getInputNode: field,
  };
  const set = (name: keyof Linked, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _corrected, ...others }) => others);
  };
  const refused = (error: Error) => {
    const place = places[error.name];
    const problem = problemOf(error);
    if (showFieldErrors(marks, error)) return;
    if (place) showRefusalAt(marks, place, error);
    else if (problem) onProblem(problem);
    else present(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (link.isPending) return;
    const found = linkCheck(locale)(values, isFactorAsked);
    setErrors(found);
    focusFirst(marks)(found);
    if (Object.keys(found).length > 0) return;
    const onSuccess = ({ factorRequired }: { factorRequired: boolean }) => factorRequired && setFactorAsked(true);
    const tell = ({ factorRequired }: { factorRequired: boolean }) => (factorRequired ? undefined : t('done'));
    link.mutate(values, { tell, onSuccess, onError: refused });
  };
  const text = (name: 'email' | 'password') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  return {
    values,
    errors,
    set,
    text,
    isFactorAsked,
    isPending: link.isPending,
    form: { ref, noValidate: true, onSubmit: submit },
  };
};

import { Button } from '@balcao/ui/button.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { focusFirst, showFieldErrors, showRefusalAt } from '@balcao/ui/form-errors';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type CodeProblem, problemOf } from './authorization.queries.ts';
import { type Linked, linkCheck, useLink } from './registration.queries.ts';

interface LinkFormProps {
  /** The login code that was scanned. */
  code: string;
  /** The code is good for nothing any more. */
  onProblem: (problem: CodeProblem) => void;
}
const empty: Linked = { email: '', password: '', factorCode: '' };
/** At which field a refusal belongs. */
const places: Readonly<Record<string, keyof Linked>> = {
  credentials_wrong: 'password',
  account_locked: 'password',
  account_linked: 'email',
  factor_wrong: 'factorCode',
};

/** Links the phone to an account that its person has: password, and the second factor where it is on. */
export const LinkForm = ({ code, onProblem }: LinkFormProps) => {
  const t = useTranslations('authorization.link');
  const shared = useTranslations('shared');
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
  // The button that was pressed is gone; then the field that was not there before.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(`[name="${isFactorAsked ? 'factorCode' : 'email'}"]`)?.focus();
  }, [isFactorAsked]);
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
    const onSuccess = ({ factorRequired }: { factorRequired: boolean }) =>
      factorRequired ? setFactorAsked(true) : tellGood(t('done'));
    link.mutate(values, { onSuccess, onError: refused });
  };
  const text = (name: 'email' | 'password') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  return (
    <>
      <Muted mt={4} mb={16} pretty>
        {t('line')}
      </Muted>
      <Grid as="form" gap={20} ref={ref} noValidate onSubmit={submit}>
        <TextInput
          label={t('name')}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username"
          {...text('email')}
        />
        <PasswordField label={shared('password')} autoComplete="current-password" {...text('password')} />
        {isFactorAsked && (
          <FactorInput
            name="factorCode"
            recovery
            value={values.factorCode}
            error={errors.factorCode}
            onChange={(digits) => set('factorCode', digits)}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={link.isPending}>
          {t('submit')}
        </Button>
      </Grid>
      <Muted mt={16} pretty>
        {t('withoutPassword')}
      </Muted>
    </>
  );
};

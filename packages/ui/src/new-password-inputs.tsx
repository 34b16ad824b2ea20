import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { PasswordField } from './password-field.tsx';

interface NewPasswordInputsProps<Values> {
  form: Pick<UseFormReturnType<Values>, 'getInputProps'>;
  /** Whose password it is: the address they log in with, and what else of them is no password. */
  email: string;
  name: string;
  /** The words of the app for it. */
  t: (key: 'fresh' | 'freshHelp' | 'again') => string;
  /** What is asked for before: the current password. Without it the new one is typed first. */
  before?: ReactNode;
}

/** A new password, typed twice. */
export const NewPasswordInputs = <Values extends { password: string; passwordAgain: string }>(
  props: NewPasswordInputsProps<Values>,
) => {
  const { form, email, name, t, before } = props;
  return (
    <>
      {/* Password managers learn from it whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      {before}
      <PasswordField
        data-autofocus={before === undefined || undefined}
        newOf={[email, name]}
        label={t('fresh')}
        description={t('freshHelp')}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField label={t('again')} autoComplete="new-password" {...form.getInputProps('passwordAgain')} />
    </>
  );
};

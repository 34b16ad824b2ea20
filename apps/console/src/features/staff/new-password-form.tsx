import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import classes from './entry-frame.module.css';
import type { OpenEntry } from './entry-step.tsx';
import { useSetUp } from './staff.queries.ts';

interface NewPasswordFormProps {
  token: string;
  email: string;
  name: string;
  onBegun: (entry: OpenEntry) => void;
}

/** The first password, or a new one, typed twice. */
export const NewPasswordForm = ({ token, email, name, onBegun }: NewPasswordFormProps) => {
  const t = useTranslations('staff.setUp');
  const shared = useTranslations('shared');
  const setUp = useSetUp();
  const form = useForm({
    initialValues: { token, password: '', passwordAgain: '' },
    validate: setUp.check,
  });
  const submit = form.onSubmit(
    (values) =>
      setUp.mutate(values, {
        onSuccess: (entry) => onBegun({ ...entry, email }),
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      {/* Password managers learn from it whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        newOf={[email, name]}
        label={shared('password')}
        description={t('freshHelp')}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField label={t('again')} autoComplete="new-password" {...form.getInputProps('passwordAgain')} />
      <Button type="submit" size="md" fullWidth loading={setUp.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
};

import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import classes from './entry-frame.module.css';
import type { OpenEntry } from './entry-step.tsx';
import { useSignIn } from './staff.queries.ts';

/** The first step: e-mail and password. */
export const PasswordForm = ({ onBegun }: { onBegun: (entry: OpenEntry) => void }) => {
  const t = useTranslations('staff');
  const shared = useTranslations('shared');
  const signIn = useSignIn();
  const form = useForm({ initialValues: { email: '', password: '' }, validate: signIn.check });
  const enter = form.onSubmit(
    (values) =>
      signIn.mutate(values, {
        onSuccess: (entry) => onBegun({ ...entry, email: values.email }),
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  return (
    <form className={classes.fields} onSubmit={enter} noValidate>
      <TextInput
        type="email"
        autoComplete="username"
        label={shared('email')}
        data-path="email"
        {...form.getInputProps('email')}
      />
      <PasswordField
        autoComplete="current-password"
        label={shared('password')}
        data-path="password"
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="md" fullWidth loading={signIn.isPending}>
        {t('enter')}
      </Button>
    </form>
  );
};

import { Button } from '@balcao/ui/button.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
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
    <Grid as="form" gap={16} onSubmit={enter} noValidate>
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
    </Grid>
  );
};

import { Button } from '@balcao/ui/button.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
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
    <Grid as="form" gap={16} onSubmit={submit} noValidate>
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
    </Grid>
  );
};

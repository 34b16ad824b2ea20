import { checkedBy, focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { CaptchaField } from './captcha-field.tsx';
import { FormFrame } from './form-frame.tsx';
import classes from './login-page.module.css';
import { sessionCalls } from './session-calls.ts';
import { type SharedEmail, useSharedEmail } from './shared-email.ts';

/** Sets a new password with the code from the e-mail, then leads back to the login with the same address. */
export const ResetForm = (shared: SharedEmail) => {
  const t = useTranslations('session');
  const navigate = useNavigate({ from: '/login' });
  const form = useForm({
    initialValues: { email: shared.email, captcha: '', password: '', passwordAgain: '' },
    validate: checkedBy(async () => (await sessionCalls()).forms.resetPassword, useLocale()),
    onValuesChange: ({ email }) => shared.onEmail(email),
  });
  useSharedEmail(shared, form);
  const reset = useMutation({
    mutationFn: async (values: typeof form.values) => (await sessionCalls()).calls.resetPassword(values),
    onSuccess: async () => {
      form.setValues({ captcha: '', password: '', passwordAgain: '' });
      await navigate({ search: (now) => ({ ...now, tab: undefined }) });
      tellGood(t('reset.done'));
    },
    onError: (error) => showFieldErrors(form, error),
  });
  return (
    <FormFrame
      title={t('reset.title')}
      line={t('reset.line')}
      other={{ question: t('reset.remembered'), answer: t('reset.login') }}
    >
      <form
        noValidate
        className={classes.fields}
        onSubmit={form.onSubmit((values) => reset.mutate(values), focusFirst(form))}
      >
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
          {...form.getInputProps('email')}
        />
        <CaptchaField purpose="resetPassword" form={form} />
        <PasswordField
          meter
          label={t('reset.passwordNew')}
          description={t('register.passwordHelp')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={t('register.passwordAgain')}
          autoComplete="new-password"
          {...form.getInputProps('passwordAgain')}
        />
        <Button type="submit" fullWidth loading={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
    </FormFrame>
  );
};

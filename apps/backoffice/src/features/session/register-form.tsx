import { checkedBy, focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { enterSession, useSeat } from '../../lib/session.ts';
import { AgreementField } from './agreement-field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { FormFrame } from './form-frame.tsx';
import classes from './login-page.module.css';
import { sessionCalls } from './session-calls.ts';
import { type SharedEmail, useSharedEmail } from './shared-email.ts';

/** Opens an account with the code from the e-mail, and is logged in at once. */
export const RegisterForm = (shared: SharedEmail) => {
  const t = useTranslations('session');
  const seat = useSeat();
  const { back } = useSearch({ from: '/login' });
  const form = useForm({
    initialValues: { email: shared.email, captcha: '', account: '', password: '', passwordAgain: '', agreed: false },
    validate: checkedBy(async () => (await sessionCalls()).forms.register, useLocale()),
    onValuesChange: ({ email }) => shared.onEmail(email),
  });
  useSharedEmail(shared, form);
  const register = useMutation({
    mutationFn: async (values: typeof form.values) => (await sessionCalls()).calls.register(values),
    onSuccess: async ({ token }) => {
      await enterSession(seat, token, back);
      tellGood(t('register.done'));
    },
    onError: (error) => showFieldErrors(form, error),
  });
  return (
    <FormFrame
      title={t('register.title')}
      line={t('register.line')}
      other={{ question: t('register.haveAccount'), answer: t('register.login') }}
    >
      <form
        noValidate
        className={classes.fields}
        onSubmit={form.onSubmit((values) => register.mutate(values), focusFirst(form))}
      >
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="email"
          placeholder={t('emailExample')}
          {...form.getInputProps('email')}
        />
        <CaptchaField purpose="register" form={form} />
        <TextInput
          label={t('register.account')}
          description={t('register.accountHelp')}
          autoComplete="nickname"
          {...form.getInputProps('account')}
        />
        <PasswordField
          meter
          label={t('password')}
          description={t('register.passwordHelp')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={t('register.passwordAgain')}
          autoComplete="new-password"
          {...form.getInputProps('passwordAgain')}
        />
        <AgreementField {...form.getInputProps('agreed', { type: 'checkbox' })} />
        <Button type="submit" fullWidth loading={register.isPending}>
          {t('register.submit')}
        </Button>
      </form>
    </FormFrame>
  );
};

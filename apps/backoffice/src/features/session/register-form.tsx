import { tellGood } from '@balcao/ui/notice';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { enterSession, useSeat } from '../../lib/session.ts';
import { AgreementField } from './agreement-field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { FormFrame } from './form-frame.tsx';
import classes from './login-page.module.css';
import { sessionCalls } from './session-calls.ts';
import { type SharedEmail, useFields } from './use-fields.ts';

/** Opens an account with the code from the e-mail, and is logged in at once. */
export const RegisterForm = (shared: SharedEmail) => {
  const t = useTranslations('session');
  const seat = useSeat();
  const { back } = useSearch({ from: '/login' });
  const fields = useFields(
    { captcha: '', account: '', password: '', passwordAgain: '', agreed: false },
    shared,
    'register',
  );
  const register = useMutation({
    mutationFn: async (values: typeof fields.values) => (await sessionCalls()).calls.register(values),
    onSuccess: async ({ token }) => {
      await enterSession(seat, token, back);
      tellGood(t('register.done'));
    },
    onError: fields.refused,
  });
  return (
    <FormFrame
      title={t('register.title')}
      line={t('register.line')}
      other={{ question: t('register.haveAccount'), answer: t('register.login') }}
    >
      <form className={classes.fields} {...fields.form((values) => register.mutate(values))}>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="email"
          placeholder={t('emailExample')}
          {...fields.text('email')}
        />
        <CaptchaField
          purpose="register"
          email={fields.values.email}
          value={fields.values.captcha}
          error={fields.error('captcha')}
          onChange={(code) => fields.set('captcha', code)}
          checkEmail={() => fields.passes('email')}
          onRefused={fields.refused}
        />
        <TextInput
          label={t('register.account')}
          description={t('register.accountHelp')}
          autoComplete="nickname"
          {...fields.text('account')}
        />
        <PasswordField
          meter
          label={t('password')}
          description={t('register.passwordHelp')}
          autoComplete="new-password"
          {...fields.text('password')}
        />
        <PasswordField
          label={t('register.passwordAgain')}
          autoComplete="new-password"
          {...fields.text('passwordAgain')}
        />
        <AgreementField
          checked={fields.values.agreed}
          error={fields.error('agreed')}
          onChange={(agreed) => fields.set('agreed', agreed)}
        />
        <Button type="submit" fullWidth loading={register.isPending}>
          {t('register.submit')}
        </Button>
      </form>
    </FormFrame>
  );
};

import { tellGood } from '@balcao/ui/notice';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CaptchaField } from './captcha-field.tsx';
import { FormFrame } from './form-frame.tsx';
import classes from './login-page.module.css';
import { sessionCalls } from './session-calls.ts';
import { type SharedEmail, useFields } from './use-fields.ts';

/** Sets a new password with the code from the e-mail, then leads back to the login with the same address. */
export const ResetForm = (shared: SharedEmail) => {
  const t = useTranslations('session');
  const navigate = useNavigate({ from: '/login' });
  const fields = useFields({ captcha: '', password: '', passwordAgain: '' }, shared, 'resetPassword');
  const reset = useMutation({
    mutationFn: async (values: typeof fields.values) => (await sessionCalls()).calls.resetPassword(values),
    onSuccess: async () => {
      fields.empty();
      await navigate({ search: (now) => ({ ...now, tab: undefined }) });
      tellGood(t('reset.done'));
    },
    onError: fields.refused,
  });
  return (
    <FormFrame
      title={t('reset.title')}
      line={t('reset.line')}
      other={{ question: t('reset.remembered'), answer: t('reset.login') }}
    >
      <form className={classes.fields} {...fields.form((values) => reset.mutate(values))}>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
          {...fields.text('email')}
        />
        <CaptchaField
          purpose="resetPassword"
          email={fields.values.email}
          value={fields.values.captcha}
          error={fields.error('captcha')}
          onChange={(code) => fields.set('captcha', code)}
          checkEmail={() => fields.passes('email')}
          onRefused={fields.refused}
        />
        <PasswordField
          meter
          label={t('reset.passwordNew')}
          description={t('register.passwordHelp')}
          autoComplete="new-password"
          {...fields.text('password')}
        />
        <PasswordField
          label={t('register.passwordAgain')}
          autoComplete="new-password"
          {...fields.text('passwordAgain')}
        />
        <Button type="submit" fullWidth loading={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
    </FormFrame>
  );
};

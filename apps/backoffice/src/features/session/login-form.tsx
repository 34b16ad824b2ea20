import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { enterSession, useSeat } from '../../lib/session.ts';
import { FormFrame } from './form-frame.tsx';
import classes from './login-page.module.css';
import { sessionCalls, warmUp } from './session-calls.ts';
import { type SharedEmail, useFields } from './use-fields.ts';

/** Logs in by e-mail and password. What was typed stays when the server refuses. */
export const LoginForm = (shared: SharedEmail) => {
  const t = useTranslations('session');
  const seat = useSeat();
  const { back } = useSearch({ from: '/login' });
  const fields = useFields({ password: '' }, shared, 'logIn');
  const logIn = useMutation({
    mutationFn: async (values: typeof fields.values) => (await sessionCalls()).calls.logIn(values),
    onSuccess: ({ token }) => enterSession(seat, token, back),
    onError: fields.refused,
  });
  return (
    <FormFrame
      title={t('login.title')}
      line={t('login.line')}
      other={{ question: t('login.noAccount'), answer: t('login.register'), tab: 'register' }}
    >
      <form className={classes.fields} {...fields.form((values) => logIn.mutate(values))} {...warmUp}>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
          {...fields.text('email')}
        />
        <PasswordField label={t('password')} autoComplete="current-password" {...fields.text('password')} />
        <Link to="/login" search={(now) => ({ ...now, tab: 'reset' })} className={`link ${classes.forgot}`}>
          {t('login.forgot')}
        </Link>
        <Button type="submit" fullWidth loading={logIn.isPending}>
          {t('login.submit')}
        </Button>
      </form>
    </FormFrame>
  );
};

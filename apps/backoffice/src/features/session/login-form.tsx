import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { checkedBy, focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { enterSession, useSeat } from '../../lib/session.ts';
import { FormFrame } from './form-frame.tsx';
import classes from './login-page.module.css';
import { sessionCalls, warmUp } from './session-calls.ts';
import { type SharedEmail, useSharedEmail } from './shared-email.ts';

/** Logs in by e-mail and password. What was typed stays when the server refuses. */
export const LoginForm = (shared: SharedEmail) => {
  const t = useTranslations('session');
  const seat = useSeat();
  const { back } = useSearch({ from: '/login' });
  const form = useForm({
    initialValues: { email: shared.email, password: '' },
    validate: checkedBy(async () => (await sessionCalls()).forms.logIn, useLocale()),
    onValuesChange: ({ email }) => shared.onEmail(email),
  });
  useSharedEmail(shared, form);
  const logIn = useMutation({
    mutationFn: async (values: typeof form.values) => (await sessionCalls()).calls.logIn(values),
    onSuccess: ({ token }) => enterSession(seat, token, back),
    onError: (error) => showFieldErrors(form, error),
  });
  return (
    <FormFrame
      title={t('login.title')}
      line={t('login.line')}
      other={{ question: t('login.noAccount'), answer: t('login.register'), tab: 'register' }}
    >
      <form
        noValidate
        className={classes.fields}
        onSubmit={form.onSubmit((values) => logIn.mutate(values), focusFirst(form))}
        {...warmUp}
      >
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
          {...form.getInputProps('email')}
        />
        <PasswordField label={t('password')} autoComplete="current-password" {...form.getInputProps('password')} />
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

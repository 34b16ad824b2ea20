import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormFrame } from './form-frame.tsx';
import type { LoginPlace } from './login-address.ts';
import classes from './login-page.module.css';
import { OtherWays } from './other-ways.tsx';
import { sessionCalls, warmUp } from './session-calls.ts';
import { TabLink } from './tab-link.tsx';
import { useCall } from './use-call.ts';
import { type SharedEmail, useFields } from './use-fields.ts';

/** Logs in by e-mail and password. What was typed stays when the server refuses. */
export const LoginForm = ({ place, ...shared }: SharedEmail & { place: LoginPlace }) => {
  const t = useTranslations('session');
  const fields = useFields({ password: '' }, shared, 'logIn');
  const logIn = useCall(async (values: typeof fields.values) => (await sessionCalls()).calls.logIn(values), {
    onDone: ({ token }) => place.enter(token),
    onRefused: fields.refused,
  });
  return (
    <FormFrame
      place={place}
      title={t('login.title')}
      line={t('login.line')}
      other={{ question: t('login.noAccount'), answer: t('login.register'), tab: 'register' }}
    >
      <form className={classes.fields} {...fields.form((values) => logIn.run(values))} {...warmUp}>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
          {...fields.text('email')}
        />
        <PasswordField label={t('password')} autoComplete="current-password" {...fields.text('password')} />
        <TabLink place={place} to="reset" className={classes.forgot}>
          {t('login.forgot')}
        </TabLink>
        <Button type="submit" fullWidth loading={logIn.isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <OtherWays place={place} />
    </FormFrame>
  );
};

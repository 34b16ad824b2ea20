import { Button } from '@balcao/ui/button.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from './form-frame.tsx';
import type { LoginPlace } from './login-address.ts';
import classes from './login-page.module.css';
import { OtherWays } from './other-ways.tsx';
import type { LoginEnd } from './second-step.tsx';
import { sessionCalls } from './session-calls.ts';
import { TabLink } from './tab-link.tsx';
import { useCall } from './use-call.ts';
import { type SharedEmail, useFields } from './use-fields.ts';

interface PasswordStepProps extends SharedEmail {
  place: LoginPlace;
  /** Why the second step led back here. */
  end: LoginEnd | undefined;
  onSecond: (token: string) => void;
}

/** E-mail or username and password, and the other ways in. What was typed stays when the server refuses. */
export const PasswordStep = ({ place, end, onSecond, ...shared }: PasswordStepProps) => {
  const t = useTranslations('session');
  const sharedTexts = useTranslations('shared');
  const [isTouched, setIsTouched] = useState(false);
  // The first submit does not wait for the network, and the browser may offer a passkey.
  const touch = () => {
    setIsTouched(true);
    void sessionCalls();
  };
  const fields = useFields({ password: '' }, shared, 'logIn');
  const logIn = useCall(async (values: typeof fields.values) => (await sessionCalls()).calls.logIn(values), {
    onDone: ({ token, twoFactorRequired }) => (twoFactorRequired ? onSecond(token) : place.enter(token)),
    onRefused: fields.refused,
  });
  return (
    <FormFrame
      place={place}
      title={t('login.title')}
      line={t('login.line')}
      other={{ question: t('login.noAccount'), answer: t('login.register'), tab: 'register' }}
    >
      {end && (
        <p role="alert" className={classes.end}>
          {t(`second.${end}`)}
        </p>
      )}
      <Grid
        as="form"
        gap={20}
        mt={32}
        {...fields.form((values) => logIn.run(values))}
        onFocusCapture={touch}
        onPointerEnter={touch}
      >
        <TextInput
          label={t('login.name')}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username webauthn"
          placeholder={t('emailExample')}
          {...fields.text('email')}
        />
        <PasswordField label={sharedTexts('password')} autoComplete="current-password" {...fields.text('password')} />
        <TabLink place={place} to="reset" className={classes.forgot}>
          {t('login.forgot')}
        </TabLink>
        <Button type="submit" fullWidth loading={logIn.isPending}>
          {t('login.submit')}
        </Button>
      </Grid>
      <OtherWays place={place} isTouched={isTouched} />
    </FormFrame>
  );
};

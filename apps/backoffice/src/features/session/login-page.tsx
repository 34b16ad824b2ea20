import { useDocumentTitle } from '@balcao/ui/document-title';
import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { Logo } from '@balcao/ui/logo.tsx';
import { tellGood } from '@balcao/ui/notice';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { Activity, type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LoginPlace, useLoginAddress } from './login-address.ts';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';
import { LoginPicture } from './login-picture.tsx';

const RegisterForm = lazy(() => import('./register-form.tsx').then((part) => ({ default: part.RegisterForm })));
const ResetForm = lazy(() => import('./reset-form.tsx').then((part) => ({ default: part.ResetForm })));
const CodeLogin = lazy(() => import('./code-login.tsx').then((part) => ({ default: part.CodeLogin })));

const shown = (is: boolean) => (is ? 'visible' : 'hidden');

/** One address for all forms, so that it is typed once. A username is used to log in only. */
const useNames = (place: LoginPlace, entering: LoginPlace) => {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const byName = {
    place: entering,
    email: name,
    onEmail: (typed: string) => {
      setName(typed);
      if (typed.includes('@')) setEmail(typed);
    },
  };
  const byEmail = {
    place,
    email,
    onEmail: (typed: string) => {
      setEmail(typed);
      setName(typed);
    },
  };
  /** For someone who has typed nothing yet. */
  const suggest = (known: string) => {
    setName((typed) => typed || known);
    setEmail((typed) => typed || known);
  };
  return { byName, byEmail, suggest };
};

/** Logs in, and says so. */
const useEntering = (place: LoginPlace): LoginPlace => {
  const t = useTranslations('session');
  const enter = (token: string) => {
    tellGood(t('loggedIn'));
    place.enter(token);
  };
  return { ...place, enter };
};

interface LoginPageProps {
  /** Shows what an invitation is for, above the forms; fetched only where the address contains one. */
  Invitation: ComponentType<{ code: string; onEmail: (email: string) => void }>;
}

/** The entrance: log in, register, reset the password. A form that was opened stays as it was left while another shows. */
export const LoginPage = ({ Invitation }: LoginPageProps) => {
  const t = useTranslations('menu');
  const place = useLoginAddress();
  const { tab, invite } = place;
  const entering = useEntering(place);
  useDocumentTitle(t('login'), 'Balcão');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (tab && !opened.has(tab)) setOpened(new Set([...opened, tab]));
  const { byName, byEmail, suggest } = useNames(place, entering);
  return (
    <Grid className={classes.page}>
      <Row as="header" className={classes.header} align="center" justify="between">
        <Logo />
        <Row as="span" gap={4} align="center">
          <a href="/help" className="link">
            {t('help')}
          </a>
          <LanguageSelector compact />
          <SchemeSwitch />
        </Row>
      </Row>
      <Grid as="main" className={classes.main} align="center" across="center">
        <div className={classes.form}>
          {invite !== undefined && (
            <Suspense>
              <Invitation code={invite} onEmail={suggest} />
            </Suspense>
          )}
          <Activity mode={shown(!tab)}>
            <LoginForm {...byName} />
          </Activity>
          {opened.has('register') && (
            <Activity mode={shown(tab === 'register')}>
              <Suspense>
                <RegisterForm {...byEmail} />
              </Suspense>
            </Activity>
          )}
          {tab === 'qr' && (
            <Suspense>
              <CodeLogin place={place} />
            </Suspense>
          )}
          {opened.has('reset') && (
            <Activity mode={shown(tab === 'reset')}>
              <Suspense>
                <ResetForm {...byEmail} />
              </Suspense>
            </Activity>
          )}
        </div>
      </Grid>
      <LoginPicture />
    </Grid>
  );
};

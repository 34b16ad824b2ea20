import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Stack.css';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { Logo } from '@balcao/ui/logo.tsx';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import classes from './sign-in-page.module.css';
import { signInBody, useSignIn } from './staff.queries.ts';

/** The way into the console. `onEntered` gets the token of the new session. */
export const SignInPage = ({ onEntered }: { onEntered: (token: string) => void }) => {
  const t = useTranslations('staff');
  const frame = useTranslations('frame');
  const locale = useLocale();
  const signIn = useSignIn();
  const form = useForm({ initialValues: { email: '', password: '' }, validate: checkedNow(signInBody, locale) });
  useDocumentTitle(t('signIn'), frame('application'));
  const enter = form.onSubmit(
    (values) =>
      signIn.mutate(values, {
        onSuccess: ({ token }) => onEntered(token),
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  return (
    <div className={classes.page}>
      <header className={classes.tools}>
        <LanguageSelector />
        <SchemeSwitch />
      </header>
      <main className={classes.card}>
        <Logo face={frame('name')} />
        <h1 className={classes.title}>{t('signIn')}</h1>
        <p className={classes.line}>{t('signInText')}</p>
        <form onSubmit={enter} noValidate>
          <Stack>
            <TextInput
              type="email"
              autoComplete="username"
              label={t('email')}
              data-path="email"
              {...form.getInputProps('email')}
            />
            <PasswordField
              autoComplete="current-password"
              label={t('password')}
              data-path="password"
              {...form.getInputProps('password')}
            />
            <Button type="submit" size="md" fullWidth loading={signIn.isPending}>
              {t('enter')}
            </Button>
          </Stack>
        </form>
      </main>
    </div>
  );
};

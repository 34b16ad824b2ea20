import { AgreementField } from '@balcao/ui/agreement-field.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CaptchaInput } from '@balcao/ui/captcha-input.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { CodeProblem } from './authorization.queries.ts';
import { useRegisterForm } from './use-register-form.ts';

interface RegisterFormProps {
  /** The login code that was scanned. */
  code: string;
  /** The account is open, by this e-mail and name. */
  onDone: (account: string) => void;
  /** The code is not valid any more. */
  onProblem: (problem: CodeProblem) => void;
}

/** Opens an account by an e-mail that is proven and a name; the phone logs in to it, so no password is asked for. */
export const RegisterForm = ({ code, onDone, onProblem }: RegisterFormProps) => {
  const t = useTranslations('authorization.register');
  const shared = useTranslations('shared');
  const { values, errors, set, text, form, onSend, isSending, isPending, waitSeconds } = useRegisterForm(code, {
    onDone,
    onProblem,
  });
  // The button that was pressed is gone.
  useEffect(() => form.ref.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus(), [form.ref]);
  return (
    <>
      <Muted mt={4} mb={16} pretty>
        {t('line')}
      </Muted>
      <Grid as="form" gap={20} {...form}>
        <TextInput
          label={shared('email')}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
          {...text('email')}
        />
        <CaptchaInput
          name="captcha"
          value={values.captcha}
          error={errors.captcha}
          onChange={(digits) => set('captcha', digits)}
          onSend={onSend}
          sending={isSending}
          {...(waitSeconds === undefined ? {} : { waitSeconds })}
        />
        <TextInput
          label={t('account')}
          description={t('accountHelp')}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          {...text('account')}
        />
        <AgreementField checked={values.agreed} error={errors.agreed} onChange={(agreed) => set('agreed', agreed)} />
        <Button type="submit" size="md" fullWidth loading={isPending}>
          {t('submit')}
        </Button>
      </Grid>
    </>
  );
};

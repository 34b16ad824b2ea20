import { AgreementField } from '@balcao/ui/agreement-field.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useTranslations } from 'use-intl';
import { CodeFields } from './code-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import type { LoginPlace } from './login-address.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { sessionCalls } from './session-calls.ts';
import { useCall } from './use-call.ts';
import { type SharedEmail, useFields } from './use-fields.ts';

/** Opens an account with the code from the e-mail, and is logged in at once. */
export const RegisterForm = ({ place, ...shared }: SharedEmail & { place: LoginPlace }) => {
  const t = useTranslations('session');
  const sharedTexts = useTranslations('shared');
  const fields = useFields(
    { captcha: '', account: '', password: '', passwordAgain: '', agreed: false },
    shared,
    'register',
  );
  const register = useCall(async (values: typeof fields.values) => (await sessionCalls()).calls.register(values), {
    onDone: ({ token }) => {
      place.enter(token);
      tellGood(t('register.done'));
    },
    onRefused: fields.refused,
  });
  return (
    <FormFrame
      place={place}
      title={t('register.title')}
      line={t('register.line')}
      other={{ question: t('register.haveAccount'), answer: t('register.login'), tab: undefined }}
    >
      <Grid as="form" gap={20} mt={32} {...fields.form((values) => register.run(values))}>
        <CodeFields purpose="register" autoComplete="email" fields={fields} />
        <TextInput
          label={t('register.account')}
          description={t('register.accountHelp')}
          autoComplete="nickname"
          {...fields.text('account')}
        />
        <NewPasswordFields label={sharedTexts('password')} form={fields} />
        <AgreementField
          checked={fields.values.agreed}
          error={fields.error('agreed')}
          onChange={(agreed) => fields.set('agreed', agreed)}
        />
        <Button type="submit" fullWidth loading={register.isPending}>
          {t('register.submit')}
        </Button>
      </Grid>
    </FormFrame>
  );
};

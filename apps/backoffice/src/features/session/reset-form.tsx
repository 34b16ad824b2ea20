import { Button } from '@balcao/ui/button.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useTranslations } from 'use-intl';
import { CodeFields } from './code-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import type { LoginPlace } from './login-address.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { sessionCalls } from './session-calls.ts';
import { useCall } from './use-call.ts';
import { type SharedEmail, useFields } from './use-fields.ts';

/** Sets a new password with the code from the e-mail, then leads back to the login with the same address. */
export const ResetForm = ({ place, ...shared }: SharedEmail & { place: LoginPlace }) => {
  const t = useTranslations('session');
  const fields = useFields({ captcha: '', password: '', passwordAgain: '' }, shared, 'resetPassword');
  const reset = useCall(async (values: typeof fields.values) => (await sessionCalls()).calls.resetPassword(values), {
    onDone: () => {
      fields.empty();
      place.show(undefined);
      tellGood(t('reset.done'));
    },
    onRefused: fields.refused,
  });
  return (
    <FormFrame
      place={place}
      title={t('reset.title')}
      line={t('reset.line')}
      other={{ question: t('reset.remembered'), answer: t('reset.login'), tab: undefined }}
    >
      <Grid as="form" gap={20} mt={32} {...fields.form((values) => reset.run(values))}>
        <CodeFields purpose="resetPassword" autoComplete="username" fields={fields} />
        <NewPasswordFields label={t('reset.passwordNew')} form={fields} />
        <Button type="submit" fullWidth loading={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </Grid>
    </FormFrame>
  );
};

import { changeEmail } from '@balcao/contract/account';
import { Button } from '@balcao/ui/button.tsx';
import { CaptchaInput } from '@balcao/ui/captcha-input.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors, showRefusalAt } from '@balcao/ui/form-errors';
import { Grid, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { useForm } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useChangeEmail, useSendEmailCode } from './account.queries.ts';

interface EmailCodeStepProps {
  email: string;
  waitSeconds: number;
  onOther: () => void;
  onDone: () => void;
  onClose: () => void;
}

const strong = (words: ReactNode) => (
  <Text as="strong" weight={600} tone="text">
    {words}
  </Text>
);

/** The code that was sent to the new address. */
export const EmailCodeStep = ({ email, waitSeconds, onOther, onDone, onClose }: EmailCodeStepProps) => {
  const t = useTranslations('account.email');
  const id = useId();
  const send = useSendEmailCode();
  const change = useChangeEmail();
  const present = useRefusals();
  const form = useForm({
    initialValues: { email, captcha: '' },
    validate: checkedNow(changeEmail.body, useLocale()),
  });
  const submit = form.onSubmit(
    (values) =>
      change.mutate(values, {
        onSuccess: onDone,
        onError: (error) => {
          if (!showFieldErrors(form, error) && !showRefusalAt(form, 'captcha', error)) present(error);
        },
      }),
    focusFirst(form),
  );
  const sendAgain = () =>
    send.mutateAsync(email).then(
      () => {
        tellGood(t('sentAgain'));
        return true;
      },
      () => false, // The cache of queries has shown what was refused.
    );
  return (
    <Dialog
      title={t('change')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onOther}>
            {t('other')}
          </Button>
          <Button type="submit" form={id} loading={change.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      {t.rich('sentTo', { email, b: strong })}
      <Grid as="form" id={id} noValidate gap={16} mt={16} tone="text" onSubmit={submit}>
        <CaptchaInput
          data-autofocus
          sent
          description={null}
          sending={send.isPending}
          waitSeconds={waitSeconds}
          onSend={sendAgain}
          {...form.getInputProps('captcha')}
        />
      </Grid>
    </Dialog>
  );
};

import { sendOwnCaptcha } from '@balcao/contract/account';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSendEmailCode } from './account.queries.ts';

interface EmailAddressStepProps {
  /** The address to which a code is on its way already, or nothing. */
  known: string;
  /** `waitSeconds`: until another code may be sent; undefined when none was sent now. */
  onSent: (email: string, waitSeconds: number | undefined) => void;
  onClose: () => void;
}

/** To which address the account is to move. */
export const EmailAddressStep = ({ known, onSent, onClose }: EmailAddressStepProps) => {
  const t = useTranslations('account.email');
  const id = useId();
  const send = useSendEmailCode();
  const form = useForm({
    initialValues: { type: 'changeEmail' as const, email: known },
    validate: checkedNow(sendOwnCaptcha.body, useLocale()),
  });
  const submit = form.onSubmit((values) => {
    const email = values.email.trim().toLowerCase();
    if (email === known) return onSent(email, undefined);
    send.mutate(email, {
      onSuccess: ({ resendInSeconds }) => onSent(email, resendInSeconds),
      onError: (error) => showFieldErrors(form, error),
    });
  }, focusFirst(form));
  return (
    <Dialog
      title={t('change')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={send.isPending}>
          {t('send')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate gap={16} mt={16} tone="text" onSubmit={submit}>
        <TextInput
          data-autofocus
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('fresh')}
          description={t('freshHelp')}
          {...form.getInputProps('email')}
        />
      </Grid>
    </Dialog>
  );
};

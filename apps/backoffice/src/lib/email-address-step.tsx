import { Email } from '@balcao/contract/scalars';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';

interface Sent {
  /** Until another code may be sent. */
  readonly resendInSeconds: number;
}
interface EmailAddressStepProps {
  title: string;
  /** The address to which a code is on its way already, or nothing. */
  known: string;
  /** Sends a code there; what is refused is said at the field. */
  send: {
    readonly isPending: boolean;
    mutate(email: string, then: { onSuccess: (sent: Sent) => void; onError: (error: Error) => void }): void;
  };
  /** `waitSeconds`: until another code may be sent; undefined when none was sent now. */
  onSent: (email: string, waitSeconds: number | undefined) => void;
  onClose: () => void;
}
const AddressForm = z.object({ email: Email });

/** Which e-mail it is to be: a code goes there. */
export const EmailAddressStep = ({ title, known, send, onSent, onClose }: EmailAddressStepProps) => {
  const t = useTranslations('ui.captcha');
  const id = useId();
  const form = useForm({ initialValues: { email: known }, validate: checkedNow(AddressForm, useLocale()) });
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
      title={title}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={send.isPending}>
          {t('sendThere')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate gap={16} mt={16} tone="text" onSubmit={submit}>
        <TextInput
          data-autofocus
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('newAddress')}
          description={t('newAddressHelp')}
          {...form.getInputProps('email')}
        />
      </Grid>
    </Dialog>
  );
};

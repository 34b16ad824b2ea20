import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { type Sent, useUnknownOutcome } from '@balcao/ui/unknown-outcome';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddressFields, useAddressForm } from './address-fields.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { type AddBody, useAddWebhook } from './webhook.queries.ts';
import classes from './webhook-card.module.css';

interface AddDialogProps {
  /** Where what was sent is kept until its secret has been. */
  place: string;
  onClose: () => void;
}

/** What is typed, or what was sent without its secret being kept: that is sent again, and never a second one beside it. */
const useNewAddress = (place: string) => {
  const [key] = useState(() => crypto.randomUUID()); // One opening of the form is one address.
  const { unsure, outcome } = useUnknownOutcome<AddBody>(place, 'tab');
  const { mutate, isPending, data } = useAddWebhook(outcome);
  const form = useAddressForm({ url: '', name: '', types: null });
  const send = (sent: Sent<AddBody>) => mutate(sent, { onError: (error) => void showFieldErrors(form, error) });
  const submitTyped = form.onSubmit((body) => send({ key, body }), focusFirst(form));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!unsure) return submitTyped(event);
    event.preventDefault();
    send(unsure);
  };
  return { form, submit, unsure, isPending, secret: data?.secret, forget: outcome.onSuccess };
};

/** Adds an address, and then shows its secret. */
export const AddDialog = ({ place, onClose }: AddDialogProps) => {
  const t = useTranslations('webhook');
  const id = useId();
  const { form, submit, unsure, isPending, secret, forget } = useNewAddress(place);
  if (secret !== undefined) return <SecretDialog secret={secret} onKept={forget} onClose={onClose} />;
  return (
    <Dialog
      title={t('add')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {t(unsure ? 'lost.check' : 'form.submit')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate onSubmit={submit} className={classes.form} gap={16} mt={12}>
        {unsure ? (
          <UnsureNotice title={t('lost.title')} text={t('lost.added', { url: unsure.body.url })} />
        ) : (
          <>
            <AddressFields form={form} />
            <p>{t('form.noteFirst')}</p>
          </>
        )}
      </Grid>
    </Dialog>
  );
};

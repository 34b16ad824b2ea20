import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSecretForm } from '../../lib/use-secret-form.ts';
import { AddressFields, useAddressForm } from './address-fields.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useAddWebhook } from './webhook.queries.ts';
import classes from './webhook-card.module.css';

interface AddDialogProps {
  /** Where what was sent is kept until its secret has been. */
  place: string;
  onClose: () => void;
}

/** Adds an address, and then shows its secret. */
export const AddDialog = ({ place, onClose }: AddDialogProps) => {
  const t = useTranslations('webhook');
  const id = useId();
  const form = useAddressForm({ url: '', name: '', types: null });
  const { submit, unsure, isPending, secret, forget } = useSecretForm({ place, form, useCreate: useAddWebhook });
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

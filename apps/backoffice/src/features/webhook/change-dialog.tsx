import type { WebhookEndpoint } from '@balcao/contract/webhook';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { AddressFields, type AddressValues, useAddressForm } from './address-fields.tsx';
import { useUpdateWebhook } from './webhook.queries.ts';
import classes from './webhook-card.module.css';

interface ChangeDialogProps {
  /** The address as it is now. */
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

const valuesOf = ({ url, name, types }: WebhookEndpoint): AddressValues => ({ url, name, types });

/** Changes an address; its secret stays. */
export const ChangeDialog = ({ endpoint, onClose }: ChangeDialogProps) => {
  const t = useTranslations('webhook');
  const id = useId();
  const { mutate, isPending } = useUpdateWebhook();
  const form = useAddressForm(valuesOf(endpoint));
  const edited = useEditedForm({ latest: endpoint, valuesOf, form, isPending });
  const { base } = edited;
  const submit = form.onSubmit((values) => {
    const body = { ...values, version: base.version, enabled: base.state !== 'off' };
    mutate(
      { params: { id: base.id }, body },
      {
        tell: t('form.saved', { name: values.name }),
        onSuccess: onClose,
        onError: (error) => void showFieldErrors(form, error),
      },
    );
  }, focusFirst(form));
  return (
    <Dialog
      title={t('changeOf', { name: endpoint.name })}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending} disabled={edited.isEditConflict}>
          {t('form.save')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate onSubmit={submit} className={classes.form} gap={16} mt={12}>
        <AddressFields form={form} />
        <EditConflictNote of={edited} />
      </Grid>
    </Dialog>
  );
};

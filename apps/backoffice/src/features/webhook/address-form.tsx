import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { addWebhook, type WebhookEndpoint, type WebhookSubject } from '@balcao/contract/webhook';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { OvertakenNote } from '@balcao/ui/overtaken-note.tsx';
import { useEditedForm } from '@balcao/ui/use-edited';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { EventsField } from './events-field.tsx';
import { useAddWebhook, useUpdateWebhook } from './webhook.queries.ts';
import classes from './webhook-card.module.css';

interface AddressFormProps {
  /** The address as it is now; undefined for a new one. */
  endpoint: WebhookEndpoint | undefined;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

interface Values {
  url: string;
  name: string;
  types: WebhookSubject[] | null;
}
const valuesOf = (endpoint: WebhookEndpoint | undefined): Values => ({
  url: endpoint?.url ?? '',
  name: endpoint?.name ?? '',
  types: endpoint?.types ?? null,
});

/** Where it leads, how it is called, and what it is told about. A new one gets a secret. */
export const AddressForm = ({ endpoint, onSecret, onClose }: AddressFormProps) => {
  const t = useTranslations('webhook');
  const id = useId();
  const add = useAddWebhook();
  const update = useUpdateWebhook();
  const form = useForm({ initialValues: valuesOf(endpoint), validate: checkedNow(addWebhook.body, useLocale()) });
  const isPending = add.isPending || update.isPending;
  const edited = useEditedForm({ latest: endpoint, valuesOf, form, isPending });
  const { base } = edited;
  const onError = (error: unknown) => void showFieldErrors(form, error);
  const submit = form.onSubmit((values) => {
    if (!base) return add.mutate(values, { onSuccess: ({ secret }) => onSecret(secret), onError });
    const body = { ...values, version: base.version, enabled: base.state !== 'off' };
    const saved = () => {
      tellGood(t('form.saved', { name: values.name }));
      onClose();
    };
    return update.mutate({ params: { id: base.id }, body }, { onSuccess: saved, onError });
  }, focusFirst(form));
  return (
    <Dialog
      title={endpoint ? t('changeOf', { name: endpoint.name }) : t('add')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending} disabled={edited.isOvertaken}>
          {t(endpoint ? 'form.save' : 'form.submit')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={classes.form}>
        <TextInput
          data-autofocus
          type="url"
          label={t('form.url')}
          description={t('form.urlHelp')}
          placeholder={t('form.urlExample')}
          autoComplete="off"
          {...form.getInputProps('url')}
        />
        <TextInput
          label={t('form.name')}
          description={t('form.nameHelp')}
          placeholder={t('form.nameExample')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <EventsField
          value={form.values.types}
          error={form.errors.types}
          onChange={(types) => form.setFieldValue('types', types)}
        />
        {!endpoint && <p>{t('form.noteFirst')}</p>}
        <OvertakenNote of={edited} />
      </form>
    </Dialog>
  );
};

import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { saveWebhook } from '@balcao/contract/webhook';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSaveWebhook } from './webhook.queries.ts';
import classes from './webhook-card.module.css';

interface WebhookFormProps {
  url: string | undefined;
  onSaved: (secret: string) => void;
  onClose: () => void;
}

/** The address that is told from now on; saving it makes a new secret. */
export const WebhookForm = ({ url, onSaved, onClose }: WebhookFormProps) => {
  const t = useTranslations('webhook');
  const id = useId();
  const save = useSaveWebhook();
  const form = useForm({
    initialValues: { url: url ?? '' },
    validate: checkedNow(saveWebhook.body, useLocale()),
  });
  const submit = form.onSubmit(
    (values) =>
      save.mutate(values.url, {
        onSuccess: ({ secret }) => onSaved(secret),
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t(url ? 'change' : 'set')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={save.isPending}>
          {t('form.submit')}
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
        <p>{t(url ? 'form.note' : 'form.noteFirst')}</p>
      </form>
    </Dialog>
  );
};

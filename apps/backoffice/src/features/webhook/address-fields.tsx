import { addWebhook, type WebhookSubject } from '@balcao/contract/webhook';
import { checkedNow } from '@balcao/ui/form-check';
import { Grid } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { EventsField } from './events-field.tsx';

export interface AddressValues {
  url: string;
  name: string;
  types: WebhookSubject[] | null;
}

export const useAddressForm = (initialValues: AddressValues) =>
  useForm({ initialValues, validate: checkedNow(addWebhook.body, useLocale()) });

/** Where it leads, how it is called, and what it is told about. */
export const AddressFields = ({ form }: { form: ReturnType<typeof useAddressForm> }) => {
  const t = useTranslations('webhook.form');
  return (
    <>
      <TextInput
        data-autofocus
        type="url"
        label={t('url')}
        description={t('urlHelp')}
        placeholder={t('urlExample')}
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        placeholder={t('nameExample')}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Grid gap={16} data-path="types">
        <EventsField
          value={form.values.types}
          error={form.errors.types}
          onChange={(types) => form.setFieldValue('types', types)}
        />
      </Grid>
    </>
  );
};

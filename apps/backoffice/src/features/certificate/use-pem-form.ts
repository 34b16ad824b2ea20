import { fieldMessage } from '@balcao/contract/field-texts';
import { checkedNow, type Schema } from '@balcao/ui/form-check';
import { useForm } from '@mantine/form';
import { useLocale } from 'use-intl';
import { holdsPrivateKey, nameOfFile } from './pem.ts';

/** A name and a PEM text, in the field that the server calls it by; a private key is refused before anything is sent. */
export const usePemForm = (schema: Schema, field: 'pem' | 'csr') => {
  const locale = useLocale();
  const check = checkedNow(schema, locale);
  const privateKey = fieldMessage({ code: 'custom', path: [field], params: { text: 'privateKey' } }, locale);
  const form = useForm({
    initialValues: { name: '', text: '', reason: '' },
    validate: ({ name, text, reason }) => {
      const { [field]: mistake, ...errors } = check({ name, [field]: text, ...(reason && { reason }) });
      const wrong = holdsPrivateKey(text) ? privateKey : mistake;
      return { ...errors, ...(wrong ? { text: wrong } : {}) };
    },
  });
  return {
    form,
    /** What the server says of the field stands at the field of the form. */
    inForm: {
      ...form,
      setErrors: ({ [field]: text, ...errors }: Record<string, string>) =>
        form.setErrors({ ...errors, ...(text ? { text } : {}) }),
    },
    onRead: (text: string, fileName: string) => {
      form.setFieldValue('text', text);
      if (!form.values.name) form.setFieldValue('name', nameOfFile(fileName));
      if (holdsPrivateKey(text)) form.setFieldError('text', privateKey);
    },
    onMistake: (message: string) => form.setFieldError('text', message),
  };
};

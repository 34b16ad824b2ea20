import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { uploadCertificate } from '@balcao/contract/certificate';
import { fieldMessage } from '@balcao/contract/field-texts';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useUploadCertificate } from './certificate.queries.ts';
import { holdsPrivateKey, nameOfFile } from './pem.ts';
import { PemField } from './pem-field.tsx';
import classes from './upload-modal.module.css';

/** Registers a certificate; what is wrong with it is said at its field. */
const UploadModal = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('certificate');
  const id = useId();
  const locale = useLocale();
  const upload = useUploadCertificate();
  const check = checkedNow(uploadCertificate.body, locale);
  const privateKey = fieldMessage({ code: 'custom', path: ['pem'], params: { text: 'privateKey' } }, locale);
  const form = useForm({
    initialValues: { name: '', pem: '' },
    validate: (values) => ({ ...check(values), ...(holdsPrivateKey(values.pem) ? { pem: privateKey } : {}) }),
  });
  const submit = form.onSubmit(
    (values) =>
      upload.mutate(values, {
        onSuccess: ({ name }) => {
          tellGood(t('form.done', { name }));
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t('upload')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={upload.isPending}>
          {t('form.submit')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={classes.form}>
        <TextInput
          data-autofocus
          label={t('form.name')}
          description={t('form.nameHelp')}
          placeholder={t('form.nameExample')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <PemField
          input={form.getInputProps('pem')}
          onRead={(pem, fileName) => {
            form.setFieldValue('pem', pem);
            if (!form.values.name) form.setFieldValue('name', nameOfFile(fileName));
            if (holdsPrivateKey(pem)) form.setFieldError('pem', privateKey);
          }}
          onMistake={(message) => form.setFieldError('pem', message)}
        />
      </form>
    </Dialog>
  );
};
export default UploadModal;

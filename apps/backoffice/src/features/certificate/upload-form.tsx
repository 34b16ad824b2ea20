import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { uploadCertificate } from '@balcao/contract/certificate';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useUploadCertificate } from './certificate.queries.ts';
import { PemField } from './pem-field.tsx';
import classes from './register-dialog.module.css';
import { usePemForm } from './use-pem-form.ts';

/** Registers a certificate that exists; what is wrong with it is said at its field. */
export const UploadForm = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('certificate');
  const upload = useUploadCertificate();
  const { form, inForm, onRead, onMistake } = usePemForm(uploadCertificate.body, 'pem');
  const submit = form.onSubmit(
    ({ name, text: pem }) =>
      upload.mutate(
        { name, pem },
        {
          onSuccess: (made) => {
            tellGood(t('form.done', { name: made.name }));
            onClose();
          },
          onError: (error) => showFieldErrors(inForm, error),
        },
      ),
    focusFirst(form),
  );
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <TextInput
        label={t('form.name')}
        description={t('form.nameHelp')}
        placeholder={t('form.nameExample')}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <PemField kind="CERTIFICATE" input={form.getInputProps('text')} onRead={onRead} onMistake={onMistake} />
      <div className={classes.actions}>
        <Button type="submit" loading={upload.isPending}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
};

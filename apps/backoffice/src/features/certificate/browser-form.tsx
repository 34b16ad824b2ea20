import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { type Certificate, certificateDaysDefault } from '@balcao/contract/certificate';
import { showFieldErrors } from '@balcao/ui/form-errors';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIssueCertificate } from './certificate.queries.ts';
import { type Days, DaysField } from './days-field.tsx';
import { makeKey } from './make-key.ts';
import classes from './register-dialog.module.css';

interface BrowserFormProps {
  merchantNumber: string;
  onMade: (made: { certificate: Certificate; privateKey: string }) => void;
}

/** Makes the key pair in this browser and sends only the request; what is made is handed on, and kept nowhere. */
export const BrowserForm = ({ merchantNumber, onMade }: BrowserFormProps) => {
  const t = useTranslations('certificate');
  const issue = useIssueCertificate();
  const [days, setDays] = useState<Days>(certificateDaysDefault);
  const [isMaking, setIsMaking] = useState(false);
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() ? null : t('form.nameMissing')) },
  });
  const submit = form.onSubmit(async ({ name }) => {
    setIsMaking(true);
    try {
      const { csr, privateKey } = await makeKey(merchantNumber);
      const certificate = await issue.mutateAsync({ name, csr, days });
      onMade({ certificate, privateKey });
    } catch (error) {
      showFieldErrors(form, error);
      setIsMaking(false);
    }
  });
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <p className={classes.note}>
        <IconShieldLock size={20} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
        {t('browser.promise')}
      </p>
      <TextInput
        data-autofocus
        label={t('form.name')}
        description={t('form.nameHelp')}
        placeholder={t('form.nameExample')}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <DaysField value={days} onChange={setDays} />
      <div className={classes.actions}>
        <Button type="submit" loading={isMaking}>
          {t('browser.submit')}
        </Button>
      </div>
    </form>
  );
};

import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { certificateDaysDefault, issueCertificate } from '@balcao/contract/certificate';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIssueCertificate } from './certificate.queries.ts';
import { type Days, DaysField } from './days-field.tsx';
import { requestCommand } from './openssl.ts';
import { PemField } from './pem-field.tsx';
import classes from './register-dialog.module.css';
import { savePem } from './save-pem.ts';
import { usePemForm } from './use-pem-form.ts';

/** Has a request signed that was made elsewhere; the certificate is registered at once and saved. */
export const RequestForm = ({ merchantNumber, onClose }: { merchantNumber: string; onClose: () => void }) => {
  const t = useTranslations('certificate');
  const issue = useIssueCertificate();
  const [days, setDays] = useState<Days>(certificateDaysDefault);
  const { form, inForm, onRead, onMistake } = usePemForm(issueCertificate.body, 'csr');
  const submit = form.onSubmit(
    ({ name, text: csr }) =>
      issue.mutate(
        { name, csr, days },
        {
          onSuccess: (made) => {
            savePem(made);
            tellGood(t('request.done', { name: made.name }));
            onClose();
          },
          onError: (error) => showFieldErrors(inForm, error),
        },
      ),
    focusFirst(form),
  );
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <Foldable title={t('request.how')}>
        <CodeBlock code={requestCommand(merchantNumber)} what={t('openssl.what')} />
      </Foldable>
      <TextInput
        label={t('form.name')}
        description={t('form.nameHelp')}
        placeholder={t('form.nameExample')}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <PemField kind="CERTIFICATE REQUEST" input={form.getInputProps('text')} onRead={onRead} onMistake={onMistake} />
      <DaysField value={days} onChange={setDays} />
      <div className={classes.actions}>
        <Button type="submit" loading={issue.isPending}>
          {t('request.submit')}
        </Button>
      </div>
    </form>
  );
};

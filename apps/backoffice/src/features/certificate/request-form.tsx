import { certificateDaysDefault, issueCertificate } from '@balcao/contract/certificate';
import { Button } from '@balcao/ui/button.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { submitOrResend } from '@balcao/ui/submit-or-resend';
import { type Sent, useUnknownOutcome } from '@balcao/ui/unknown-outcome';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type IssueBody, useIssueCertificate } from './certificate.queries.ts';
import { type Days, DaysField } from './days-field.tsx';
import { NameField } from './name-field.tsx';
import { requestCommand } from './openssl.ts';
import { PemField } from './pem-field.tsx';
import classes from './register-dialog.module.css';
import { savePem } from './save-pem.ts';
import { usePemForm } from './use-pem-form.ts';

interface RequestFormProps {
  merchantNumber: string;
  onClose: () => void;
}

/** The typed values, or a request that was sent without an answer: that one is sent again, so that no second one is created. */
const useRequestForm = ({ merchantNumber, onClose }: RequestFormProps) => {
  const t = useTranslations('certificate');
  const [key] = useState(() => crypto.randomUUID()); // One opening of the form is one certificate.
  const { unsure, outcome } = useUnknownOutcome<IssueBody>(`certificate:${merchantNumber}`);
  const issue = useIssueCertificate(outcome);
  const [days, setDays] = useState<Days>(certificateDaysDefault);
  const fields = usePemForm(issueCertificate.body, 'csr');
  const send = (sent: Sent<IssueBody>) =>
    issue.mutate(sent, {
      tell: ({ name }) => t('request.done', { name }),
      onSuccess: ({ pem, name }) => {
        savePem(pem, name, 'certificate');
        onClose();
      },
      onError: (error) => showFieldErrors(fields.inForm, error),
    });
  const submitTyped = fields.form.onSubmit(
    ({ name, text: csr }) => send({ key, body: { name, csr, days } }),
    focusFirst(fields.form),
  );
  const submit = submitOrResend({ unsure, send, submitTyped });
  return { ...fields, days, setDays, submit, unsure, isPending: issue.isPending };
};

/** Has a request signed that was made elsewhere; the certificate is registered at once and saved. */
export const RequestForm = (props: RequestFormProps) => {
  const t = useTranslations('certificate');
  const shared = useTranslations('shared');
  const request = useRequestForm(props);
  const { submit, unsure, isPending } = request;
  return (
    <Grid as="form" noValidate onSubmit={submit} className={classes.form} gap={20} mt={12}>
      {unsure ? (
        <UnsureNotice title={shared('answerLost')} text={t('lost.text')} />
      ) : (
        <RequestFields merchantNumber={props.merchantNumber} request={request} />
      )}
      <Row gap={12} wrap>
        <Button type="submit" loading={isPending}>
          {t(unsure ? 'lost.check' : 'request.submit')}
        </Button>
      </Row>
    </Grid>
  );
};

interface RequestFieldsProps {
  merchantNumber: string;
  request: ReturnType<typeof useRequestForm>;
}
const RequestFields = ({ merchantNumber, request }: RequestFieldsProps) => {
  const t = useTranslations('certificate');
  const { form, onRead, onMistake, days, setDays } = request;
  return (
    <>
      <Foldable title={t('request.how')}>
        <CodeBlock code={requestCommand(merchantNumber)} what={t('openssl.what')} />
      </Foldable>
      <NameField input={form.getInputProps('name')} />
      <PemField kind="CERTIFICATE REQUEST" input={form.getInputProps('text')} onRead={onRead} onMistake={onMistake} />
      <DaysField value={days} onChange={setDays} />
    </>
  );
};

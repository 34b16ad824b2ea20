import { uploadCertificate } from '@balcao/contract/certificate';
import { Button } from '@balcao/ui/button.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { submitOrResend } from '@balcao/ui/submit-or-resend';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { type Sent, useUnknownOutcome } from '@balcao/ui/unknown-outcome';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { type UploadBody, useUploadCertificate, wantsReason } from './certificate.queries.ts';
import { NameField } from './name-field.tsx';
import { PemField } from './pem-field.tsx';
import classes from './register-dialog.module.css';
import { usePemForm } from './use-pem-form.ts';

interface UploadFormProps {
  merchantNumber: string;
  onClose: () => void;
}

/** What is typed, or what was sent and never answered: that is sent again, and the first answer comes. */
const useUploadForm = ({ merchantNumber, onClose }: UploadFormProps) => {
  const t = useTranslations('certificate');
  const [key] = useState(() => crypto.randomUUID()); // One opening of the form is one certificate.
  const { unsure, outcome } = useUnknownOutcome<UploadBody>(`certificate-upload:${merchantNumber}`);
  const [needsReason, setNeedsReason] = useState(false);
  const upload = useUploadCertificate(outcome);
  const fields = usePemForm(uploadCertificate.body, 'pem');
  const send = (sent: Sent<UploadBody>) =>
    upload.mutate(sent, {
      tell: ({ name }) => t('form.done', { name }),
      onSuccess: onClose,
      onError: (error) => {
        // The field has to be there before what is wrong with it can stand at it.
        if (wantsReason(error)) flushSync(() => setNeedsReason(true));
        showFieldErrors(fields.inForm, error);
      },
    });
  const submitTyped = fields.form.onSubmit(
    ({ name, text: pem, reason }) => send({ key, body: { name, pem, ...(needsReason && { reason }) } }),
    focusFirst(fields.form),
  );
  const submit = submitOrResend({ unsure, send, submitTyped });
  return { ...fields, submit, unsure, needsReason, isPending: upload.isPending };
};

/** Registers a certificate that exists; what is wrong with it is said at its field. */
export const UploadForm = (props: UploadFormProps) => {
  const t = useTranslations('certificate');
  const shared = useTranslations('shared');
  const { form, onRead, onMistake, submit, unsure, needsReason, isPending } = useUploadForm(props);
  return (
    <Grid as="form" noValidate onSubmit={submit} className={classes.form} gap={20} mt={12}>
      {unsure ? (
        <UnsureNotice title={shared('answerLost')} text={t('lost.text')} />
      ) : (
        <>
          <NameField input={form.getInputProps('name')} />
          <PemField kind="CERTIFICATE" input={form.getInputProps('text')} onRead={onRead} onMistake={onMistake} />
          {needsReason && (
            <Textarea
              label={t('form.reason')}
              description={t('form.reasonHelp')}
              rows={2}
              {...form.getInputProps('reason')}
            />
          )}
        </>
      )}
      <Row gap={12} wrap>
        <Button type="submit" loading={isPending}>
          {t(unsure ? 'lost.check' : 'form.submit')}
        </Button>
      </Row>
    </Grid>
  );
};

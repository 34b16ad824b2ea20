import { addEvidence, evidenceAtMost } from '@balcao/contract/dispute';
import { Button } from '@balcao/ui/button.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentField } from '../../lib/document-field.tsx';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { useAddEvidence } from './dispute.queries.ts';

interface EvidenceFormProps {
  number: string;
  /** So many more files the dispute takes. */
  filesLeft: number;
}

/** What speaks for the team: a text, documents, or both. */
export const EvidenceForm = ({ number, filesLeft }: EvidenceFormProps) => {
  const t = useTranslations('dispute.evidence');
  const shared = useTranslations('shared');
  const may = useMay(addEvidence);
  const [isSending, setSending] = useState(false);
  const add = useAddEvidence(number);
  const form = useForm({
    initialValues: { text: '', files: [] as string[] },
    validate: { text: (text, { files }) => (text.trim() === '' && files.length === 0 ? t('nothing') : null) },
  });
  if (!may) return <WhyNot of={addEvidence} line />;
  const submit = form.onSubmit(
    (body) => add.mutate(body, { tell: t('done'), onError: (error) => showFieldErrors(form, error) }),
    focusFirst(form),
  );
  return (
    <Grid as="form" noValidate onSubmit={submit} gap={16} mt={16}>
      <Textarea
        label={t('text')}
        description={t('textHelp')}
        rows={4}
        maxLength={evidenceAtMost.characters}
        {...form.getInputProps('text')}
      />
      {filesLeft > 0 && (
        <DocumentField
          label={shared('documents')}
          help={t('filesHelp', { count: filesLeft })}
          atMost={filesLeft}
          value={form.values.files}
          onChange={(files) => form.setFieldValue('files', files)}
          error={form.errors.files}
          path="files"
          onSending={setSending}
        />
      )}
      <Button type="submit" loading={add.isPending} disabled={isSending}>
        {t('send')}
      </Button>
    </Grid>
  );
};

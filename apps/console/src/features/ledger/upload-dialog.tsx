import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { problemOf } from '@balcao/contract/file-rule';
import { FileRail, railFile, railFileColumns } from '@balcao/contract/ledger-reconciliation';
import { Button } from '@balcao/ui/button.tsx';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { acceptOf } from '@balcao/ui/file-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useForm } from '@mantine/form';
import { IconFileText } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FileProblems } from './file-problems.tsx';
import classes from './reconciliation.module.css';
import { useUploadRailFile } from './reconciliation.queries.ts';

interface UploadDialogProps {
  onClose: () => void;
  /** With the id of what was taken. */
  onTaken: (id: string) => void;
}

/** Undefined when it is no text in UTF-8. */
const textOf = async (file: File): Promise<string | undefined> => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};
const yesterday = (): string => addDays(civilDayOf(new Date().toISOString(), DEFAULT_ZONE), -1);

/** What is filled in, and how it is sent. */
const useRailFile = (onTaken: UploadDialogProps['onTaken']) => {
  const t = useTranslations('reconciliation.upload');
  const upload = useUploadRailFile();
  const present = useRefusals();
  const form = useForm({
    initialValues: { rail: '02' as FileRail, day: yesterday(), file: null as File | null },
    validate: {
      day: (day) => (/^\d{8}$/.test(day) ? null : t('dayMissing')),
      file: (file) => {
        if (!file) return t('fileMissing');
        const problem = problemOf(file, railFile);
        if (problem === 'tooLarge') return t('tooLarge');
        return problem ? t('noText') : null;
      },
    },
  });
  const send = async ({ rail, day, file }: typeof form.values): Promise<void> => {
    const text = file ? await textOf(file) : undefined;
    if (!file || text === undefined) return form.setFieldError('file', t('noText'));
    upload.mutate(
      { rail, day, name: file.name, text },
      {
        tell: ({ reconciliation, repeated }) => (reconciliation ? t(repeated ? 'repeated' : 'taken') : undefined),
        onSuccess: ({ reconciliation }) => reconciliation && onTaken(reconciliation.id),
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      },
    );
  };
  return { form, upload, send };
};

interface FileFieldProps {
  file: File | null;
  error: React.ReactNode;
  onFile: (file: File | null) => void;
}
const FileField = ({ file, error, onFile }: FileFieldProps) => {
  const t = useTranslations('reconciliation.upload');
  const id = useId();
  const choose = useRef<HTMLInputElement>(null);
  return (
    <div data-path="file">
      <Button
        variant="default"
        leftSection={<IconFileText size={18} stroke={1.8} aria-hidden />}
        aria-describedby={id}
        onClick={() => choose.current?.click()}
      >
        {t(file ? 'chooseAnother' : 'choose')}
      </Button>
      <p id={id} role={error ? 'alert' : undefined} className={error ? classes.wrong : classes.name}>
        {error ?? file?.name ?? t('nothing')}
      </p>
      <input
        ref={choose}
        hidden
        type="file"
        aria-label={t('choose')}
        accept={acceptOf(railFile)}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0] ?? null);
          // The same file may be chosen again once it is corrected.
          currentTarget.value = '';
        }}
      />
    </div>
  );
};

/** Takes the file of a rail that sends its own by another way; what is wrong in it is said line by line. */
const UploadDialog = ({ onClose, onTaken }: UploadDialogProps) => {
  const t = useTranslations('reconciliation');
  const id = useId();
  const { form, upload, send } = useRailFile(onTaken);
  return (
    <Dialog
      title={t('upload.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={upload.isPending}>
          {t('upload.submit')}
        </Button>
      }
    >
      {t('upload.text', { columns: railFileColumns.join(', ') })}
      <Grid
        as="form"
        id={id}
        noValidate
        gap={16}
        mt={16}
        onSubmit={form.onSubmit((values) => void send(values), focusFirst(form))}
      >
        <NativeSelect
          label={t('columns.rail')}
          data={FileRail.options.map((value) => ({ value, label: t(`rail.${value}`) }))}
          {...form.getInputProps('rail')}
        />
        <DayInput
          label={t('upload.day')}
          data-path="day"
          help={t('upload.dayHelp')}
          value={form.values.day}
          error={form.errors.day}
          onChange={(value) => form.setFieldValue('day', value)}
        />
        <FileField
          file={form.values.file}
          error={form.errors.file}
          onFile={(file) => {
            upload.reset();
            form.setFieldValue('file', file);
          }}
        />
        {upload.data && !upload.data.reconciliation && <FileProblems {...upload.data} />}
      </Grid>
    </Dialog>
  );
};
export default UploadDialog;

import type { PackageFault } from '@balcao/contract/envelope';
import { createVersion } from '@balcao/contract/version';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { faultsOf, useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { FaultList } from './fault-list.tsx';
import { PackageField } from './package-field.tsx';
import { type SendPackage, usePackage } from './use-package.ts';
import { sendPackage, useCreateVersion } from './version.queries.ts';

interface UploadDialogProps {
  appletId: string;
  /** The number that comes next. */
  nextNumber: string;
  onClose: () => void;
  /** How a package reaches the server. */
  send?: SendPackage;
}

/** The typed fields of a version, and the state of its package; neither is lost when the other is refused. */
const useUpload = ({ appletId, nextNumber, onClose, send }: UploadDialogProps) => {
  const t = useTranslations('version.upload');
  const present = useRefusals();
  const { merchantId } = useCurrentUser();
  const sent = usePackage(send ?? ((zip, watch) => sendPackage(zip, merchantId ?? '', watch)));
  const [faults, setFaults] = useState<readonly PackageFault[]>([]);
  const create = useCreateVersion(appletId);
  const uploadId = sent.state.step === 'sent' ? sent.state.uploadId : '';
  const check = checkedNow(createVersion.body, useLocale());
  const form = useForm({
    initialValues: { number: nextNumber, description: '' },
    validate: (values) => {
      const { uploadId: missing, ...rest } = check({ ...values, uploadId });
      return missing ? { ...rest, package: t(sent.state.step === 'none' ? 'missing' : 'notYet') } : rest;
    },
  });
  const refused = (error: Error) => {
    const found = faultsOf(error);
    if (found) {
      setFaults(found);
      // The package is of no use; the next one takes its place.
      sent.drop();
    } else if (!showFieldErrors(form, error)) present(error);
  };
  const submit = form.onSubmit((values) => {
    setFaults([]);
    create.mutate(
      { ...values, uploadId },
      { tell: ({ number }) => t('done', { number }), onSuccess: onClose, onError: refused },
    );
  }, focusFirst(form));
  const take: typeof sent.take = (given) => {
    setFaults([]);
    form.clearFieldError('package');
    sent.take(given);
  };
  const askAgain = () =>
    create.unsure &&
    create.mutate(create.unsure, { tell: ({ number }) => t('done', { number }), onSuccess: onClose, onError: refused });
  return { form, submit, faults, package: { ...sent, take }, isPending: create.isPending, create, askAgain };
};

/** A package and what is said of it: both together are a version. */
const UploadDialog = (props: UploadDialogProps) => {
  const t = useTranslations('version.upload');
  const version = useTranslations('version');
  const shared = useTranslations('shared');
  const id = useId();
  const { form, submit, faults, package: sent, isPending, create, askAgain } = useUpload(props);
  const isSending = sent.state.step === 'reading' || sent.state.step === 'sending';
  if (create.unsure && !isPending)
    return (
      <Dialog title={t('title')} onClose={props.onClose} footer={<Button onClick={askAgain}>{t('lost.check')}</Button>}>
        <UnsureNotice title={shared('answerLost')} text={t('lost.text', { number: create.unsure.number })} />
      </Dialog>
    );
  return (
    <Dialog
      title={t('title')}
      onClose={props.onClose}
      footer={
        <Button type="submit" form={id} loading={isPending} disabled={isSending}>
          {t('create')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate onSubmit={submit} gap={16} mt={12}>
        <PackageField sent={sent} error={form.errors.package} isBusy={isPending} />
        {faults.length > 0 && <FaultList faults={faults} />}
        <TextInput
          label={shared('number')}
          description={t('numberHelp')}
          autoComplete="off"
          inputMode="decimal"
          {...form.getInputProps('number')}
        />
        <Textarea
          label={version('description')}
          description={t('descriptionHelp')}
          rows={3}
          {...form.getInputProps('description')}
        />
      </Grid>
    </Dialog>
  );
};
export default UploadDialog;

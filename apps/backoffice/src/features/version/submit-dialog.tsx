import type { AppletVersion } from '@balcao/contract/version';
import { VersionSubmission } from '@balcao/contract/version-review';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSubmitVersion } from './version.queries.ts';

interface SubmitDialogProps {
  appletId: string;
  version: AppletVersion;
  onClose: () => void;
}

/** What the reviewer needs to know before a version is looked at. */
const SubmitDialog = ({ appletId, version, onClose }: SubmitDialogProps) => {
  const t = useTranslations('version.submit');
  const id = useId();
  const present = useRefusals();
  const { number, id: versionId } = version;
  const { mutate, isPending } = useSubmitVersion(appletId, versionId);
  const form = useForm({
    initialValues: { lookAt: '', testAccount: '' },
    validate: checkedNow(VersionSubmission, useLocale()),
  });
  const submit = form.onSubmit((values) => {
    mutate(values, {
      tell: t('done', { number }),
      onSuccess: onClose,
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  }, focusFirst(form));
  return (
    <Dialog
      title={t('title', { number })}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {t('action')}
        </Button>
      }
    >
      {t('text')}
      <Grid as="form" id={id} noValidate onSubmit={submit} gap={16} mt={16}>
        <Textarea
          data-autofocus
          label={t('lookAt')}
          description={t('lookAtHelp')}
          rows={4}
          {...form.getInputProps('lookAt')}
        />
        <Textarea
          label={t('testAccount')}
          description={t('testAccountHelp')}
          rows={2}
          autoComplete="off"
          {...form.getInputProps('testAccount')}
        />
      </Grid>
    </Dialog>
  );
};
export default SubmitDialog;

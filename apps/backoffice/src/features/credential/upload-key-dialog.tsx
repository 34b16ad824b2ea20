import { createUploadKey } from '@balcao/contract/applet-upload-key';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Box } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SecretDialog } from '../../lib/secret-dialog.tsx';
import { useCreateUploadKey } from './credential.queries.ts';

/** The key, after it has been made. */
const ShownKey = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const t = useTranslations('credential.uploadKeys');
  const leave = { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') };
  const words = { title: t('keep'), text: t('keepText'), what: t('what'), kept: t('kept'), leave };
  return <SecretDialog secret={secret} words={words} onClose={onClose} />;
};

/** Asks for which machine a key is, makes it, and shows it. */
const UploadKeyDialog = ({ appletId, onClose }: { appletId: string; onClose: () => void }) => {
  const t = useTranslations('credential.uploadKeys');
  const shared = useTranslations('shared');
  const id = useId();
  const { mutate, isPending, data } = useCreateUploadKey(appletId);
  const form = useForm({ initialValues: { name: '' }, validate: checkedNow(createUploadKey.body, useLocale()) });
  const submit = form.onSubmit(
    ({ name }) => mutate(name, { onError: (error) => void showFieldErrors(form, error) }),
    focusFirst(form),
  );
  if (data) return <ShownKey secret={data.secret} onClose={onClose} />;
  return (
    <Dialog
      title={t('make')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {t('make')}
        </Button>
      }
    >
      <Box as="form" id={id} noValidate onSubmit={submit}>
        <TextInput
          data-autofocus
          label={shared('name')}
          description={t('nameHelp')}
          placeholder={t('example')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
      </Box>
    </Dialog>
  );
};
export default UploadKeyDialog;

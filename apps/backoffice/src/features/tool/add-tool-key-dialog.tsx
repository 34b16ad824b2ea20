import { createToolKey } from '@balcao/contract/tool-key';
import { Button } from '@balcao/ui/button.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { Box } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SecretDialog } from '../../lib/secret-dialog.tsx';
import { useSecretForm } from '../../lib/use-secret-form.ts';
import { useCreateToolKey } from './tool-key.queries.ts';

interface AddToolKeyDialogProps {
  /** Where what was sent is kept until the key has been. */
  place: string;
  onClose: () => void;
}

/** Names a machine and makes its key, and then shows it with the command that takes it. */
const AddToolKeyDialog = ({ place, onClose }: AddToolKeyDialogProps) => {
  const t = useTranslations('tool');
  const id = useId();
  const form = useForm({ initialValues: { name: '' }, validate: checkedNow(createToolKey.body, useLocale()) });
  const { submit, unsure, isPending, secret, forget } = useSecretForm({ place, form, useCreate: useCreateToolKey });
  const close = () => {
    forget();
    onClose();
  };
  if (secret !== undefined) return <NewKey secret={secret} onClose={close} />;
  return (
    <Dialog
      title={t('add')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {t(unsure ? 'lost.check' : 'submit')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {unsure ? (
          <UnsureNotice title={t('lost.title')} text={t('lost.text', { name: unsure.body.name })} />
        ) : (
          <TextInput
            data-autofocus
            label={t('name')}
            description={t('nameHelp')}
            placeholder={t('nameExample')}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
        )}
      </form>
    </Dialog>
  );
};
export default AddToolKeyDialog;

const NewKey = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const t = useTranslations('tool.key');
  const leave = { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') };
  const words = { title: t('title'), text: t('text'), what: t('what'), kept: t('close'), leave };
  return (
    <SecretDialog secret={secret} words={words} onClose={onClose}>
      <Box mt={16}>{t('next')}</Box>
      <Box mt={8}>
        <CodeBlock code={`npx balcao login --with-key --server ${window.location.origin}`} what={t('command')} />
      </Box>
    </SecretDialog>
  );
};

import { type Passkey, renamePasskey } from '@balcao/contract/passkey';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Box } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useRenamePasskey } from './passkey.queries.ts';

/** Gives a passkey another name. */
const RenameDialog = ({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const t = useTranslations('passkey');
  const shared = useTranslations('shared');
  const id = useId();
  const rename = useRenamePasskey();
  const form = useForm({
    initialValues: { name: passkey.name },
    validate: checkedNow(renamePasskey.body, useLocale()),
  });
  const submit = form.onSubmit(
    ({ name }) =>
      rename.mutate(
        { id: passkey.id, name },
        {
          tell: ({ name: now }) => t('rename.done', { name: now }),
          onSuccess: onClose,
          onError: (error) => showFieldErrors(form, error),
        },
      ),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t('rename.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={rename.isPending}>
          {t('rename.submit')}
        </Button>
      }
    >
      <Box as="form" id={id} noValidate onSubmit={submit} mt={20}>
        <TextInput
          data-autofocus
          label={shared('name')}
          description={t('form.nameHelp')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
      </Box>
    </Dialog>
  );
};
export default RenameDialog;

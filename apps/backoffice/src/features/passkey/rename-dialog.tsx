import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { type Passkey, renamePasskey } from '@balcao/contract/passkey';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useRenamePasskey } from './passkey.queries.ts';
import classes from './passkey-dialog.module.css';

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
          onSuccess: ({ name: now }) => {
            tellGood(t('rename.done', { name: now }));
            onClose();
          },
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
      <form id={id} noValidate onSubmit={submit} className={classes.form}>
        <TextInput
          data-autofocus
          label={shared('name')}
          description={t('form.nameHelp')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
      </form>
    </Dialog>
  );
};
export default RenameDialog;

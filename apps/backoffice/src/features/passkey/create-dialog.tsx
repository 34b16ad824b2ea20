import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { renamePasskey } from '@balcao/contract/passkey';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconDevices, IconFingerprint, IconInfoCircle, IconShieldCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { failureOf } from '../../lib/webauthn.ts';
import { deviceNameOf } from './device-name.ts';
import { useAddPasskey } from './passkey.queries.ts';
import classes from './passkey-dialog.module.css';

const points = [
  { id: 'unlock', Icon: IconFingerprint },
  { id: 'safe', Icon: IconShieldCheck },
  { id: 'kept', Icon: IconDevices },
] as const;

/** What a passkey is, in plain words. */
const Explanation = () => {
  const t = useTranslations('passkey.form.text');
  return (
    <ul className={classes.points}>
      {points.map(({ id, Icon }) => (
        <li key={id}>
          <Icon size={20} stroke={1.7} aria-hidden />
          {t(id)}
        </li>
      ))}
    </ul>
  );
};

interface CreateDialogProps {
  /** The names of the passkeys there are. */
  taken: readonly string[];
  onClose: () => void;
}

/** Says what a passkey is, asks what to call it, and lets the device make it. */
const CreateDialog = ({ taken, onClose }: CreateDialogProps) => {
  const t = useTranslations('passkey');
  const shared = useTranslations('shared');
  const id = useId();
  const add = useAddPasskey();
  const present = useRefusals();
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>();
  const form = useForm({
    initialValues: { name: deviceNameOf(navigator.userAgent, taken) },
    validate: checkedNow(renamePasskey.body, useLocale()),
  });
  const submit = form.onSubmit(({ name }) => {
    setFailure(undefined);
    add.mutate(name, {
      onSuccess: (made) => {
        tellGood(t('form.done', { name: made.name }));
        onClose();
      },
      onError: (error) => {
        const why = failureOf(error);
        setFailure(why);
        if (!why && !showFieldErrors(form, error)) present(error);
      },
    });
  }, focusFirst(form));
  return (
    <Dialog
      title={t('create')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={add.isPending}>
          {t('create')}
        </Button>
      }
    >
      <Explanation />
      <form id={id} noValidate onSubmit={submit} className={classes.form}>
        <TextInput
          data-autofocus
          label={shared('name')}
          description={t('form.nameHelp')}
          placeholder={t('form.nameExample')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
      </form>
      {failure && (
        <p className={classes.failure} role="alert">
          <IconInfoCircle size={20} stroke={1.8} aria-hidden />
          {t(`failure.${failure}`)}
        </p>
      )}
    </Dialog>
  );
};
export default CreateDialog;

import { renamePasskey } from '@balcao/contract/passkey';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Box, Grid, Row } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
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
    <Grid as="ul" className={classes.points} gap={12} mt={8}>
      {points.map(({ id, Icon }) => (
        <li key={id}>
          <Icon size={20} stroke={1.7} aria-hidden />
          {t(id)}
        </li>
      ))}
    </Grid>
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
      tell: (made) => t('form.done', { name: made.name }),
      onSuccess: onClose,
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
      <Box as="form" id={id} noValidate onSubmit={submit} mt={20}>
        <TextInput
          data-autofocus
          label={shared('name')}
          description={t('form.nameHelp')}
          placeholder={t('form.nameExample')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
      </Box>
      {failure && (
        <Row as="p" gap={8} mt={16} py={10} px={12} tone="waiting" ground="waiting" rounded="md" role="alert">
          <IconInfoCircle size={20} stroke={1.8} aria-hidden />
          {t(`failure.${failure}`)}
        </Row>
      )}
    </Dialog>
  );
};
export default CreateDialog;

import type { DeviceProduct } from '@balcao/contract/device';
import { addDevice, type DeviceToSetUp } from '@balcao/contract/device-list';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useAddDevice } from './device.queries.ts';

interface AddDialogProps {
  product: DeviceProduct;
  onClose: () => void;
  onDone: (made: DeviceToSetUp) => void;
}

/** A device to be: its name, by which the team knows it. */
const AddDialog = ({ product, onClose, onDone }: AddDialogProps) => {
  const t = useTranslations('device');
  const shared = useTranslations('shared');
  const id = useId();
  const add = useAddDevice();
  const check = checkedNow(addDevice.body, useLocale());
  const form = useForm({ initialValues: { name: '' }, validate: ({ name }) => check({ product, name }) });
  const submit = form.onSubmit(
    ({ name }) =>
      add.mutate({ product, name }, { onSuccess: onDone, onError: (error) => void showFieldErrors(form, error) }),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t(`add.${product}`)}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={add.isPending}>
          {shared('add')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextInput
          data-autofocus
          label={shared('name')}
          description={t('nameHelp')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
      </form>
    </Dialog>
  );
};
export default AddDialog;

import { requestRemoval } from '@balcao/contract/applet-removal';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useRequestRemoval } from './removal.queries.ts';

interface RemovalDialogProps {
  appletId: string;
  /** Of the mini program. */
  name: string;
  onClose: () => void;
}

/** Asks staff to take a mini program from the shelf, with a reason that they read. */
export const RemovalDialog = ({ appletId, name, onClose }: RemovalDialogProps) => {
  const t = useTranslations('applet.removal');
  const shared = useTranslations('shared');
  const present = useRefusals();
  const id = useId();
  const { mutate, isPending } = useRequestRemoval(appletId);
  const form = useForm({ initialValues: { reason: '' }, validate: checkedNow(requestRemoval.body, useLocale()) });
  const submit = form.onSubmit(
    (values) =>
      mutate(values, {
        tell: t('done'),
        onSuccess: onClose,
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      }),
    focusFirst(form),
  );
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('back')}
      </Button>
      <Button type="submit" form={id} loading={isPending}>
        {t('send')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title', { name })} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate onSubmit={submit} gap={12}>
        <Text pretty>{t('text')}</Text>
        <Textarea data-autofocus label={shared('reason')} rows={3} {...form.getInputProps('reason')} />
      </Stack>
    </Dialog>
  );
};

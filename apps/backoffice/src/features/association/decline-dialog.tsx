import { declineAssociation } from '@balcao/contract/association';
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
import { useDecline } from './association.queries.ts';

interface DeclineDialogProps {
  appletId: string;
  associationId: string;
  /** The name of the channel. */
  channel: string;
  onClose: () => void;
}

/** Declines a channel, with a reason that its team reads. */
export const DeclineDialog = ({ appletId, associationId, channel, onClose }: DeclineDialogProps) => {
  const t = useTranslations('association.decline');
  const shared = useTranslations('shared');
  const present = useRefusals();
  const id = useId();
  const decline = useDecline(appletId, associationId);
  const form = useForm({
    initialValues: { reason: '' },
    validate: checkedNow(declineAssociation.body, useLocale()),
  });
  const submit = form.onSubmit(
    (values) =>
      decline.mutate(values, {
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
      <Button type="submit" form={id} color="red" loading={decline.isPending}>
        {t('action')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title', { channel })} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate onSubmit={submit} gap={12}>
        <Text pretty>{t('text')}</Text>
        <Textarea data-autofocus label={shared('reason')} rows={3} maxLength={300} {...form.getInputProps('reason')} />
      </Stack>
    </Dialog>
  );
};

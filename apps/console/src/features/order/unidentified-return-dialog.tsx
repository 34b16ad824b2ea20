import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type UnidentifiedPayment, useReturnUnidentified } from './unidentified.queries.ts';
import { UnidentifiedFacts } from './unidentified-facts.tsx';

interface ReturnDialogProps {
  payment: UnidentifiedPayment;
  /** Centavos that one alone may have given back. */
  limit: number;
  onClose: () => void;
}
/** Has money given back to the person who paid it: how much, which, and why; much of it is asked of a colleague. */
const ReturnDialog = ({ payment, limit, onClose }: ReturnDialogProps) => {
  const t = useTranslations('unidentified');
  const shared = useTranslations('shared');
  const id = useId();
  const giveBack = useReturnUnidentified(payment);
  const present = useRefusals();
  const form = useForm({ initialValues: { reason: '' }, validate: giveBack.check });
  const { amount } = payment;
  const takesTwo = amount > limit;
  const send = (values: typeof form.values) =>
    giveBack.mutate(values, {
      onSuccess: () => {
        tellGood(t(takesTwo ? 'dialog.askedColleague' : 'dialog.asked'));
        onClose();
      },
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('cancel')}
      </Button>
      <Button type="submit" form={id} loading={giveBack.isPending}>
        {t(takesTwo ? 'dialog.ask' : 'dialog.send', { amount: formatBrl(amount) })}
      </Button>
    </>
  );
  return (
    <Dialog title={t('dialog.title')} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <Text pretty>{t(takesTwo ? 'dialog.textOfTwo' : 'dialog.text', { limit: formatBrl(limit) })}</Text>
        <UnidentifiedFacts payment={payment} />
        <TextInput
          data-autofocus
          label={t('dialog.reason')}
          description={t('dialog.reasonHelp')}
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
      </Stack>
    </Dialog>
  );
};
export default ReturnDialog;

import { formatBrl } from '@balcao/brazil/money';
import { localeOf } from '@balcao/contract/locale';
import { methodNames } from '@balcao/contract/order-method-names';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type UnidentifiedPayment, useReturnUnidentified } from './unidentified.queries.ts';

/** Has money given back to the person who paid it: how much, which, and why. */
const ReturnDialog = ({ payment, onClose }: { payment: UnidentifiedPayment; onClose: () => void }) => {
  const t = useTranslations('unidentified');
  const shared = useTranslations('shared');
  const locale = localeOf(useLocale());
  const id = useId();
  const giveBack = useReturnUnidentified(payment);
  const present = useRefusals();
  const form = useForm({ initialValues: { reason: '' }, validate: giveBack.check });
  const { amount, endToEndId, method, arrivedAt } = payment;
  const send = (values: typeof form.values) =>
    giveBack.mutate(values, {
      onSuccess: () => {
        tellGood(t('dialog.asked'));
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
        {t('dialog.send', { amount: formatBrl(amount) })}
      </Button>
    </>
  );
  const rows = [
    { label: t('columns.amount'), value: <Money centavos={amount} /> },
    { label: shared('paymentMethod'), value: methodNames[locale][method] },
    { label: t('columns.payment'), value: <CopyValue value={endToEndId} what={t('theId')} isOneLine /> },
    { label: t('columns.arrived'), value: <Instant at={arrivedAt} /> },
  ];
  return (
    <Dialog title={t('dialog.title')} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <Text pretty>{t('dialog.text')}</Text>
        <KeyValues rows={rows} />
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

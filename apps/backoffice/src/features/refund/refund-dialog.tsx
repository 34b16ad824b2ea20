import { formatBrl } from '@balcao/brazil/money';
import type { BodyOf } from '@balcao/contract/endpoint';
import type { Order } from '@balcao/contract/order';
import { refundArrivesInDays } from '@balcao/contract/refund';
import { amountOfPieces } from '@balcao/contract/refund-goods';
import { type Refundable, requestRefund } from '@balcao/contract/refund-request';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { EditConflictDialog } from '@balcao/ui/edit-conflict-dialog.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { submitOrResend } from '@balcao/ui/submit-or-resend';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './refund.module.css';
import { refundableOptions, useRequestRefund } from './refund.queries.ts';
import { RefundAmount } from './refund-amount.tsx';
import { RefundPreview } from './refund-preview.tsx';
import { RefundQuantity } from './refund-quantity.tsx';

interface RefundDialogProps {
  order: Order;
  onClose: () => void;
}

/** Gives an order back, in part or whole: what is left, where the money comes from, and what the payer reads. */
const RefundDialog = ({ order, onClose }: RefundDialogProps) => {
  const t = useTranslations('refund.form');
  const { data, error, refetch } = useQuery(refundableOptions(order.number));
  if (data) return <RefundForm order={order} left={data} onClose={onClose} />;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={6} />}
    </Dialog>
  );
};
export default RefundDialog;

const useRefundForm = ({ order, left, onClose }: RefundDialogProps & { left: Refundable }) => {
  const t = useTranslations('refund.form');
  const locale = useLocale();
  const request = useRequestRefund(order.number);
  const { unsure } = request;
  const most = left.left;
  const check = checkedNow(requestRefund.body, locale);
  const form = useForm({
    initialValues: {
      orderNumber: order.number,
      amount: most,
      reason: '',
      goodsQuantity: undefined as number | undefined,
    },
    validate: (values) => ({
      ...check(values),
      ...(values.amount > most ? { amount: t('tooMuch', { amount: formatBrl(most) }) } : {}),
      ...((values.goodsQuantity ?? 0) > left.piecesLeft ? { goodsQuantity: t('tooMany') } : {}),
    }),
  });
  const send = (body: BodyOf<typeof requestRefund>) =>
    request.mutate(body, {
      tell: ({ amount, review }) => t(review === '0' ? 'waits' : 'done', { amount: formatBrl(amount) }),
      onSuccess: onClose,
      onError: (error) => showFieldErrors(form, error),
    });
  const submitTyped = form.onSubmit(send, focusFirst(form));
  const submit = submitOrResend({ unsure, send, submitTyped });
  /** The pieces say the amount; someone may still type another one. */
  const onPieces = (pieces: number | undefined) => {
    form.setFieldValue('goodsQuantity', pieces);
    if (pieces !== undefined && pieces > 0)
      form.setFieldValue('amount', amountOfPieces(order, { paid: left.paid, most }, pieces));
  };
  return { form, submit, most, onPieces, unsure, isPending: request.isPending };
};

const RefundForm = (props: RefundDialogProps & { left: Refundable }) => {
  const all = useTranslations('refund');
  const t = useTranslations('refund.form');
  const shared = useTranslations('shared');
  const id = useId();
  const { left, onClose } = props;
  const refund = useRefundForm(props);
  const { form, submit, unsure, isPending, most } = refund;
  const { amount } = unsure ?? form.values;
  const needsSecond = left.secondPersonFrom !== null && amount >= left.secondPersonFrom;
  const leaves = left.automatic && !needsSecond;
  const words = { amount: formatBrl(amount) };
  if (most <= 0 && !unsure && !isPending)
    return (
      <EditConflictDialog title={t('title')} what={t('nothingLeft')} onClose={onClose}>
        {t('nothingLeftText')}
      </EditConflictDialog>
    );
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {t(unsure ? 'check' : leaves ? 'submit' : 'ask', words)}
        </Button>
      }
    >
      <Stack as="form" id={id} noValidate onSubmit={submit} gap={16}>
        {unsure ? (
          <UnsureNotice title={shared('answerLost')} text={t('unsure', words)} />
        ) : (
          <RefundFields {...props} refund={refund}>
            <RefundPreview of={left} amount={amount} />
            <Muted>{all('arrives', { days: refundArrivesInDays })}</Muted>
            {!leaves && <p className={classes.hint}>{t(needsSecond ? 'second' : 'byHand')}</p>}
          </RefundFields>
        )}
      </Stack>
    </Dialog>
  );
};

interface RefundFieldsProps extends RefundDialogProps {
  left: Refundable;
  refund: ReturnType<typeof useRefundForm>;
  /** Where the money comes from. */
  children: ReactNode;
}
const RefundFields = ({ order, left, refund: { form, most, onPieces }, children }: RefundFieldsProps) => {
  const t = useTranslations('refund.form');
  return (
    <>
      <Muted breakable>{t('about', { goods: order.goodsName, left: formatBrl(most) })}</Muted>
      {order.goodsQuantity > 1 && left.piecesLeft > 0 && (
        <RefundQuantity
          most={left.piecesLeft}
          value={form.values.goodsQuantity}
          path="goodsQuantity"
          error={form.errors.goodsQuantity}
          onChange={onPieces}
        />
      )}
      <RefundAmount
        most={most}
        value={form.values.amount}
        path="amount"
        error={form.errors.amount}
        onChange={(centavos) => form.setFieldValue('amount', centavos)}
      />
      <Textarea
        label={t('reason')}
        description={t('reasonHelp')}
        placeholder={t('reasonExample')}
        rows={2}
        maxLength={140}
        {...form.getInputProps('reason')}
      />
      {children}
    </>
  );
};

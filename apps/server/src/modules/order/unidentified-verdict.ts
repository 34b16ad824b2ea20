import { OrderStatus, PaymentMethod } from '@balcao/contract/order';
import type { MatchVerdict } from '@balcao/contract/unidentified-match';
import type { OrderRow } from './order.tables.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';

const { wallet, pix } = PaymentMethod.enum;
const withoutCard = new Set<PaymentMethod>([wallet, pix]);
type Order = Pick<OrderRow, 'endToEndId' | 'status' | 'method' | 'amount'>;
type Payment = Pick<UnexpectedPaymentRow, 'endToEndId' | 'method' | 'amount'>;

/** Why an order cannot take this payment. The reasons are those of a payment that names the order, except that a larger amount is allowed. */
export const verdictOf = (order: Order, { endToEndId, method, amount }: Payment): MatchVerdict => {
  if (order.endToEndId === endToEndId && order.status === OrderStatus.enum.paid) return 'counted';
  if (order.endToEndId !== null) return 'paidByAnother';
  if (order.status !== OrderStatus.enum.waiting) return 'ended';
  if (!withoutCard.has(method)) return 'card';
  if (order.method !== method) return 'methodDiffers';
  if (order.amount === amount) return 'fits';
  return order.amount < amount ? 'more' : 'less';
};

/** Centavos that go back to the payer where the order takes the money; undefined where it does not. */
export const differenceOf = (order: Order, payment: Payment): number | undefined => {
  const verdict = verdictOf(order, payment);
  if (verdict === 'more') return payment.amount - order.amount;
  return verdict === 'fits' || verdict === 'counted' ? 0 : undefined;
};

import { type Order, OrderStatus } from './order.ts';
import { refundDays } from './refund.ts';

type Amounts = Pick<Order, 'paidAmount' | 'refundedAmount' | 'waitingRefundAmount' | 'bankReturnedAmount'>;
type Refundable = Amounts & Pick<Order, 'status' | 'method' | 'completedAt'>;

/**
 * What can still be given back of an order, in centavos: what came in, less what refunds gave back, less what refunds that wait for
 * people will, less what the bank took by itself.
 */
export const leftToRefund = ({
  paidAmount,
  refundedAmount,
  waitingRefundAmount,
  bankReturnedAmount,
}: Amounts): number => Math.max(0, (paidAmount ?? 0) - refundedAmount - waitingRefundAmount - bankReturnedAmount);

/** Whether there is anything to give back of an order, and time to do it. */
export const canBeRefunded = (order: Refundable, now: Date): boolean =>
  order.status === OrderStatus.enum.paid &&
  leftToRefund(order) > 0 &&
  order.completedAt !== null &&
  Date.parse(order.completedAt) + refundDays(order.method) * 86_400_000 > now.getTime();

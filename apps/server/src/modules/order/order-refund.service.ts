import { feeShareOf, type RefundedOrder, refundDays, refundsOfOrderAtMost } from '@balcao/contract/refund';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BankCalendar } from '../settlement/bank-calendar.service.ts';
import { findByMerchantNumber, findByNumber } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import {
  lockOrder,
  lowerRefunded,
  lowerWaiting,
  type OrderName,
  raiseDrawn,
  raiseRefunded,
  type Share,
} from './order-refund.repository.ts';

const dayMs = 86_400_000;

/** A paid order: what came in, and when. */
export type PaidOrder = OrderRow & { readonly paidAmount: number; readonly completedAt: Date };

interface OrderOfRefund {
  readonly merchantId: string;
  readonly orderNumber: string;
}

const isPaid = (order: OrderRow): order is PaidOrder =>
  order.status === '02' && order.paidAmount !== null && order.completedAt !== null;
const countsOf = ({ paidAmount: paid, fee, refunded, feeReturned }: PaidOrder): RefundedOrder => ({
  ...{ paid, fee, refunded, feeReturned },
});
const refundableUntil = ({ method, completedAt }: PaidOrder): Date =>
  new Date(completedAt.getTime() + refundDays(method) * dayMs);

/** What of an order has been given back: raised with each refund, lowered only when one comes to nothing (promise M7). */
export const createOrderRefunds = ({ calendar }: { readonly calendar: Pick<BankCalendar, 'timetable'> }) => ({
  find: (queries: Queries, merchantId: string, name: OrderName): Promise<OrderRow | undefined> =>
    'number' in name
      ? findByNumber(queries, merchantId, name.number)
      : findByMerchantNumber(queries, merchantId, name.merchantOrderNumber),

  /** @throws Refusal `order_not_paid`. */
  paid: (order: OrderRow): PaidOrder => (isPaid(order) ? order : refuse('order_not_paid')),
  countsOf,
  refundableUntil,

  /** Locked, paid, and still to be given back. @throws Refusal `not_found`, `order_not_paid`, `refund_too_late`. */
  lock: async (tx: Tx, merchantId: string, name: OrderName, now: Date): Promise<PaidOrder> => {
    const order = (await lockOrder(tx, merchantId, name)) ?? refuse('not_found');
    if (!isPaid(order)) return refuse('order_not_paid');
    return refundableUntil(order) > now ? order : refuse('refund_too_late');
  },

  /**
   * Takes so much of a locked order for a refund, which may wait for people; answers with the share of the fee that comes back.
   * @throws Refusal `refund_exceeds_order`, `refunds_full`.
   */
  take: async (tx: Tx, order: PaidOrder, amount: number, waits: boolean): Promise<number> => {
    if (amount > order.paidAmount - order.refunded) refuse('refund_exceeds_order');
    const fee = feeShareOf(countsOf(order), amount);
    const isTaken = await raiseRefunded(tx, order, { amount, fee, waits }, refundsOfOrderAtMost);
    return isTaken ? fee : refuse('refunds_full');
  },

  /** A refund that waited for people is agreed to: its money leaves. */
  letLeave: (tx: Tx, { merchantId, orderNumber: number }: OrderOfRefund, share: Share): Promise<void> =>
    lowerWaiting(tx, { merchantId, number }, share),

  /** Waits for whoever else is at this order: they decide one after the other. */
  waitFor: async (tx: Tx, merchantId: string, number: string): Promise<void> =>
    void (await lockOrder(tx, merchantId, { number })),

  /** So many centavos of what a locked order still has to be settled go to a refund instead. */
  drawPending: (tx: Tx, { merchantId, orderNumber }: OrderOfRefund, pending: number): Promise<void> =>
    raiseDrawn(tx, { merchantId, number: orderNumber }, pending),

  /** A refund came to nothing; what it had drawn from the order's money to be settled is settled after all. */
  giveUp: async (
    tx: Tx,
    { merchantId, orderNumber: number }: OrderOfRefund,
    share: Share & { readonly pending: number },
    now: Date,
  ): Promise<void> => {
    const order = (await lockOrder(tx, merchantId, { number })) ?? refuse('not_found');
    const back = async (): Promise<Date> => {
      const timetable = await calendar.timetable();
      const own = timetable.settlesAt(order, order.completedAt ?? now);
      return own > now ? own : timetable.nextRun(order, now);
    };
    const settlesAt = order.settlesAt ?? (share.pending > 0 ? await back() : null);
    await lowerRefunded(tx, { merchantId, number }, share, settlesAt);
  },
});
export type OrderRefunds = ReturnType<typeof createOrderRefunds>;

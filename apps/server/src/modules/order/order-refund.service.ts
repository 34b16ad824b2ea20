import { feeShareOf, type RefundedOrder, refundDays, refundsOfOrderAtMost } from '@balcao/contract/refund';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BankCalendar } from '../settlement/bank-calendar.service.ts';
import { findByMerchantNumber, findByNumber } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import {
  findOrders,
  lockNamed,
  lockOrder,
  lockOrders,
  lowerRefunded,
  lowerWaiting,
  type OrderName,
  raiseDrawn,
  raiseRefunded,
  type Share,
  type Taken,
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

const openOf = (order: OrderRow, now: Date): PaidOrder => {
  if (!isPaid(order)) return refuse('order_not_paid');
  return refundableUntil(order) > now ? order : refuse('refund_too_late');
};

/** What of an order has been given back: raised with each refund, lowered only when one comes to nothing (promise M7). */
export const createOrderRefunds = ({ calendar }: { readonly calendar: Pick<BankCalendar, 'timetable'> }) => ({
  find: (queries: Queries, merchantId: string, name: OrderName): Promise<OrderRow | undefined> =>
    'number' in name
      ? findByNumber(queries, merchantId, name.number)
      : findByMerchantNumber(queries, merchantId, name.merchantOrderNumber),

  /** Those of these orders that there are. */
  findAll: (queries: Queries, keys: readonly Pick<OrderRow, 'merchantId' | 'number'>[]): Promise<OrderRow[]> =>
    findOrders(queries, keys),

  /** @throws Refusal `order_not_paid`. */
  paid: (order: OrderRow): PaidOrder => (isPaid(order) ? order : refuse('order_not_paid')),
  countsOf,
  refundableUntil,

  /** Locked, paid, and still to be given back. @throws Refusal `not_found`, `order_not_paid`, `refund_too_late`. */
  lock: async (tx: Tx, merchantId: string, name: OrderName, now: Date): Promise<PaidOrder> => {
    return openOf((await lockOrder(tx, merchantId, name)) ?? refuse('not_found'), now);
  },

  /** Locks these orders of a merchant, one after the other in the order of their numbers; what there is not is left out. */
  lockNamed: (tx: Tx, merchantId: string, names: readonly OrderName[]): Promise<OrderRow[]> =>
    lockNamed(tx, merchantId, names),
  /** The same for orders of many merchants. */
  lockAll: (tx: Tx, keys: readonly Pick<OrderRow, 'merchantId' | 'number'>[]): Promise<OrderRow[]> =>
    lockOrders(tx, keys),

  /** A locked order that can still be given back. @throws Refusal `order_not_paid`, `refund_too_late`. */
  open: (order: OrderRow, now: Date): PaidOrder => openOf(order, now),

  /**
   * What a locked order gives up for a refund of so many centavos: the share of the fee that comes back, and the order as it stands
   * then. @throws Refusal `refund_exceeds_order`, `refunds_full`.
   */
  part: (order: PaidOrder, amount: number): { readonly fee: number; readonly left: PaidOrder } => {
    if (amount > order.paidAmount - order.refunded) refuse('refund_exceeds_order');
    if (order.refundCount >= refundsOfOrderAtMost) refuse('refunds_full');
    const fee = feeShareOf(countsOf(order), amount);
    const { refunded, feeReturned, refundCount } = order;
    const counts = { refunded: refunded + amount, feeReturned: feeReturned + fee, refundCount: refundCount + 1 };
    return { fee, left: { ...order, ...counts } };
  },
  /** Takes the parts of locked orders: one entry for each order. */
  take: async (tx: Tx, taken: readonly Taken[]): Promise<void> => {
    // What the rows say after they were locked has been reckoned with: nothing else may have changed them.
    if ((await raiseRefunded(tx, taken, refundsOfOrderAtMost)) !== taken.length)
      throw new Error('an order has less to give back than it had when it was locked');
  },

  /** A refund that waited for people is agreed to: its money leaves. */
  letLeave: (tx: Tx, { merchantId, orderNumber: number }: OrderOfRefund, share: Share): Promise<void> =>
    lowerWaiting(tx, { merchantId, number }, share),

  /** Waits for whoever else is at this order: they decide one after the other. @throws Refusal `not_found`. */
  waitFor: async (tx: Tx, merchantId: string, number: string): Promise<OrderRow> =>
    (await lockOrder(tx, merchantId, { number })) ?? refuse('not_found'),

  /** So many centavos of what a locked order still has to be settled go to a refund instead. */
  drawPending: (tx: Tx, { merchantId, orderNumber }: OrderOfRefund, pending: number): Promise<void> =>
    raiseDrawn(tx, { merchantId, number: orderNumber }, pending),

  /** A refund of a locked order came to nothing; what it had drawn from the order's money to be settled is settled after all. */
  giveUp: async (tx: Tx, order: OrderRow, share: Share & { readonly pending: number }, now: Date): Promise<void> => {
    const back = async (): Promise<Date> => {
      const timetable = await calendar.timetable();
      const own = timetable.settlesAt(order, order.completedAt ?? now);
      return own > now ? own : timetable.nextRun(order, now);
    };
    await lowerRefunded(tx, order, share, share.pending > 0 ? await back() : null);
  },
});
export type { OrderName, Taken } from './order-refund.repository.ts';
export type OrderRefunds = ReturnType<typeof createOrderRefunds>;

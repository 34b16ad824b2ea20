import { feeShareOf, type RefundedOrder, refundDays, refundsOfOrderAtMost } from '@balcao/contract/refund';
import { leftToRefund } from '@balcao/contract/refund-left';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import { refundAmountsOf } from './order.present.ts';
import { findByMerchantNumber, findByNumber } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import {
  findMerchantOf,
  findOrders,
  type HourOfDay,
  lockNamed,
  lockOrder,
  lockOrders,
  lockPaidBy,
  lowerDrawn,
  lowerRefunded,
  lowerWaiting,
  type OrderName,
  raiseBankReturned,
  raiseDrawn,
  raiseRefunded,
  type Share,
  settleNoLater,
  type Taken,
} from './order-refund.repository.ts';

const dayMs = 86_400_000;

/** A paid order: what came in, and when. */
export type PaidOrder = OrderRow & { readonly paidAmount: number; readonly completedAt: Date };

type OrderKey = Pick<OrderRow, 'merchantId' | 'number'>;
interface OrderOfRefund {
  readonly merchantId: string;
  readonly orderNumber: string;
}

const isPaid = (order: OrderRow): order is PaidOrder =>
  order.status === '02' && order.paidAmount !== null && order.completedAt !== null;
/** What a bank return brought back of the fee is none of the refunds'; it only leaves less of the fee to come back. */
const countsOf = ({
  paidAmount: paid,
  fee,
  refundTaken,
  feeReturned,
  bankFeeReturned,
}: PaidOrder): Required<RefundedOrder> => ({
  paid,
  fee,
  refundTaken,
  feeReturned: feeReturned - bankFeeReturned,
  feeLeft: fee - feeReturned,
});
/**
 * The amount of an order that is still refundable: not refunded, not requested as a refund and not taken back by the bank; centavos, never less than
 * 0.
 */
const leftOf = (order: PaidOrder): number => leftToRefund({ paidAmount: order.paidAmount, ...refundAmountsOf(order) });
const refundableUntil = ({ method, completedAt }: PaidOrder): Date =>
  new Date(completedAt.getTime() + refundDays(method) * dayMs);

const openOf = (order: OrderRow, now: Date): PaidOrder => {
  if (!isPaid(order)) return refuse('order_not_paid');
  return refundableUntil(order) > now ? order : refuse('refund_too_late');
};

/** What of the order's net amount is neither settled nor taken: centavos. */
const pendingOf = ({ paidAmount, fee, settledNet, pendingDrawn }: PaidOrder): number =>
  Math.max(0, paidAmount - fee - settledNet - pendingDrawn);

/** Orders that refunds and returns are about, locked until the transaction ends. */
const locks = {
  /** Locked, paid, and still to be given back. @throws Refusal `not_found`, `order_not_paid`, `refund_too_late`. */
  lock: async (tx: Tx, merchantId: string, name: OrderName, now: Date): Promise<PaidOrder> => {
    return openOf((await lockOrder(tx, merchantId, name)) ?? refuse('not_found'), now);
  },

  /** Locks these orders of a merchant in the order of their txids, as everything does; what there is not is left out. */
  lockNamed: (tx: Tx, merchantId: string, names: readonly OrderName[]): Promise<OrderRow[]> =>
    lockNamed(tx, merchantId, names),
  /** The same for orders of many merchants. */
  lockAll: (tx: Tx, keys: readonly OrderKey[]): Promise<OrderRow[]> => lockOrders(tx, keys),

  /** Waits for every other transaction at this order: they decide one after the other. @throws Refusal `not_found`. */
  waitFor: async (tx: Tx, merchantId: string, number: string): Promise<OrderRow> =>
    (await lockOrder(tx, merchantId, { number })) ?? refuse('not_found'),

  /** Locked and paid, whenever that was: banks keep to no time of ours. @throws Refusal `not_found`, `order_not_paid`. */
  lockPaid: async (tx: Tx, merchantId: string, name: OrderName): Promise<PaidOrder> => {
    const order = (await lockOrder(tx, merchantId, name)) ?? refuse('not_found');
    return isPaid(order) ? order : refuse('order_not_paid');
  },

  /** The paid orders of a payment, locked: one, unless its rail told of it twice. */
  lockPaidBy: async (tx: Tx, endToEndId: string): Promise<PaidOrder[]> =>
    (await lockPaidBy(tx, endToEndId)).filter(isPaid),
};

/** The refunded amount of an order: increased with each refund, decreased only when one fails (rule: refunds-within-paid). */
export const createOrderRefunds = ({ calendar }: { readonly calendar: Pick<BankCalendar, 'timetable'> }) => {
  /** When money that comes back to what an order has to be settled is settled: on the order's own day, or with the next run after it. */
  const settlesAgain = async (order: OrderRow, pending: number, now: Date): Promise<Date | null> => {
    if (order.settlesAt || pending === 0) return order.settlesAt;
    const timetable = await calendar.timetable();
    const own = timetable.settlesAt(order, order.completedAt ?? now);
    return own > now ? own : timetable.nextRun(order, now);
  };

  return {
    ...locks,
    find: (queries: Queries, merchantId: string, name: OrderName): Promise<OrderRow | undefined> =>
      'number' in name
        ? findByNumber(queries, merchantId, name.number)
        : findByMerchantNumber(queries, merchantId, name.merchantOrderNumber),

    /** Those of these orders that there are. */
    findAll: (queries: Queries, keys: readonly OrderKey[]): Promise<OrderRow[]> => findOrders(queries, keys),

    /** @throws Refusal `order_not_paid`. */
    paid: (order: OrderRow): PaidOrder => (isPaid(order) ? order : refuse('order_not_paid')),
    countsOf,
    leftOf,
    refundableUntil,

    /** A locked order that can still be given back. @throws Refusal `order_not_paid`, `refund_too_late`. */
    open: openOf,

    /**
     * The effect of a refund of this many centavos on a locked order: the returned share of the fee, and the order afterwards. @throws Refusal
     * `refund_exceeds_order`, `refunds_full`.
     */
    part: (order: PaidOrder, amount: number): { readonly fee: number; readonly left: PaidOrder } => {
      if (amount > leftOf(order)) refuse('refund_exceeds_order');
      if (order.refundCount >= refundsOfOrderAtMost) refuse('refunds_full');
      const fee = feeShareOf(countsOf(order), amount);
      const { refundTaken, feeReturned, refundCount } = order;
      const counts = {
        refundTaken: refundTaken + amount,
        feeReturned: feeReturned + fee,
        refundCount: refundCount + 1,
      };
      return { fee, left: { ...order, ...counts } };
    },
    /** Takes the parts of locked orders: one entry for each order. */
    take: async (tx: Tx, taken: readonly Taken[]): Promise<void> => {
      // The parts were computed from the locked rows: nothing else may have changed them.
      if ((await raiseRefunded(tx, taken, refundsOfOrderAtMost)) !== taken.length)
        throw new Error('an order has less to give back than it had when it was locked');
    },

    /**
     * Whether a refund that waits can still leave: the bank may have taken money of the locked order meanwhile.
     * @throws Refusal `refund_exceeds_order`.
     */
    requireLeft: (order: PaidOrder, amount: number): void => {
      const leaving = { paidAmount: order.paidAmount, ...refundAmountsOf(order), waitingRefundAmount: 0 };
      if (amount > leftToRefund(leaving)) refuse('refund_exceeds_order');
    },

    /** A refund that waited for people is agreed to: its money leaves. */
    letLeave: (tx: Tx, { merchantId, orderNumber: number }: OrderOfRefund, share: Share): Promise<void> =>
      lowerWaiting(tx, { merchantId, number }, share),

    /** So many centavos of what a locked order still has to be settled go to a refund instead. */
    drawPending: (tx: Tx, { merchantId, orderNumber }: OrderOfRefund, pending: number): Promise<void> =>
      raiseDrawn(tx, { merchantId, number: orderNumber }, pending),

    /** A refund of a locked order failed: the amount that it had drawn from pending money is settled after all. */
    giveUp: async (tx: Tx, order: OrderRow, share: Share & { readonly pending: number }, now: Date): Promise<void> =>
      lowerRefunded(tx, order, share, await settlesAgain(order, share.pending, now)),

    pendingOf,

    /** Whose order it is: business numbers are unique over all merchants. */
    merchantOf: findMerchantOf,

    /** The bank has taken so much of a locked order, and with it a share of the fee came back. */
    takenByBank: (tx: Tx, { merchantId, number }: PaidOrder, share: Share): Promise<void> =>
      raiseBankReturned(tx, { merchantId, number }, share),

    /** The issuer has paid a part of a locked order: it is settled at that hour of its day, or now where that is over. */
    settleFrom: (tx: Tx, { merchantId, number }: OrderKey, from: HourOfDay, now: Date): Promise<void> =>
      settleNoLater(tx, { merchantId, number }, from, now),

    /** So many centavos that were drawn from what a locked order has to be settled are settled after all. */
    returnPending: async (tx: Tx, { merchantId, orderNumber: number }: OrderOfRefund, pending: number, now: Date) => {
      if (pending === 0) return;
      const order = (await lockOrder(tx, merchantId, { number })) ?? refuse('not_found');
      await lowerDrawn(tx, { merchantId, number }, pending, await settlesAgain(order, pending, now));
    },
  };
};
export type { OrderName, Taken } from './order-refund.repository.ts';
export type OrderRefunds = ReturnType<typeof createOrderRefunds>;

import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type OrderRow, orders } from './order.tables.ts';

/** By our number or by the merchant's own. */
export type OrderName = { readonly number: string } | { readonly merchantOrderNumber: string };
type Key = Pick<OrderRow, 'merchantId' | 'number'>;
/** Centavos given back, and the share of the fee in them. */
export interface Share {
  readonly amount: number;
  readonly fee: number;
  /** Somebody still decides on it. */
  readonly waits?: boolean;
}
const waitingOf = ({ amount, fee, waits = false }: Share): { amount: number; fee: number } =>
  waits ? { amount, fee } : { amount: 0, fee: 0 };

/** Locks the row: two refunds of one order must not both see the same remainder. */
export const lockOrder = async (tx: Tx, merchantId: string, name: OrderName): Promise<OrderRow | undefined> => {
  const named =
    'number' in name ? eq(orders.number, name.number) : eq(orders.merchantOrderNumber, name.merchantOrderNumber);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), named))
    .for('no key update');
  return row;
};

/** By the number alone, from one merchant to the next: for staff, who know no more of it. */
export const findMerchantOf = async (queries: Queries, number: string): Promise<string | undefined> => {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select t.merchant_id as id from team t join "order" o on o.merchant_id = t.merchant_id and o.number = ${number} limit 1`);
  return rows[0]?.id;
};

/** Counts a refund if the order still has so much to give back (promise M7); false when it has not. */
export const raiseRefunded = async (tx: Tx, order: Key, share: Share, refundsAtMost: number): Promise<boolean> => {
  const { amount, fee } = share;
  const waiting = waitingOf(share);
  const { rowCount } = await tx
    .update(orders)
    .set({
      refunded: sql`${orders.refunded} + ${amount}`,
      feeReturned: sql`${orders.feeReturned} + ${fee}`,
      refundWaiting: sql`${orders.refundWaiting} + ${waiting.amount}`,
      feeWaiting: sql`${orders.feeWaiting} + ${waiting.fee}`,
      refundCount: sql`${orders.refundCount} + 1`,
    })
    .where(
      and(
        eq(orders.merchantId, order.merchantId),
        eq(orders.number, order.number),
        eq(orders.status, '02'),
        sql`${orders.refunded} + ${orders.bankReturned} + ${amount} <= ${orders.paidAmount}`,
        lt(orders.refundCount, refundsAtMost),
      ),
    );
  return rowCount === 1;
};

/** What waited for people has been agreed to: it leaves. */
export const lowerWaiting = async (tx: Tx, order: Key, { amount, fee }: Share): Promise<void> => {
  await tx
    .update(orders)
    .set({
      refundWaiting: sql`${orders.refundWaiting} - ${amount}`,
      feeWaiting: sql`${orders.feeWaiting} - ${fee}`,
    })
    .where(and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number)));
};

/** A refund takes so many centavos of what the order still has to be settled. */
export const raiseDrawn = async (tx: Tx, order: Key, pending: number): Promise<void> => {
  const left = sql`${orders.paidAmount} - ${orders.fee} - ${orders.settledNet} - ${orders.pendingDrawn} - ${pending}`;
  await tx
    .update(orders)
    .set({
      pendingDrawn: sql`${orders.pendingDrawn} + ${pending}`,
      settlesAt: sql`case when ${left} > 0 then ${orders.settlesAt} end`,
    })
    .where(and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number)));
};

/** The bank has taken so much by itself; what it took of the money to be settled is drawn by {@link raiseDrawn}. */
export const raiseBankReturned = async (tx: Tx, order: Key, { amount, fee }: Share): Promise<void> => {
  await tx
    .update(orders)
    .set({
      bankReturned: sql`${orders.bankReturned} + ${amount}`,
      bankFeeReturned: sql`${orders.bankFeeReturned} + ${fee}`,
      feeReturned: sql`${orders.feeReturned} + ${fee}`,
    })
    .where(and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number)));
};

/** So many centavos that had been drawn of what the order has to be settled are settled after all, at `settlesAt`. */
export const lowerDrawn = async (tx: Tx, order: Key, pending: number, settlesAt: Date | null): Promise<void> => {
  await tx
    .update(orders)
    .set({ pendingDrawn: sql`${orders.pendingDrawn} - ${pending}`, settlesAt })
    .where(and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number)));
};

/** The paid orders that a payment has paid, locked: one, unless a rail told of it twice. */
export const lockPaidBy = (tx: Tx, endToEndId: string): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.endToEndId, endToEndId), eq(orders.status, '02')))
    .limit(2)
    .for('no key update');

/** A refund came to nothing: what it had taken of the order can be given back another time, and is settled at `settlesAt`. */
export const lowerRefunded = async (
  tx: Tx,
  order: Key,
  share: Share & { readonly pending: number },
  settlesAt: Date | null,
): Promise<void> => {
  const { amount, fee, pending } = share;
  const waiting = waitingOf(share);
  await tx
    .update(orders)
    .set({
      refunded: sql`${orders.refunded} - ${amount}`,
      feeReturned: sql`${orders.feeReturned} - ${fee}`,
      refundWaiting: sql`${orders.refundWaiting} - ${waiting.amount}`,
      feeWaiting: sql`${orders.feeWaiting} - ${waiting.fee}`,
      refundCount: sql`${orders.refundCount} - 1`,
      pendingDrawn: sql`${orders.pendingDrawn} - ${pending}`,
      settlesAt,
    })
    .where(and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number)));
};

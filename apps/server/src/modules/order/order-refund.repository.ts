import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { teamRow } from '../team/team.reads.ts';
import { type OrderRow, orders } from './order.tables.ts';

/** By our number or by the merchant's own. */
export type OrderName = { readonly number: string } | { readonly merchantOrderNumber: string };
type Key = Pick<OrderRow, 'merchantId' | 'number'>;
/** Centavos given back, and the share of the fee in them. */
export interface Share {
  readonly amount: number;
  readonly fee: number;
  /** Someone still decides on it. */
  readonly waits?: boolean;
}
/** The start of an hour of a civil day in São Paulo. */
export interface HourOfDay {
  readonly day: string;
  readonly hour: number;
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

const merchantOfRow = z.object({ id: z.string() });
/** By the number alone, from one merchant to the next: for staff, who know no more of it. */
export const findMerchantOf = async (queries: Queries, number: string): Promise<string | undefined> => {
  const rows = await rowsOf(
    queries,
    merchantOfRow,
    sql`
    select t.merchant_id as id from ${teamRow.table} join "order" o on o.merchant_id = t.merchant_id and o.number = ${number} limit 1`,
  );
  return rows[0]?.id;
};

/** Those of these orders that there are, in the order of their txids. */
export const findOrders = (queries: Queries, keys: readonly Key[]) => {
  const merchantIds = keys.map(({ merchantId }) => merchantId);
  const numbers = keys.map(({ number }) => number);
  return queries
    .select()
    .from(orders)
    .where(
      sql`(${orders.merchantId}, ${orders.number}) in (
        select * from unnest(${sql.param(merchantIds)}::uuid[], ${sql.param(numbers)}::text[]))`,
    )
    .orderBy(asc(orders.txid));
};
/** Locks them one after the other in that order, as everything does that needs several (docs/lock-order.md). */
export const lockOrders = (tx: Tx, keys: readonly Key[]): Promise<OrderRow[]> =>
  findOrders(tx, keys).for('no key update');

/** The same for orders of one merchant, named by our number or by theirs. */
export const lockNamed = (tx: Tx, merchantId: string, names: readonly OrderName[]): Promise<OrderRow[]> => {
  const own = names.flatMap((name) => ('number' in name ? [name.number] : []));
  const theirs = names.flatMap((name) => ('number' in name ? [] : [name.merchantOrderNumber]));
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, merchantId),
        sql`(${orders.number} = any(${sql.param(own)}::text[])
          or ${orders.merchantOrderNumber} = any(${sql.param(theirs)}::text[]))`,
      ),
    )
    .orderBy(asc(orders.txid))
    .for('no key update');
};

/** What refunds take of a locked order, in centavos. */
export interface Taken extends Key {
  readonly amount: number;
  readonly fee: number;
  readonly waitingAmount: number;
  readonly waitingFee: number;
  /** Of what the order still has to be settled. */
  readonly pending: number;
  readonly count: number;
}
/** Counts refunds if each order still has so much to give back; answers with how many orders had. The limit tells the planner how few they are. */
export const raiseRefunded = async (tx: Tx, taken: readonly Taken[], refundsAtMost: number): Promise<number> => {
  const { rowCount } = await tx.execute(sql`
    update "order" o set refunded = o.refunded + t.amount, fee_returned = o.fee_returned + t.fee,
      refund_waiting = o.refund_waiting + t."waitingAmount", fee_waiting = o.fee_waiting + t."waitingFee",
      refund_count = o.refund_count + t.count, pending_drawn = o.pending_drawn + t.pending,
      settles_at = case when t.pending = 0 or o.paid_amount - o.fee - o.settled_net - o.pending_drawn - t.pending > 0
        then o.settles_at end
    from (select * from json_to_recordset(${JSON.stringify(taken)}::json) as t("merchantId" uuid, number text, amount bigint,
      fee bigint, "waitingAmount" bigint, "waitingFee" bigint, pending bigint, count int) limit ${taken.length}) t
    where o.merchant_id = t."merchantId" and o.number = t.number and o.status = '02'
      and o.refunded + o.bank_returned + t.amount <= o.paid_amount and o.refund_count + t.count <= ${refundsAtMost}`);
  return rowCount ?? 0;
};

/**
 * What of it is to be settled is so no later than at that hour of a civil day in São Paulo, or now where that is over. What is overdue
 * moves by a millisecond: a run that has found the order, but not yet what was paid, then leaves it to the next instead of the next day.
 */
export const settleNoLater = async (tx: Tx, order: Key, { day, hour }: HourOfDay, now: Date): Promise<void> => {
  const at = sql`(to_date(${day}, 'YYYYMMDD') + make_interval(hours => ${hour}::int)) at time zone 'America/Sao_Paulo'`;
  const overdue = sql`when ${orders.settlesAt} <= ${now} then ${orders.settlesAt} + interval '1 millisecond'`;
  await tx
    .update(orders)
    .set({ settlesAt: sql`case ${overdue} else least(${orders.settlesAt}, greatest(${now}, ${at})) end` })
    .where(and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number), isNotNull(orders.settlesAt)));
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

/** The paid orders that a payment has paid, locked in the order of their txids: one, unless a rail told of it twice. */
export const lockPaidBy = (tx: Tx, endToEndId: string): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.endToEndId, endToEndId), eq(orders.status, '02')))
    .orderBy(asc(orders.txid))
    .limit(2)
    .for('no key update');

/**
 * A refund failed: the amount that it had drawn from the order can be refunded again, and is settled at `settlesAt` where no money of the order is
 * waiting to be settled yet.
 */
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
      refundTaken: sql`${orders.refundTaken} - ${amount}`,
      feeReturned: sql`${orders.feeReturned} - ${fee}`,
      refundWaiting: sql`${orders.refundWaiting} - ${waiting.amount}`,
      feeWaiting: sql`${orders.feeWaiting} - ${waiting.fee}`,
      refundCount: sql`${orders.refundCount} - 1`,
      pendingDrawn: sql`${orders.pendingDrawn} - ${pending}`,
      settlesAt: sql`coalesce(${orders.settlesAt}, ${settlesAt?.toISOString() ?? null}::timestamptz)`,
    })
    .where(and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number)));
};

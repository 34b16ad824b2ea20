import { OrderStatus, orderMoves } from '@balcao/contract/order';
import { statesBefore } from '@balcao/contract/states';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { insertNew } from '../../platform/rows.ts';
import { type OrderRow, orders } from './order.tables.ts';

/** Money that arrived for a charge; the amount in centavos. */
interface PaidBy {
  readonly txid: string;
  readonly amount: number;
  readonly endToEndId: string;
  readonly payerName: string;
  readonly paidAt: Date;
}
const inColumns = ({ txid, amount, endToEndId, payerName, paidAt }: PaidBy) => ({
  txid,
  amount,
  end_to_end_id: endToEndId,
  payer_name: payerName,
  at: paidAt,
});

export const insertOrder = async (tx: Tx, row: typeof orders.$inferInsert): Promise<OrderRow> => {
  const [inserted] = await tx.insert(orders).values(row).returning();
  return inserted as OrderRow;
};

/** Those whose numbers are free; answers with our numbers of those. */
export const insertOrdersOnce = (tx: Tx, rows: readonly OrderRow[]): Promise<ReadonlySet<string>> =>
  insertNew(tx, orders, rows, 'number');

/** History of another system, or of the sandbox: many at once, as they ended. */
export const insertOrders = async (tx: Tx, rows: (typeof orders.$inferInsert)[]): Promise<void> => {
  await tx.insert(orders).values(rows);
};

export const findByNumber = async (
  queries: Queries,
  merchantId: string,
  number: string,
): Promise<OrderRow | undefined> => {
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), eq(orders.number, number)));
  return row;
};

export const findByMerchantNumber = async (
  queries: Queries,
  merchantId: string,
  merchantOrderNumber: string,
): Promise<OrderRow | undefined> => {
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), eq(orders.merchantOrderNumber, merchantOrderNumber)));
  return row;
};

/** By what the rail knows it by: no team is asked for, because the rail knows none. */
export const findByTxid = async (queries: Queries, txid: string): Promise<OrderRow | undefined> => {
  const [row] = await queries.select().from(orders).where(eq(orders.txid, txid));
  return row;
};

/** Locks the row: two payments of one order must not both find it waiting. */
export const lockByTxid = async (tx: Tx, txid: string): Promise<OrderRow | undefined> => {
  const [row] = await tx.select().from(orders).where(eq(orders.txid, txid)).for('no key update');
  return row;
};

/** Moves an order if it still is in one of `from`; undefined when another move came first (promise M11). */
export const moveOrder = async (
  tx: Tx,
  order: Pick<OrderRow, 'merchantId' | 'number'>,
  from: readonly OrderStatus[],
  change: Partial<OrderRow> & Pick<OrderRow, 'status'>,
): Promise<OrderRow | undefined> => {
  const [moved] = await tx
    .update(orders)
    .set({ ...change, nextCheckAt: null })
    .where(
      and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number), inArray(orders.status, [...from])),
    )
    .returning();
  return moved;
};

/**
 * Moves every order to paid that waits for exactly this money; an order takes one payment, also where two came at once. Answers
 * with the orders as they stand now.
 */
export const payWaiting = async (tx: Tx, payments: readonly PaidBy[]): Promise<OrderRow[]> =>
  tx
    .update(orders)
    .set({
      status: OrderStatus.enum.paid,
      completedAt: sql`paid.at`,
      endToEndId: sql`paid.end_to_end_id`,
      payerName: sql`paid.payer_name`,
      nextCheckAt: null,
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(payments.map(inColumns))}::json)
        as paid(txid text, amount bigint, end_to_end_id text, payer_name text, at timestamptz)`,
    )
    .where(
      and(
        sql`${orders.txid} = paid.txid and ${orders.amount} = paid.amount`,
        inArray(orders.status, statesBefore(orderMoves, OrderStatus.enum.paid)),
      ),
    )
    .returning();

export const findDue = (queries: Queries, now: Date, limit: number): Promise<OrderRow[]> =>
  queries.select().from(orders).where(lte(orders.nextCheckAt, now)).orderBy(asc(orders.nextCheckAt)).limit(limit);

export const scheduleCheck = async (
  queries: Queries,
  order: Pick<OrderRow, 'merchantId' | 'number'>,
  nextCheckAt: Date,
): Promise<void> => {
  await queries
    .update(orders)
    .set({ nextCheckAt, checks: sql`${orders.checks} + 1` })
    .where(and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number), eq(orders.status, '01')));
};

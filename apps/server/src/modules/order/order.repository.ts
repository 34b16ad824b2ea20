import { OrderStatus, orderMoves, type PaymentMethod, type PaymentProduct } from '@balcao/contract/order';
import { statesBefore } from '@balcao/contract/states';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowOf } from '../../platform/rows.ts';
import { type OrderRow, orders } from './order.tables.ts';

/** Money that arrived for a charge; the amount in centavos. */
interface PaidBy {
  readonly txid: string;
  /** The rail that it came by: an order is paid by its own alone. */
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly endToEndId: string;
  readonly payerName: string;
  readonly paidAt: Date;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly instalments: number;
}
const inColumns = ({ txid, method, amount, endToEndId, payerName, paidAt, card, instalments }: PaidBy) => ({
  brand: card?.brand ?? null,
  last4: card?.last4 ?? null,
  instalments,
  txid,
  method,
  amount,
  end_to_end_id: endToEndId,
  payer_name: payerName,
  at: paidAt,
});

/** Answers with nothing where the merchant has another order of this number. */
export const insertOrder = async (tx: Tx, row: typeof orders.$inferInsert): Promise<OrderRow | undefined> => {
  const target = [orders.merchantId, orders.number];
  const [inserted] = await tx.insert(orders).values(row).onConflictDoNothing({ target }).returning();
  return inserted;
};

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

/** By the rail's reference: without a team, because the rail knows none. */
export const findByTxid = async (queries: Queries, txid: string): Promise<OrderRow | undefined> => {
  const [row] = await queries.select().from(orders).where(eq(orders.txid, txid));
  return row;
};

/** By the token of a link: it cannot be guessed, so the team is not checked. */
export const findByPayToken = async (queries: Queries, payToken: string): Promise<OrderRow | undefined> => {
  const isItsTxid = and(eq(orders.txid, payToken), isNull(orders.payToken));
  const [row] = await queries
    .select()
    .from(orders)
    .where(or(eq(orders.payToken, payToken), isItsTxid));
  return row;
};

export const findByEndToEnd = async (
  queries: Queries,
  merchantId: string,
  endToEndId: string,
): Promise<OrderRow | undefined> => {
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), eq(orders.endToEndId, endToEndId)));
  return row;
};

/** Over all merchants, newest first: by the number, the txid, the payment's end-to-end id or the merchant's own number, each whole. */
export const findByAnyNumber = (queries: Queries, text: string, limit: number): Promise<OrderRow[]> => {
  const { number, txid, endToEndId, merchantOrderNumber } = orders;
  return queries
    .select()
    .from(orders)
    .where(or(...[number, txid, endToEndId, merchantOrderNumber].map((column) => eq(column, text))))
    .orderBy(desc(orders.createdAt))
    .limit(limit);
};

/** Locks the row: two payments of one order must not both find it waiting. */
export const lockByTxid = async (tx: Tx, txid: string): Promise<OrderRow | undefined> => {
  const [row] = await tx.select().from(orders).where(eq(orders.txid, txid)).for('no key update');
  return row;
};

/**
 * Locks the orders of many charges, one after the other in the order of their txids (docs/lock-order.md). Written out, as it runs for every
 * batch of payments: the query builder takes longer for a list of values than PostgreSQL.
 */
export const lockByTxids = async (tx: Tx, txids: readonly string[]): Promise<void> => {
  const places = txids.map((_, index) => `$${index + 1}`).join(', ');
  const text = `select txid from "order" where txid in (${places}) order by txid for no key update`;
  await tx.$client.query({ text, values: [...txids] });
};

/** Moves an order if it still is in one of `from`; undefined when another move came first (rule: published-moves). */
export const moveOrder = async (
  tx: Tx,
  order: Pick<OrderRow, 'merchantId' | 'number'>,
  from: readonly OrderStatus[],
  change: Partial<OrderRow> & Pick<OrderRow, 'status'>,
): Promise<OrderRow | undefined> => {
  const [moved] = await tx
    .update(orders)
    .set({ nextCheckAt: null, ...change })
    .where(
      and(eq(orders.merchantId, order.merchantId), eq(orders.number, order.number), inArray(orders.status, [...from])),
    )
    .returning();
  return moved;
};

const waitsForPayment = statesBefore(orderMoves, OrderStatus.enum.paid).map((status) => `'${status}'`);
/**
 * One statement however many are paid, prepared by its name: it runs for every payment. What every payment has is asked of it so that
 * PostgreSQL expects a few of them, not its hundred for any JSON: it looks each order up then, and reads no table through.
 */
export const payStatement = {
  name: 'pay_waiting',
  text: `
    update "order" set status = '${OrderStatus.enum.paid}', completed_at = paid.at, end_to_end_id = paid.end_to_end_id,
      payer_name = paid.payer_name, paid_amount = paid.amount, card_brand = paid.brand, card_last4 = paid.last4,
      instalments = paid.instalments, next_check_at = null,
      settles_at = case when paid.amount > "order".fee then coalesce(
        paid.settles_at->>("order".product || ':' || "order".method), paid.settles_at->>('*:' || "order".method))::timestamptz end
    from json_to_recordset($1::json) as paid(txid text, method text, amount bigint, end_to_end_id text, payer_name text, at timestamptz,
      brand text, last4 text, instalments int, settles_at json)
    where paid.txid > '' and paid.amount > 0 and paid.instalments > 0
      and "order".txid = paid.txid and "order".method = paid.method and "order".amount = paid.amount and "order".status in (${waitsForPayment.join(', ')})
      -- What a card holds waits for that card alone.
      and "order".end_to_end_id is null
    returning ${rowOf(orders)}`,
};

/**
 * Moves every order to paid that waits for exactly this money; an order takes one payment, also where two came at once. Answers
 * with the orders as they stand now. `settlesAt` says by `product:method` when what is paid at an instant is settled, `*` being every
 * other product.
 */
export const payWaiting = async (
  tx: Tx,
  payments: readonly PaidBy[],
  settlesAt: (paidAt: Date) => Readonly<Record<string, string>>,
): Promise<OrderRow[]> => {
  const paid = payments.map((payment) => ({ ...inColumns(payment), settles_at: settlesAt(payment.paidAt) }));
  const { rows } = await tx.$client.query<OrderRow>({ ...payStatement, values: [JSON.stringify(paid)] });
  return rows;
};

/** Keeps what payers scan, once it is known; false where it was known before. */
export const storeBrCode = async (
  tx: Tx,
  { merchantId, number }: Pick<OrderRow, 'merchantId' | 'number'>,
  brCode: string,
): Promise<boolean> => {
  const stored = await tx
    .update(orders)
    .set({ brCode })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.number, number), eq(orders.brCode, '')))
    .returning({ number: orders.number });
  return stored.length > 0;
};

/**
 * Marks the order that waits for exactly this hold; undefined when no order waits, or it has a hold already. Its rail is then not polled any more.
 */
export const holdWaiting = async (
  tx: Tx,
  payment: Omit<PaidBy, 'method'>,
  product: PaymentProduct,
): Promise<OrderRow | undefined> => {
  const { txid, amount, endToEndId, payerName, card } = payment;
  const [held] = await tx
    .update(orders)
    .set({ endToEndId, payerName, cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null, nextCheckAt: null })
    .where(
      and(
        ...[eq(orders.txid, txid), eq(orders.amount, amount), eq(orders.product, product)],
        ...[eq(orders.status, OrderStatus.enum.waiting), isNull(orders.endToEndId)],
      ),
    )
    .returning();
  return held;
};

export const findByNumbers = (queries: Queries, merchantId: string, numbers: readonly string[]): Promise<OrderRow[]> =>
  queries
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), inArray(orders.number, [...numbers])));

export const findDue = (queries: Queries, now: Date, limit: number): Promise<OrderRow[]> =>
  queries.select().from(orders).where(lte(orders.nextCheckAt, now)).orderBy(asc(orders.nextCheckAt)).limit(limit);

/** When its rail is asked next, or null for no more; an order that has moved meanwhile has its own time. */
export const scheduleCheck = async (
  queries: Queries,
  order: Pick<OrderRow, 'merchantId' | 'number' | 'status'>,
  nextCheckAt: Date | null,
): Promise<void> => {
  await queries
    .update(orders)
    .set({ nextCheckAt, checks: sql`${orders.checks} + 1` })
    .where(
      and(
        eq(orders.merchantId, order.merchantId),
        eq(orders.number, order.number),
        eq(orders.status, order.status),
        isNotNull(orders.nextCheckAt),
      ),
    );
};

import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { orders } from './order.tables.ts';
import { type UnexpectedPaymentRow, unexpectedPayments } from './unexpected-payment.tables.ts';

/** One payment, as the moves of its return name it: `attempt` is the one whose outcome is known. */
export type Attempt = Pick<UnexpectedPaymentRow, 'merchantId' | 'endToEndId' | 'attempt'>;

const isThisAttempt = ({ merchantId, endToEndId, attempt }: Attempt) =>
  and(
    eq(unexpectedPayments.merchantId, merchantId),
    eq(unexpectedPayments.endToEndId, endToEndId),
    eq(unexpectedPayments.attempt, attempt),
    isNotNull(unexpectedPayments.nextCheckAt),
  );

/** A rail may tell of one payment in two ways at once: they take turns, until the transaction ends. */
export const lockArrival = async (tx: Tx, endToEndId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${endToEndId}`}, 0))`);
};

export const insertUnexpected = async (tx: Tx, row: typeof unexpectedPayments.$inferInsert): Promise<void> => {
  await tx.insert(unexpectedPayments).values(row);
};

export const findUnexpected = async (
  queries: Queries,
  merchantId: string,
  endToEndId: string,
): Promise<UnexpectedPaymentRow | undefined> => {
  const [row] = await queries
    .select()
    .from(unexpectedPayments)
    .where(and(eq(unexpectedPayments.merchantId, merchantId), eq(unexpectedPayments.endToEndId, endToEndId)));
  return row;
};

/** Which of these payments stand under no merchant, and were not found to be for an order. */
export const listUnidentified = async (
  queries: Queries,
  endToEndIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (endToEndIds.length === 0) return new Set();
  const { endToEndId, orderNumber } = unexpectedPayments;
  const rows = await queries
    .select({ endToEndId })
    .from(unexpectedPayments)
    .where(and(inArray(endToEndId, [...endToEndIds]), isNull(orderNumber), isNull(unexpectedPayments.matchedAt)));
  return new Set(rows.map((row) => row.endToEndId));
};

/**
 * By the rail's reference: without a team, because the rail knows none. Where an order took a part of an unidentified payment, this is the part that
 * goes back.
 */
export const findUnexpectedByRail = async (
  queries: Queries,
  endToEndId: string,
): Promise<UnexpectedPaymentRow | undefined> => {
  const [row] = await queries
    .select()
    .from(unexpectedPayments)
    .where(eq(unexpectedPayments.endToEndId, endToEndId))
    .orderBy(asc(unexpectedPayments.orderNumber))
    .limit(1);
  return row;
};

export const findDueReturns = (queries: Queries, now: Date, limit: number): Promise<UnexpectedPaymentRow[]> =>
  queries
    .select()
    .from(unexpectedPayments)
    .where(lte(unexpectedPayments.nextCheckAt, now))
    .orderBy(asc(unexpectedPayments.nextCheckAt))
    .limit(limit);

/** Starts the return of an unidentified payment; undefined when it was started before. */
export const askForReturn = async (
  tx: Tx,
  merchantId: string,
  endToEndId: string,
  from: Pick<UnexpectedPaymentRow, 'returnAskedAt' | 'nextCheckAt'>,
): Promise<UnexpectedPaymentRow | undefined> => {
  const [asked] = await tx
    .update(unexpectedPayments)
    .set(from)
    .where(
      and(
        eq(unexpectedPayments.merchantId, merchantId),
        eq(unexpectedPayments.endToEndId, endToEndId),
        isNull(unexpectedPayments.returnAskedAt),
        isNull(unexpectedPayments.matchedAt),
      ),
    )
    .returning();
  return asked;
};

/** Locks an unidentified payment: it is returned or matched to an order, once. */
export const lockUnidentified = async (
  tx: Tx,
  merchantId: string,
  endToEndId: string,
): Promise<UnexpectedPaymentRow | undefined> => {
  const [row] = await tx
    .select()
    .from(unexpectedPayments)
    .where(and(eq(unexpectedPayments.merchantId, merchantId), eq(unexpectedPayments.endToEndId, endToEndId)))
    .for('no key update');
  return row;
};

/** Notes whose it is; the caller holds the row. */
export const matchUnidentified = async (
  tx: Tx,
  { merchantId, endToEndId }: Pick<UnexpectedPaymentRow, 'merchantId' | 'endToEndId'>,
  match: Pick<UnexpectedPaymentRow, 'matchedAt' | 'matchedMerchantId' | 'matchedOrder'>,
): Promise<void> => {
  await tx
    .update(unexpectedPayments)
    .set(match)
    .where(and(eq(unexpectedPayments.merchantId, merchantId), eq(unexpectedPayments.endToEndId, endToEndId)));
};

/** Whether an order was paid by it after all: a rail names payments without naming a team. */
export const isOfAnOrder = async (queries: Queries, endToEndId: string): Promise<boolean> => {
  const [found] = await queries
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.endToEndId, endToEndId))
    .limit(1);
  return found !== undefined;
};

/** Whether an unidentified payment of the same rail was returned under this key. */
export const isReturnedAs = async (
  queries: Queries,
  { method }: Pick<UnexpectedPaymentRow, 'method'>,
  key: string,
): Promise<boolean> => {
  const [found] = await queries
    .select({ endToEndId: unexpectedPayments.endToEndId })
    .from(unexpectedPayments)
    .where(and(eq(unexpectedPayments.method, method), eq(unexpectedPayments.returnKey, key)))
    .limit(1);
  return found !== undefined;
};

interface Elsewhere {
  readonly key: string;
  readonly at: Date;
  /** Where staff closed it by hand. */
  readonly closedReason?: string;
}
/** Ends what has gone back without our asking, under someone else's key. */
export const endElsewhere = async (
  tx: Tx,
  { merchantId, endToEndId, returnAskedAt }: UnexpectedPaymentRow,
  { key: returnKey, at, closedReason }: Elsewhere,
): Promise<void> => {
  await tx
    .update(unexpectedPayments)
    .set({ returnAskedAt: returnAskedAt ?? at, returnedAt: at, nextCheckAt: null, returnKey, closedReason })
    .where(and(eq(unexpectedPayments.merchantId, merchantId), eq(unexpectedPayments.endToEndId, endToEndId)));
};

/** Ends an attempt, or has it asked about again; false when someone else has come first. */
export const moveUnexpected = async (
  queries: Queries,
  attempt: Attempt,
  change: Partial<Pick<UnexpectedPaymentRow, 'attempt' | 'nextCheckAt' | 'returnedAt' | 'failureReason'>>,
): Promise<boolean> => {
  const moved = await queries
    .update(unexpectedPayments)
    .set({ ...change, checks: sql`${unexpectedPayments.checks} + 1` })
    .where(isThisAttempt(attempt))
    .returning({ endToEndId: unexpectedPayments.endToEndId });
  return moved.length > 0;
};

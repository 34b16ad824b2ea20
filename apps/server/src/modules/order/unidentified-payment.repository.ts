import { totalCountedAtMost } from '@balcao/contract/page';
import type { UnidentifiedState } from '@balcao/contract/unidentified-payment';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { type UnexpectedPaymentRow, unexpectedPayments } from './unexpected-payment.tables.ts';

const { orderNumber, arrivedAt, endToEndId, returnAskedAt, returnedAt, toldAt, amount, expectedAmount, matchedAt } =
  unexpectedPayments;

const isUnidentified = isNull(orderNumber);
const states: Readonly<Record<UnidentifiedState, SQL | undefined>> = {
  waiting: and(isNull(returnAskedAt), isNull(matchedAt)),
  returning: and(isNotNull(returnAskedAt), isNull(returnedAt)),
  returned: isNotNull(returnedAt),
  matched: isNotNull(matchedAt),
};
const inState = (state: UnidentifiedState | undefined): SQL | undefined => and(isUnidentified, state && states[state]);

/** Newest first, from a place on. */
export const listUnidentified = (
  queries: Queries,
  state: UnidentifiedState | undefined,
  { place, limit, offset }: { readonly place: Place | undefined; readonly limit: number; readonly offset: number },
): Promise<UnexpectedPaymentRow[]> =>
  queries
    .select()
    .from(unexpectedPayments)
    .where(
      and(
        inState(state),
        place && or(lt(arrivedAt, place.at), and(eq(arrivedAt, place.at), lt(endToEndId, place.key))),
      ),
    )
    .orderBy(desc(arrivedAt), desc(endToEndId))
    .limit(limit)
    .offset(offset);

/** Those of these ids that still wait. */
export const listWaitingByIds = (queries: Queries, ids: readonly string[]): Promise<UnexpectedPaymentRow[]> =>
  queries
    .select()
    .from(unexpectedPayments)
    .where(and(inState('waiting'), inArray(endToEndId, [...ids])));

/** What was more than the orders that these payments were matched to, by the id of the payment. */
export const listRests = async (
  queries: Queries,
  matched: readonly UnexpectedPaymentRow[],
): Promise<ReadonlyMap<string, UnexpectedPaymentRow>> => {
  const ids = matched.filter((row) => row.matchedOrder !== null).map((row) => row.endToEndId);
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(unexpectedPayments)
    .where(and(inArray(endToEndId, ids), isNotNull(orderNumber)));
  return new Map(rows.map((row) => [row.endToEndId, row]));
};

/** Counts no further than people read. */
export const countUnidentified = async (queries: Queries, state: UnidentifiedState): Promise<number> => {
  const some = queries
    .select({ endToEndId })
    .from(unexpectedPayments)
    .where(inState(state))
    .limit(totalCountedAtMost + 1);
  return queries.$count(some);
};

/** Centavos that were not returned yet. */
export const sumWaiting = async (queries: Queries): Promise<number> => {
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${amount}), 0)::bigint`.mapWith(Number) })
    .from(unexpectedPayments)
    .where(inState('waiting'));
  return row?.sum ?? 0;
};

/**
 * What finance has not been told of, oldest first: money that waits for them, and payments of the wrong amount. Nothing when they
 * were written to since.
 */
export const listUntold = async (tx: Tx, since: Date, limit: number): Promise<UnexpectedPaymentRow[]> => {
  const told = tx.select({ toldAt }).from(unexpectedPayments).where(gt(toldAt, since)).limit(1);
  if ((await told).length > 0) return [];
  return tx
    .select()
    .from(unexpectedPayments)
    .where(and(or(inState('waiting'), isNotNull(expectedAmount)), isNull(toldAt)))
    .orderBy(asc(arrivedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
};

/** Notes when finance was told of these payments. */
export const noteTold = async (tx: Tx, ids: readonly string[], at: Date): Promise<void> => {
  await tx
    .update(unexpectedPayments)
    .set({ toldAt: at })
    .where(and(isNull(toldAt), inArray(endToEndId, [...ids])));
};

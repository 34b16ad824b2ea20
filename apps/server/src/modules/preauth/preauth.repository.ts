import type { ListSort } from '@balcao/contract/page';
import { type PreauthFilter, preauthMoves } from '@balcao/contract/preauth';
import { statesBefore } from '@balcao/contract/states';
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { sortedList } from '../../platform/sorted-list.ts';
import { type Sorting, sortingOf } from '../../platform/sorting.ts';
import { isPaidByCard } from '../order/order.reads.ts';
import { type PreauthRow, preauths } from './preauth.tables.ts';

type Named = Pick<PreauthRow, 'merchantId' | 'orderNumber'>;
const named = ({ merchantId, orderNumber }: Named) =>
  and(eq(preauths.merchantId, merchantId), eq(preauths.orderNumber, orderNumber));

export const insertPreauth = async (tx: Tx, row: PreauthRow): Promise<void> => {
  await tx.insert(preauths).values(row);
};
/** History of the sandbox: many at once, as they ended. */
export const insertPreauths = async (tx: Tx, rows: PreauthRow[]): Promise<void> => {
  await tx.insert(preauths).values(rows);
};

export const findPreauth = async (
  queries: Queries,
  merchantId: string,
  orderNumber: string,
): Promise<PreauthRow | undefined> => {
  const [row] = await queries
    .select()
    .from(preauths)
    .where(and(eq(preauths.merchantId, merchantId), eq(preauths.orderNumber, orderNumber)));
  return row;
};

export const findByPayment = async (queries: Queries, endToEndId: string): Promise<PreauthRow | undefined> => {
  const [row] = await queries.select().from(preauths).where(eq(preauths.endToEndId, endToEndId));
  return row;
};

export interface PreauthAsked {
  readonly asked: NonNullable<PreauthRow['asked']>;
  readonly amount: number | null;
  readonly now: Date;
  readonly nextCheckAt: Date;
}
/** Stores a request for an active hold that has no other open request; undefined otherwise. Of two concurrent requests one wins. */
export const askOnce = async (tx: Tx, row: Named, ask: PreauthAsked): Promise<PreauthRow | undefined> => {
  const { asked, amount, now, nextCheckAt } = ask;
  const isInTime = asked === 'expire' ? lte(preauths.expiresAt, now) : gt(preauths.expiresAt, now);
  const [changed] = await tx
    .update(preauths)
    .set({
      asked,
      askedAmount: amount,
      askedAt: now,
      nextCheckAt,
      checks: 0,
      asks: sql`${preauths.asks} + 1`,
      failureReason: null,
    })
    .where(and(named(row), eq(preauths.status, 'authorised'), isNull(preauths.asked), isInTime))
    .returning();
  return changed;
};

/** Ends what was asked, if exactly this still is; undefined when its outcome was known before (rule: published-moves). */
export const answerOnce = async (
  tx: Tx,
  row: PreauthRow,
  change: Partial<Pick<PreauthRow, 'status' | 'captured' | 'endedAt' | 'failureReason'>>,
): Promise<PreauthRow | undefined> => {
  if (row.asked === null) return undefined;
  const before = change.status ? statesBefore(preauthMoves, change.status) : [row.status];
  const [changed] = await tx
    .update(preauths)
    .set({ ...change, asked: null, askedAmount: null, askedAt: null, nextCheckAt: null })
    .where(
      and(named(row), inArray(preauths.status, before), eq(preauths.asked, row.asked), eq(preauths.asks, row.asks)),
    )
    .returning();
  return changed;
};

/** What was refused is asked again, later and under a key of its own; false when this refusal, or an outcome, was known before. */
export const askAgain = async (
  tx: Tx,
  row: PreauthRow,
  change: Pick<PreauthRow, 'failureReason' | 'nextCheckAt'>,
): Promise<boolean> => {
  if (row.asked === null) return false;
  const changed = await tx
    .update(preauths)
    .set({ ...change, asks: sql`${preauths.asks} + 1`, checks: sql`${preauths.checks} + 1` })
    .where(and(named(row), eq(preauths.asked, row.asked), eq(preauths.asks, row.asks)))
    .returning({ orderNumber: preauths.orderNumber });
  return changed.length > 0;
};

export const scheduleCheck = async (queries: Queries, row: PreauthRow, nextCheckAt: Date): Promise<void> => {
  await queries
    .update(preauths)
    .set({ nextCheckAt, checks: sql`${preauths.checks} + 1` })
    .where(and(named(row), eq(preauths.asks, row.asks), sql`${preauths.asked} is not null`));
};

export const findDue = (queries: Queries, now: Date, limit: number): Promise<PreauthRow[]> =>
  queries.select().from(preauths).where(lte(preauths.nextCheckAt, now)).orderBy(asc(preauths.nextCheckAt)).limit(limit);

/** Expired holds without an open request. */
export const findOverdue = (queries: Queries, now: Date, limit: number): Promise<PreauthRow[]> =>
  queries
    .select()
    .from(preauths)
    .where(and(eq(preauths.status, 'authorised'), isNull(preauths.asked), lte(preauths.expiresAt, now)))
    .orderBy(asc(preauths.expiresAt))
    .limit(limit);

export interface PreauthsBy extends Omit<PreauthFilter, 'from' | 'to'> {
  readonly merchantId: string;
  /** Also matches this order number, in addition to numbers that start with `number`. */
  readonly alsoNumber?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}
const byNumber = ({ number, alsoNumber }: PreauthsBy): SQL | undefined =>
  number === undefined
    ? undefined
    : or(
        and(gte(preauths.orderNumber, number), lt(preauths.orderNumber, `${number}:`)),
        alsoNumber === undefined ? undefined : eq(preauths.orderNumber, alsoNumber),
      );
const matching = (by: PreauthsBy): SQL | undefined =>
  and(
    eq(preauths.merchantId, by.merchantId),
    by.status && inArray(preauths.status, by.status),
    byNumber(by),
    by.from && gte(preauths.authorisedAt, by.from),
    by.to && lt(preauths.authorisedAt, by.to),
    by.amountFrom === undefined ? undefined : gte(preauths.authorised, by.amountFrom),
    by.amountTo === undefined ? undefined : lte(preauths.authorised, by.amountTo),
    // The card is told with the order.
    by.cardLast4 === undefined ? undefined : isPaidByCard(by.merchantId, preauths.orderNumber, by.cardLast4),
  );

const sortedBy = (_by: PreauthsBy, sort?: ListSort): Sorting =>
  sortingOf({ time: preauths.authorisedAt, amount: preauths.authorised, key: preauths.orderNumber }, sort);

export const { listPage, countUpTo, countAll } = sortedList({
  table: preauths,
  matching,
  sortedBy,
});

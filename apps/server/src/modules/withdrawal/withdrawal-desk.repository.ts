import { totalCountedAtMost } from '@balcao/contract/page';
import { WithdrawalStatus } from '@balcao/contract/withdrawal';
import type { WithdrawalPart } from '@balcao/contract/withdrawal-desk';
import { and, asc, desc, eq, gt, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { type WithdrawalRow, withdrawals } from './withdrawal.tables.ts';

export interface ListedBy {
  readonly show: WithdrawalPart;
  readonly now: Date;
  /** A number by its beginning. */
  readonly search?: string | undefined;
  /** Merchants that are meant by the search too. */
  readonly alsoOf?: readonly string[] | undefined;
  readonly merchantId?: string | undefined;
}
interface Page {
  readonly place: Place | undefined;
  readonly limit: number;
  readonly offset: number;
}
const { processing, success, failed } = WithdrawalStatus.enum;
const waits = eq(withdrawals.status, processing);

const partOf = (show: WithdrawalPart, now: Date): SQL | undefined => {
  if (show === 'retried') return and(waits, gt(withdrawals.checks, 1));
  if (show === 'late') return and(waits, lt(withdrawals.promisedUntil, now));
  if (show === 'waiting') return waits;
  return eq(withdrawals.status, show === 'done' ? success : failed);
};
const found = ({ search, alsoOf = [] }: ListedBy): SQL | undefined =>
  search === undefined
    ? undefined
    : or(
        like(withdrawals.number, `${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
        alsoOf.length > 0 ? inArray(withdrawals.merchantId, [...alsoOf]) : undefined,
      );
const matching = (by: ListedBy): SQL | undefined =>
  and(
    partOf(by.show, by.now),
    found(by),
    by.merchantId === undefined ? undefined : eq(withdrawals.merchantId, by.merchantId),
  );

/** Of every merchant: what waits the longest first; of what has ended, the newest. */
export const listOfEveryMerchant = (
  queries: Queries,
  by: ListedBy,
  { place, limit, offset }: Page,
): Promise<WithdrawalRow[]> => {
  const { appliedAt, completedAt, number } = withdrawals;
  const hasEnded = by.show === 'failed' || by.show === 'done';
  const beyond =
    place &&
    (hasEnded
      ? or(lt(completedAt, place.at), and(eq(completedAt, place.at), lt(number, place.key)))
      : or(gt(appliedAt, place.at), and(eq(appliedAt, place.at), gt(number, place.key))));
  return queries
    .select()
    .from(withdrawals)
    .where(and(matching(by), beyond))
    .orderBy(...(hasEnded ? [desc(completedAt), desc(number)] : [asc(appliedAt), asc(number)]))
    .limit(limit)
    .offset(offset);
};

/** Counts no further than people read. */
export const countOfEveryMerchant = async (queries: Queries, by: ListedBy): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(withdrawals)
    .where(matching(by))
    .limit(totalCountedAtMost + 1)
    .as('some');
  const [row] = await queries.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
};

/** What a part of them comes to over all merchants, in centavos; of what has ended, since then. */
export const sumOfEveryMerchant = async (
  queries: Queries,
  show: WithdrawalPart,
  now: Date,
  since?: Date,
): Promise<{ count: number; amount: number }> => {
  const [row] = await queries
    .select({
      count: sql<number>`count(*)`,
      amount: sql<number>`coalesce(sum(${withdrawals.amount}), 0)::bigint`,
    })
    .from(withdrawals)
    .where(and(partOf(show, now), since && gte(withdrawals.completedAt, since)));
  return row ?? { count: 0, amount: 0 };
};

type Key = Pick<WithdrawalRow, 'merchantId' | 'number'>;
const at = ({ merchantId, number }: Key): SQL | undefined =>
  and(eq(withdrawals.merchantId, merchantId), eq(withdrawals.number, number));

export const findForDesk = async (queries: Queries, key: Key): Promise<WithdrawalRow | undefined> => {
  const [row] = await queries.select().from(withdrawals).where(at(key));
  return row;
};

/** By the whole number; more than one merchant may have it. */
export const findByAnyMerchant = (queries: Queries, number: string, limit: number): Promise<WithdrawalRow[]> =>
  queries.select().from(withdrawals).where(eq(withdrawals.number, number)).limit(limit);

/** The next question is due at once; undefined when it has ended. */
export const bringForward = async (tx: Tx, key: Key, now: Date): Promise<WithdrawalRow | undefined> => {
  const [row] = await tx
    .update(withdrawals)
    .set({ nextCheckAt: now })
    .where(and(at(key), waits))
    .returning();
  return row;
};

import { totalCountedAtMost } from '@balcao/contract/page';
import type { WithdrawalFilter, WithdrawalStatus } from '@balcao/contract/withdrawal';
import { and, desc, eq, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { type WithdrawalRow, withdrawals } from './withdrawal.tables.ts';

export interface ListedBy extends WithdrawalFilter {
  readonly merchantId: string;
}

const dateOf = ({ basis }: ListedBy) => (basis === '2' ? withdrawals.completedAt : withdrawals.appliedAt);

/** Our own number by its beginning, the bank's as a whole. */
const byNumber = (number: string): SQL | undefined =>
  or(
    eq(withdrawals.channelNumber, number),
    /^\d+$/.test(number) ? and(gte(withdrawals.number, number), lt(withdrawals.number, `${number}:`)) : undefined,
  );

const matching = (filter: ListedBy): SQL | undefined => {
  const date = dateOf(filter);
  return and(
    eq(withdrawals.merchantId, filter.merchantId),
    filter.basis === '2' ? isNotNull(withdrawals.completedAt) : undefined,
    filter.from === undefined ? undefined : gte(date, new Date(filter.from)),
    filter.to === undefined ? undefined : lt(date, new Date(filter.to)),
    filter.status && inArray(withdrawals.status, filter.status),
    filter.type && inArray(withdrawals.type, filter.type),
    filter.destinationId ? eq(withdrawals.destinationId, filter.destinationId) : undefined,
    filter.number ? byNumber(filter.number) : undefined,
  );
};

/** The page after `place`, newest first: its cost does not depend on how far back it is. */
export const listPage = (
  queries: Queries,
  filter: ListedBy,
  place: Place | undefined,
  limit: number,
): Promise<WithdrawalRow[]> => {
  const date = dateOf(filter);
  const beyond = place && or(lt(date, place.at), and(eq(date, place.at), lt(withdrawals.number, place.key)));
  return queries
    .select()
    .from(withdrawals)
    .where(and(matching(filter), place && lte(date, place.at), beyond))
    .orderBy(desc(date), desc(withdrawals.number))
    .limit(limit);
};

/** Counts no further than people read. */
export const countUpTo = async (queries: Queries, filter: ListedBy): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(withdrawals)
    .where(matching(filter))
    .limit(totalCountedAtMost + 1)
    .as('some');
  const [row] = await queries.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
};

/** How many there are. */
export const countAll = (queries: Queries, filter: ListedBy): Promise<number> =>
  queries.$count(withdrawals, matching(filter));

interface Sum {
  readonly status: WithdrawalStatus;
  readonly count: number;
  readonly amount: number;
  readonly fee: number;
  readonly credited: number;
}
/** What they come to, by how they stand. */
export const sumByStatus = (queries: Queries, filter: ListedBy): Promise<Sum[]> =>
  queries
    .select({
      status: withdrawals.status,
      count: sql<number>`count(*)`,
      amount: sql<number>`sum(${withdrawals.amount})::bigint`,
      fee: sql<number>`sum(${withdrawals.fee})::bigint`,
      credited: sql<number>`sum(${withdrawals.credited})::bigint`,
    })
    .from(withdrawals)
    .where(matching(filter))
    .groupBy(withdrawals.status);

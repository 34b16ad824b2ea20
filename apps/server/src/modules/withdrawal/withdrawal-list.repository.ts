import type { ListSort } from '@balcao/contract/page';
import type { WithdrawalFilter, WithdrawalStatus } from '@balcao/contract/withdrawal';
import { and, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { sortedList } from '../../platform/sorted-list.ts';
import { type Sorting, sortingOf } from '../../platform/sorting.ts';
import { withdrawals } from './withdrawal.tables.ts';

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

const sortedBy = (filter: ListedBy, sort?: ListSort): Sorting =>
  sortingOf({ time: dateOf(filter), amount: withdrawals.amount, key: withdrawals.number }, sort);

export const { listPage, countUpTo, countAll } = sortedList({ table: withdrawals, matching, sortedBy });

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

import type { ListSort } from '@balcao/contract/page';
import { type RefundFilter, RefundReview } from '@balcao/contract/refund';
import { and, eq, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { sortedList } from '../../platform/sorted-list.ts';
import { type Sorting, sortingOf } from '../../platform/sorting.ts';
import { refunds } from './refund.tables.ts';

export interface ListedBy extends Omit<RefundFilter, 'from' | 'to'> {
  readonly merchantId: string;
  readonly from: Date;
  readonly to?: Date | undefined;
  /** With those before `from` that wait for a decision. */
  readonly withWaiting?: boolean;
}

const dateOf = ({ basis }: ListedBy) => (basis === '2' ? refunds.completedAt : refunds.createdAt);

/** The refund's own number by its beginning; the merchant's, and those of the order, as a whole. */
const byNumber = (number: string): SQL | undefined =>
  or(
    eq(refunds.merchantRefundNumber, number),
    eq(refunds.orderNumber, number),
    eq(refunds.merchantOrderNumber, number),
    /^\d+$/.test(number) ? and(gte(refunds.number, number), lt(refunds.number, `${number}:`)) : undefined,
  );

/** From the chosen day on; with what waits, no further back than the oldest of that, so that the index is read no further. */
const inTime = (filter: ListedBy): SQL | undefined => {
  const { merchantId, from, withWaiting } = filter;
  if (!withWaiting) return gte(dateOf(filter), from);
  const { waiting } = RefundReview.enum;
  const oldest = sql`(select min(w.created_at) from refund w where w.merchant_id = ${merchantId} and w.review = '0')`;
  return and(
    sql`${refunds.createdAt} >= least(${from}::timestamptz, ${oldest})`,
    or(gte(refunds.createdAt, from), eq(refunds.review, waiting)),
  );
};

const matching = (filter: ListedBy): SQL | undefined => {
  const date = dateOf(filter);
  return and(
    eq(refunds.merchantId, filter.merchantId),
    filter.basis === '2' ? isNotNull(refunds.completedAt) : undefined,
    inTime(filter),
    filter.to && lt(date, filter.to),
    filter.review && inArray(refunds.review, filter.review),
    filter.status && inArray(refunds.status, filter.status),
    filter.method && inArray(refunds.method, filter.method),
    filter.amountFrom === undefined ? undefined : gte(refunds.amount, filter.amountFrom),
    filter.amountTo === undefined ? undefined : lte(refunds.amount, filter.amountTo),
    filter.number ? byNumber(filter.number) : undefined,
  );
};

const sortedBy = (filter: ListedBy, sort?: ListSort): Sorting =>
  sortingOf({ time: dateOf(filter), amount: refunds.amount, key: refunds.number }, sort);

export const { listPage, countUpTo, countAll } = sortedList({ table: refunds, matching, sortedBy });

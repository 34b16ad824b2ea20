import type { OrderFilter } from '@balcao/contract/order';
import { totalCountedAtMost } from '@balcao/contract/page';
import { and, desc, eq, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { type OrderRow, orders } from './order.tables.ts';

export interface ListedBy extends Omit<OrderFilter, 'from' | 'to' | 'number'> {
  readonly merchantId: string;
  readonly from: Date;
  readonly to?: Date | undefined;
  readonly number?: string | undefined;
}

const dateOf = ({ basis }: ListedBy) => (basis === '2' ? orders.completedAt : orders.createdAt);

/** Our number by its beginning, the merchant's as a whole: each by its own index, then joined. */
const byNumber = (merchantId: string, number: string): SQL => sql`${orders.number} in (
  select o.number from "order" o where o.merchant_id = ${merchantId} and o.merchant_order_number = ${number}
  union all
  (select o.number from "order" o where o.merchant_id = ${merchantId}
    and o.number >= ${number} and o.number < ${`${number}:`} and ${/^\d+$/.test(number)} order by o.number desc limit 1000))`;

const matching = (filter: ListedBy): SQL | undefined => {
  const date = dateOf(filter);
  return and(
    eq(orders.merchantId, filter.merchantId),
    filter.basis === '2' ? isNotNull(orders.completedAt) : undefined,
    gte(date, filter.from),
    filter.to && lt(date, filter.to),
    filter.status && inArray(orders.status, filter.status),
    filter.method && inArray(orders.method, filter.method),
    filter.product && inArray(orders.product, filter.product),
    filter.amountFrom === undefined ? undefined : gte(orders.amount, filter.amountFrom),
    filter.amountTo === undefined ? undefined : lte(orders.amount, filter.amountTo),
    filter.number ? byNumber(filter.merchantId, filter.number) : undefined,
  );
};

/** The page after `place`, newest first: its cost does not depend on how far back it is. */
export const listPage = (
  queries: Queries,
  filter: ListedBy,
  place: Place | undefined,
  limit: number,
): Promise<OrderRow[]> => {
  const date = dateOf(filter);
  const beyond = place && or(lt(date, place.at), and(eq(date, place.at), lt(orders.number, place.key)));
  return (
    queries
      .select()
      .from(orders)
      // The first condition alone bounds the index scan; the second one settles rows of the same instant.
      .where(and(matching(filter), place && lte(date, place.at), beyond))
      .orderBy(desc(date), desc(orders.number))
      .limit(limit)
  );
};

/** Counts no further than people read. */
export const countUpTo = async (queries: Queries, filter: ListedBy): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(orders)
    .where(matching(filter))
    .limit(totalCountedAtMost + 1)
    .as('some');
  const [row] = await queries.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
};

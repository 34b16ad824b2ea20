import type { OrderFilter, OrderStatus } from '@balcao/contract/order';
import type { RefundedShare } from '@balcao/contract/order-particulars';
import { and, desc, eq, gte, ilike, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { type OrderRow, orders } from './order.tables.ts';

export interface ListedBy extends Omit<OrderFilter, 'from' | 'to' | 'number'> {
  readonly merchantId: string;
  readonly from: Date;
  readonly to?: Date | undefined;
  readonly number?: string | undefined;
}

/** What the dates of a filter speak of. */
export const dateOf = ({ basis }: ListedBy) => (basis === '2' ? orders.completedAt : orders.createdAt);

/** Our number by its beginning, the merchant's as a whole: each by its own index, then joined. */
const byNumber = (merchantId: string, number: string): SQL => sql`${orders.number} in (
  select o.number from "order" o where o.merchant_id = ${merchantId} and o.merchant_order_number = ${number}
  union all
  (select o.number from "order" o where o.merchant_id = ${merchantId}
    and o.number >= ${number} and o.number < ${`${number}:`} and ${/^\d+$/.test(number)} order by o.number desc limit 1000))`;

/** Text that is looked for as it is: what means something in a pattern means only itself. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** What was given back or is on its way: not what somebody still decides on. Centavos. */
export const given = sql`(${orders.refunded} - ${orders.refundWaiting})`;
const shares: Readonly<Record<RefundedShare, SQL>> = {
  none: sql`(${orders.status} = '02' and ${given} = 0)`,
  // That something was given back is said for the index of just those orders.
  part: sql`(${orders.refunded} > 0 and ${given} > 0 and ${given} < ${orders.paidAmount})`,
  whole: sql`(${orders.refunded} > 0 and ${given} = ${orders.paidAmount})`,
};

/** What an order is found by that few have: each has an index of its own. */
const particulars = (filter: ListedBy): (SQL | undefined)[] => [
  filter.merchantGoodsId === undefined ? undefined : eq(orders.merchantGoodsId, filter.merchantGoodsId),
  filter.endToEndId === undefined ? undefined : eq(orders.endToEndId, filter.endToEndId),
  filter.cardLast4 === undefined ? undefined : eq(orders.cardLast4, filter.cardLast4),
  filter.deviceSerial === undefined ? undefined : eq(orders.deviceSerial, filter.deviceSerial),
  filter.refunded && or(...filter.refunded.map((share) => shares[share])),
  filter.goodsName === undefined ? undefined : ilike(orders.goodsName, containing(filter.goodsName)),
];

/** Codes of the contract stand in the statement itself, so that it may use an index of the orders of one status. */
const inStatus = (status: readonly OrderStatus[]): SQL =>
  sql`${orders.status} in (${sql.raw(status.map((code) => `'${code}'`).join(','))})`;

/** The orders that a filter lets through. */
export const matching = (filter: ListedBy): SQL | undefined => {
  const date = dateOf(filter);
  return and(
    eq(orders.merchantId, filter.merchantId),
    filter.basis === '2' ? isNotNull(orders.completedAt) : undefined,
    gte(date, filter.from),
    filter.to && lt(date, filter.to),
    filter.status && filter.status.length > 0 ? inStatus(filter.status) : undefined,
    filter.method && inArray(orders.method, filter.method),
    filter.product && inArray(orders.product, filter.product),
    filter.amountFrom === undefined ? undefined : gte(orders.amount, filter.amountFrom),
    filter.amountTo === undefined ? undefined : lte(orders.amount, filter.amountTo),
    filter.unitPriceFrom === undefined ? undefined : gte(orders.unitPrice, filter.unitPriceFrom),
    filter.unitPriceTo === undefined ? undefined : lte(orders.unitPrice, filter.unitPriceTo),
    ...particulars(filter),
    filter.number ? byNumber(filter.merchantId, filter.number) : undefined,
  );
};

/** Beyond a place of a list: the first condition alone bounds the index scan; the second settles rows of the same instant. */
export const past = (date: ReturnType<typeof dateOf>, place: Place | undefined): SQL | undefined =>
  place && and(lte(date, place.at), or(lt(date, place.at), and(eq(date, place.at), lt(orders.number, place.key))));

/** The page after `place`, newest first: its cost does not depend on how far back it is. */
export const listPage = (
  queries: Queries,
  filter: ListedBy,
  place: Place | undefined,
  limit: number,
): Promise<OrderRow[]> => {
  const date = dateOf(filter);
  return queries
    .select()
    .from(orders)
    .where(and(matching(filter), past(date, place)))
    .orderBy(desc(date), desc(orders.number))
    .limit(limit);
};

/** Counts no further than people read. */
export const countUpTo = (queries: Queries, filter: ListedBy): Promise<number> =>
  countListed(queries, orders, matching(filter), [desc(dateOf(filter)), desc(orders.number)]);

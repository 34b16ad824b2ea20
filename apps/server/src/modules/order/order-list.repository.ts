import type { OrderFilter, OrderStatus } from '@balcao/contract/order';
import type { RefundedShare } from '@balcao/contract/order-particulars';
import type { ListSort } from '@balcao/contract/page';
import { and, eq, gte, ilike, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { timesOfNumbers } from '../../platform/ids.ts';
import { sortedList } from '../../platform/sorted-list.ts';
import { type Sorting, sortingOf } from '../../platform/sorting.ts';
import { type OrderRow, orders } from './order.tables.ts';

export interface ListedBy extends Omit<OrderFilter, 'from' | 'to' | 'number' | 'metadataKey' | 'metadataValue'> {
  readonly merchantId: string;
  readonly from: Date;
  readonly to?: Date | undefined;
  readonly number?: string | undefined;
  /** What was noted on the order under a key. */
  readonly noted?: { readonly key: string; readonly value: string } | undefined;
  /** The order that the merchant knows by this number. */
  readonly own?: Pick<OrderRow, 'number' | 'createdAt'> | undefined;
}

/** What the dates of a filter speak of. */
export const dateOf = ({ basis }: ListedBy) => (basis === '2' ? orders.completedAt : orders.createdAt);

/** Digits of a number that name a day: so many orders, and no more, are sorted by when they ended. */
const dayDigits = 6;
const [earlier, later] = [
  <T extends Date | string>(one: T, other: T | undefined): T => (other !== undefined && other < one ? other : one),
  <T extends Date | string>(one: T, other: T | undefined): T => (other !== undefined && other > one ? other : one),
];

/**
 * Matches our number by its prefix, or the order with exactly this number of the merchant, of any time. Our numbers encode when orders were created,
 * so the list's index is read only between the times that the prefix allows, even if many newer orders exist. Where the list is by the time of the
 * end and the prefix names only a month or a year, the index on that time is read, which contains the numbers.
 */
const byNumber = ({ number: wanted, own, basis }: ListedBy): SQL | undefined => {
  if (!wanted) return undefined;
  const isOwn = own && eq(orders.number, own.number);
  if (!/^\d+$/.test(wanted)) return isOwn ?? sql`false`;
  // No range, which would lead the planner to the primary key and to sorting all that begins so.
  const isNamed = or(isOwn, sql`left(${orders.number}, ${wanted.length}) = ${wanted}`);
  const times = timesOfNumbers(wanted);
  if (!times) return isNamed;
  const from = earlier(times.from, own?.createdAt);
  if (basis !== '2' || wanted.length >= dayDigits)
    return and(isNamed, gte(orders.createdAt, from), lte(orders.createdAt, later(times.before, own?.createdAt)));
  const numbers = and(
    gte(orders.number, earlier(wanted, own?.number)),
    lte(orders.number, later(`${wanted}:`, own?.number)),
  );
  // None ends before it is created.
  return and(isNamed, numbers, gte(orders.completedAt, from));
};

/** Text that is looked for as it is: what means something in a pattern means only itself. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** What was given back or is on its way: not what someone still decides on. Centavos. */
export const given = sql`(${orders.refundTaken} - ${orders.refundWaiting})`;
/** What the platform keeps of the fee by now. Centavos. */
export const keptFee = sql`(${orders.fee} - ${orders.feeReturned} + ${orders.feeWaiting})`;
const shares: Readonly<Record<RefundedShare, SQL>> = {
  none: sql`(${orders.status} = '02' and ${given} = 0)`,
  // That something was given back is said for the index of just those orders.
  part: sql`(${orders.refundTaken} > 0 and ${given} > 0 and ${given} < ${orders.paidAmount})`,
  whole: sql`(${orders.refundTaken} > 0 and ${given} = ${orders.paidAmount})`,
};

/**
 * Matches orders with exactly this value under this key of their metadata. The index holds a hash of merchant, key and value, so a value that many
 * merchants use does not slow down the others.
 */
const bearing = ({ merchantId, noted }: ListedBy): SQL | undefined => {
  if (!noted) return undefined;
  const pair = sql`${JSON.stringify({ [noted.key]: noted.value })}::jsonb`;
  const term = sql`order_metadata_terms(${merchantId}::uuid, ${pair})`;
  return sql`${orders.metadata} is not null and order_metadata_terms(${orders.merchantId}, ${orders.metadata}) @> ${term} and ${orders.metadata} @> ${pair}`;
};

/** By the first name of the person who paid, which is all that members read of it (decision 102). */
const paidBy = ({ payer }: ListedBy): SQL | undefined =>
  payer === undefined
    ? undefined
    : sql`${orders.payerName} is not null and order_payer_key(${orders.payerName}) = order_payer_key(${payer})`;

/** What an order is found by that few have: each has an index of its own. */
const particulars = (filter: ListedBy): (SQL | undefined)[] => [
  filter.merchantGoodsId === undefined ? undefined : eq(orders.merchantGoodsId, filter.merchantGoodsId),
  bearing(filter),
  paidBy(filter),
  filter.shopCode && inArray(orders.shopCodeId, filter.shopCode),
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
    filter.goodsQuantity === undefined ? undefined : eq(orders.goodsQuantity, filter.goodsQuantity),
    ...particulars(filter),
    byNumber(filter),
  );
};

/** In which order they come. */
export const sortedBy = (filter: ListedBy, sort?: ListSort): Sorting =>
  sortingOf({ time: dateOf(filter), amount: orders.amount, key: orders.number }, sort);

export const { listPage, countUpTo } = sortedList({ table: orders, matching, sortedBy });

import type { ListSort } from '@balcao/contract/page';
import type { SettlementFilter } from '@balcao/contract/settlement';
import { and, asc, desc, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Spot } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { sortingOf } from '../../platform/sorting.ts';
import { orderRow } from '../order/order.reads.ts';
import { type SettlementRow, settlementItems, settlementProducts, settlements } from './settlement.tables.ts';

export interface SettlementsBy extends SettlementFilter {
  readonly merchantId: string;
}

const matching = ({ merchantId, status, method, dayFrom, dayTo }: SettlementsBy): SQL | undefined =>
  and(
    eq(settlements.merchantId, merchantId),
    status ? inArray(settlements.status, [...status]) : undefined,
    method ? inArray(settlements.method, [...method]) : undefined,
    dayFrom ? gte(settlements.day, dayFrom) : undefined,
    dayTo ? lte(settlements.day, dayTo) : undefined,
  );

/** The page after `spot`; by amount is by what became available. */
export const listBy = (
  queries: Queries,
  by: SettlementsBy,
  spot: Spot | undefined,
  limit: number,
  sort?: ListSort,
  skip = 0,
): Promise<SettlementRow[]> => {
  const columns = { time: settlements.startedAt, amount: settlements.net, key: settlements.number };
  const { order, beyond } = sortingOf(columns, sort);
  return queries
    .select()
    .from(settlements)
    .where(and(eq(settlements.merchantId, by.merchantId), matching(by), beyond(spot)))
    .orderBy(order)
    .offset(skip)
    .limit(limit);
};

/** Counts no further than `atMost`. */
export const countBy = async (queries: Queries, by: SettlementsBy, atMost: number): Promise<number> => {
  const found = queries
    .select({ number: settlements.number })
    .from(settlements)
    .where(and(eq(settlements.merchantId, by.merchantId), matching(by)))
    .limit(atMost);
  return queries.$count(found.as('found'));
};

export const findSettlement = async (queries: Queries, merchantId: string, number: string) => {
  const [row] = await queries
    .select()
    .from(settlements)
    .where(and(eq(settlements.merchantId, merchantId), eq(settlements.number, number)));
  return row;
};

export const productsOf = (queries: Queries, merchantId: string, number: string) =>
  queries
    .select()
    .from(settlementProducts)
    .where(and(eq(settlementProducts.merchantId, merchantId), eq(settlementProducts.settlementNumber, number)))
    .orderBy(desc(settlementProducts.net), asc(settlementProducts.product));

/** The settlements that these orders are in, oldest first. */
export const ofOrders = (queries: Queries, merchantId: string, orderNumbers: readonly string[]) =>
  queries
    .select({
      orderNumber: settlementItems.orderNumber,
      number: settlements.number,
      day: settlements.day,
      sequence: settlementItems.sequence,
      net: settlementItems.net,
      part: settlementItems.part,
      upTo: settlementItems.upTo,
      at: settlements.startedAt,
    })
    .from(settlementItems)
    .innerJoin(
      settlements,
      and(
        eq(settlements.merchantId, settlementItems.merchantId),
        eq(settlements.number, settlementItems.settlementNumber),
      ),
    )
    .where(and(eq(settlementItems.merchantId, merchantId), inArray(settlementItems.orderNumber, [...orderNumbers])))
    .orderBy(asc(settlements.startedAt), asc(settlementItems.sequence));

/** Where a list of items goes on: after this order and part. */
export interface ItemPlace {
  readonly orderNumber: string;
  readonly sequence: number;
}
const ItemRow = z.object({
  number: z.string(),
  goodsName: z.string(),
  product: z.string(),
  sequence: z.int(),
  instalments: z.int(),
  paidAt: z.string(),
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
});
export type ItemRow = Readonly<z.infer<typeof ItemRow>>;

/** By the number of the order; the order's row is read by its key for those that are shown. */
export const listItems = async (
  queries: Queries,
  merchantId: string,
  number: string,
  place: ItemPlace | undefined,
  limit: number,
): Promise<ItemRow[]> => {
  const after = place
    ? and(
        gte(settlementItems.orderNumber, place.orderNumber),
        or(gt(settlementItems.orderNumber, place.orderNumber), gt(settlementItems.sequence, place.sequence)),
      )
    : undefined;
  const chosen = queries
    .select()
    .from(settlementItems)
    .where(and(eq(settlementItems.merchantId, merchantId), eq(settlementItems.settlementNumber, number), after))
    .orderBy(asc(settlementItems.orderNumber), asc(settlementItems.sequence))
    .limit(limit);
  return rowsOf(
    queries,
    ItemRow,
    sql`
    select o.number, o.goods_name as "goodsName", o.product, i.sequence, o.instalments, o.completed_at as "paidAt",
      i.amount, i.fee, i.net
    from (${chosen}) i join ${orderRow.table} on ${orderRow.is(sql`i.merchant_id`, sql`i.order_number`)}
    where i.merchant_id = ${merchantId} order by i.order_number, i.sequence`,
  );
};

/** How many items each part of these settlements brought, and how many parts there were. */
export const findPartCounts = (
  queries: Queries,
  merchantId: string,
  numbers: readonly string[],
): Promise<{ number: string; parts: number; counts: number[] }[]> =>
  queries
    .select({ number: settlements.number, parts: settlements.parts, counts: settlements.partCounts })
    .from(settlements)
    .where(and(eq(settlements.merchantId, merchantId), inArray(settlements.number, [...numbers])));

import { fileColumnsOf, type ListValue } from '@balcao/contract/list-declaration';
import { orderList } from '@balcao/contract/order-list';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { orders } from './order.tables.ts';
import { given, keptFee, type ListedBy, matching, sortedBy } from './order-list.repository.ts';

const msOf = (column: unknown) => sql<number | null>`(extract(epoch from ${column}) * 1000)::bigint`;

/** As the screens say it: of what failed or was closed the platform keeps nothing, and nothing stays. */
const isUnpaid = sql`${orders.status} in ('03', '04')`;

export type OrderColumn = keyof typeof orderList.columns;

/** What the columns of the file are read from. */
const sources: Readonly<Record<OrderColumn, PgColumn | SQL>> = {
  number: orders.number,
  ownNumber: orders.merchantOrderNumber,
  status: orders.status,
  product: orders.product,
  method: orders.method,
  goods: orders.goodsName,
  quantity: orders.goodsQuantity,
  unitPrice: orders.unitPrice,
  goodsId: orders.merchantGoodsId,
  amount: orders.amount,
  paid: orders.paidAmount,
  refunded: given,
  bankReturned: orders.bankReturned,
  fee: sql`case when ${isUnpaid} then 0 else ${keptFee} end`,
  net: sql`case when ${isUnpaid} then 0 else coalesce(${orders.paidAmount}, ${orders.amount}) - ${given} - ${orders.bankReturned} - ${keptFee} end`,
  instalments: orders.instalments,
  card: sql`${orders.cardBrand} || ' ' || ${orders.cardLast4}`,
  device: orders.deviceSerial,
  endToEndId: orders.endToEndId,
  payer: orders.payerName,
  due: orders.dueDate,
  debtor: sql`${orders.debtorName} || ', ' || ${orders.debtorTaxId}`,
  created: msOf(orders.createdAt),
  completed: msOf(orders.completedAt),
  shopCode: orders.shopCodeId,
};
const places = fileColumnsOf(orderList).map(([id]) => id);
/** An exported order is read as an array, in the order of the file, since a million objects cost more than all the rest. */
const columns: Readonly<Record<string, PgColumn | SQL>> = Object.fromEntries(
  Object.entries(sources).sort(([one], [other]) => places.indexOf(one) - places.indexOf(other)),
);

/** Some thousand orders after `place`, newest first, as the list has them. */
export const readBatch = async (
  db: Db,
  filter: ListedBy,
  place: Place | undefined,
  limit: number,
): Promise<ListValue[][]> => {
  const { order, beyond } = sortedBy(filter);
  const { sql: text, params } = db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.merchantId, filter.merchantId), matching(filter), beyond(place)))
    .orderBy(order)
    .limit(limit)
    .toSQL();
  const { rows } = await db.$client.query<ListValue[]>({ text, values: params, rowMode: 'array' });
  return rows;
};

/** How many orders the filter lets through: all of them, which a list never counts. */
export const countAll = (db: Db, filter: ListedBy): Promise<number> =>
  db.$count(orders, and(eq(orders.merchantId, filter.merchantId), matching(filter)));

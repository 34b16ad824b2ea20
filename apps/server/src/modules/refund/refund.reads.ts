import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { orderRow } from '../order/order.reads.ts';

/** Whether money of a payment, by what its rail knows it by, is asked back or on its way: a condition of SQL. */
export const isComingBack = (endToEndId: SQLWrapper): SQL =>
  sql`exists (select from refund back join ${orderRow.table} on ${orderRow.is(sql`back.merchant_id`, sql`back.order_number`)}
    where o.end_to_end_id = ${endToEndId} and back.review in ('0', '2'))`;

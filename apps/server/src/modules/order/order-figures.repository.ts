import { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';

export interface Interval {
  readonly from: Date;
  readonly to: Date;
}
export interface Totals {
  readonly amount: number;
  readonly count: number;
}
/** Orders of one way of being paid, created and paid in an interval; amounts in centavos. */
const CountedOrders = z.object({
  product: PaymentProduct,
  method: PaymentMethod,
  created: z.int(),
  /** Of those created, how many are paid by now. */
  converted: z.int(),
  paid: z.int(),
  amount: z.int(),
  fee: z.int(),
});
export type CountedOrders = z.infer<typeof CountedOrders>;

/** Counts the orders themselves, which takes as long as there are many: for less than a quarter of an hour. */
export const countOrders = (queries: Queries, merchantId: string, { from, to }: Interval): Promise<CountedOrders[]> =>
  rowsOf(
    queries,
    CountedOrders,
    sql`
    select product, method, sum(created)::bigint as created, sum(converted)::bigint as converted, sum(paid)::bigint as paid,
      sum(amount)::bigint as amount, sum(fee)::bigint as fee
    from (
      select product, method, 1 as created, (status = '02')::int as converted, 0 as paid, 0 as amount, 0 as fee from "order"
      where merchant_id = ${merchantId} and created_at >= ${from} and created_at < ${to}
      union all
      select product, method, 0, 0, 1, paid_amount, fee from "order"
      where merchant_id = ${merchantId} and status = '02' and completed_at >= ${from} and completed_at < ${to}
    ) counted group by 1, 2`,
  );

const codeSums = z.object({
  id: z.string(),
  todayAmount: z.int(),
  todayCount: z.int(),
  amount: z.int(),
  count: z.int(),
});
/** Paid orders by the shop code that they were paid by, since an earlier instant and since a later one. */
export const sumByShopCode = (
  queries: Queries,
  merchantId: string,
  { today, month }: { readonly today: Date; readonly month: Date },
) =>
  rowsOf(
    queries,
    codeSums,
    sql`
    select shop_code_id as id, sum(paid_amount)::bigint as amount, count(*) as count,
      coalesce(sum(paid_amount) filter (where completed_at >= ${today}), 0)::bigint as "todayAmount",
      count(*) filter (where completed_at >= ${today}) as "todayCount"
    from "order"
    where merchant_id = ${merchantId} and shop_code_id is not null and status = '02' and completed_at >= ${month}
    group by 1`,
  );

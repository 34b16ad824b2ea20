import type { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';

export interface Stretch {
  readonly from: Date;
  readonly to: Date;
}
export interface Totals {
  readonly amount: number;
  readonly count: number;
}
/** Orders of one way of being paid, created and paid in a stretch; amounts in centavos. */
export interface CountedOrders {
  readonly product: PaymentProduct;
  readonly method: PaymentMethod;
  readonly created: number;
  /** Of those created, how many are paid by now. */
  readonly converted: number;
  readonly paid: number;
  readonly amount: number;
  readonly fee: number;
}

/** Counts the orders themselves, which takes as long as there are many: for less than a quarter of an hour. */
export const countOrders = async (
  queries: Queries,
  merchantId: string,
  { from, to }: Stretch,
): Promise<CountedOrders[]> => {
  const { rows } = await queries.execute<CountedOrders & Record<string, unknown>>(sql`
    select product, method, sum(created)::bigint as created, sum(converted)::bigint as converted, sum(paid)::bigint as paid,
      sum(amount)::bigint as amount, sum(fee)::bigint as fee
    from (
      select product, method, 1 as created, (status = '02')::int as converted, 0 as paid, 0 as amount, 0 as fee from "order"
      where merchant_id = ${merchantId} and created_at >= ${from} and created_at < ${to}
      union all
      select product, method, 0, 0, 1, paid_amount, fee from "order"
      where merchant_id = ${merchantId} and status = '02' and completed_at >= ${from} and completed_at < ${to}
    ) counted group by 1, 2`);
  return rows;
};

/** Paid orders by the shop code that they were paid by, since an earlier instant and since a later one. */
export const sumByShopCode = async (
  queries: Queries,
  merchantId: string,
  { today, month }: { readonly today: Date; readonly month: Date },
) => {
  type Row = { id: string; todayAmount: number; todayCount: number; amount: number; count: number };
  const { rows } = await queries.execute<Row>(sql`
    select shop_code_id as id, sum(paid_amount)::bigint as amount, count(*) as count,
      coalesce(sum(paid_amount) filter (where completed_at >= ${today}), 0)::bigint as "todayAmount",
      count(*) filter (where completed_at >= ${today}) as "todayCount"
    from "order"
    where merchant_id = ${merchantId} and shop_code_id is not null and status = '02' and completed_at >= ${month}
    group by 1`);
  return rows;
};

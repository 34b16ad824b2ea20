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

/** Paid orders by the civil day of their completion in the zone; days without sales are absent. */
export const sumByDay = async (
  queries: Queries,
  merchantId: string,
  { from, to }: Stretch,
  zone: string,
): Promise<(Totals & { day: string })[]> => {
  const { rows } = await queries.execute<{ day: string; amount: number; count: number }>(sql`
    select to_char(completed_at at time zone ${zone}, 'YYYYMMDD') as day, sum(amount)::bigint as amount, count(*) as count
    from "order"
    where merchant_id = ${merchantId} and status = '02' and completed_at >= ${from} and completed_at < ${to}
    group by 1`);
  return rows;
};

export const sumPaid = async (queries: Queries, merchantId: string, { from, to }: Stretch): Promise<Totals> => {
  const { rows } = await queries.execute<{ amount: number; count: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as amount, count(*) as count from "order"
    where merchant_id = ${merchantId} and status = '02' and completed_at >= ${from} and completed_at < ${to}`);
  return rows[0] ?? { amount: 0, count: 0 };
};

/** How many orders were created, and how many of those are paid by now. */
export const countCreated = async (
  queries: Queries,
  merchantId: string,
  { from, to }: Stretch,
): Promise<{ created: number; paid: number }> => {
  const { rows } = await queries.execute<{ created: number; paid: number }>(sql`
    select count(*) as created, count(*) filter (where status = '02') as paid from "order"
    where merchant_id = ${merchantId} and created_at >= ${from} and created_at < ${to}`);
  return rows[0] ?? { created: 0, paid: 0 };
};

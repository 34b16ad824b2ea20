import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { moveParts, partRow } from '../instalment/instalment.reads.ts';
import { orderRow } from '../order/order.reads.ts';
import { lockOrdersOf, moveOrders } from '../order/order-settling.reads.ts';

/** What is paid on a civil day in São Paulo, before an hour or from it on, is settled at this instant. */
export interface PaidWindow {
  readonly product: string;
  readonly method: string;
  readonly day: string;
  readonly hour: number;
  readonly late: boolean;
  readonly target: Date;
}
/** A monthly part that was planned for one day is due on another. */
export interface PartWindow {
  readonly planned: string;
  readonly due: string;
}
/** How things are to be: everything planned between two instants, which are the days that a change of the calendar may touch. */
export interface Plan {
  readonly from: Date;
  readonly to: Date;
  readonly fromDay: string;
  readonly toDay: string;
  readonly paid: readonly PaidWindow[];
  readonly parts: readonly PartWindow[];
  readonly partsHour: number;
}

const { paidOn } = orderRow;
const windows = ({ paid }: Plan): SQL => sql`
  w as (select * from json_to_recordset(${JSON.stringify(paid)}::json)
    as w(product text, method text, day text, hour int, late boolean, target timestamptz))`;

/** Orders whose instant is another than the plan's. */
const misplaced = ({ from, to }: Plan): SQL => sql`
  select o.merchant_id, o.number, o.method, o.settles_at, coalesce(own.target, every.target) as target,
    ${orderRow.pending} as amount
  from ${orderRow.table}
  join w every on every.product = '*' and every.method = o.method and every.day = to_char(${paidOn}, 'YYYYMMDD')
    and every.late = (extract(hour from ${paidOn}) >= every.hour)
  left join w own on own.product = o.product and own.method = o.method and own.day = to_char(${paidOn}, 'YYYYMMDD')
    and own.late = (extract(hour from ${paidOn}) >= own.hour)
  where o.settles_at >= ${from} and o.settles_at < ${to} and o.instalments = 1
    and coalesce(own.target, every.target) <> o.settles_at`;

const partWindows = ({ parts }: Plan): SQL => sql`
  p as (select * from json_to_recordset(${JSON.stringify(parts)}::json) as p(planned text, due text))`;

const misplacedParts = ({ fromDay, toDay }: Plan): SQL => sql`
  select i.merchant_id, i.order_number, i.sequence, i.due_on, p.due, i.net - i.settled_net as amount
  from ${partRow.table} join ${orderRow.table} on ${orderRow.is(sql`i.merchant_id`, sql`i.order_number`)}
  join p on p.planned = to_char(${paidOn}::date + 30 * i.sequence, 'YYYYMMDD')
  where i.status = 'pending' and i.due_on >= ${fromDay} and i.due_on < ${toDay} and i.due_on <> p.due`;

const Effect = z.object({ settlements: z.int(), count: z.int(), amount: z.int(), merchants: z.int() });
export type Effect = Readonly<z.infer<typeof Effect>>;

/** How much would come at another time by this plan. */
export const countMisplaced = async (queries: Queries, plan: Plan): Promise<Effect> => {
  const rows = await rowsOf(
    queries,
    Effect,
    sql`
    with ${windows(plan)}, ${partWindows(plan)}, moved as (
      select merchant_id, method, settles_at::text as at, amount from (${misplaced(plan)}) m
      union all select merchant_id, '0302', due_on, amount from (${misplacedParts(plan)}) m)
    select count(distinct (merchant_id, method, at))::int as settlements, count(*)::int as count,
      coalesce(sum(amount), 0)::bigint as amount, count(distinct merchant_id)::int as merchants from moved`,
  );
  return rows[0] ?? { settlements: 0, count: 0, amount: 0, merchants: 0 };
};

/** How many orders, or parts of them, were found to be put elsewhere, and whose those are that were. */
export interface Placed {
  readonly count: number;
  readonly merchantIds: readonly string[];
}
const placedRow = z.object({ count: z.int(), merchantIds: z.array(z.string()) });
/** `moved` says what was found as `m`, and whose was moved. */
const placed = async (tx: Tx, moved: SQL): Promise<Placed> => {
  const rows = await rowsOf(
    tx,
    placedRow,
    sql`${moved}
    select (select count(*)::int from m) as count, coalesce(array_agg(distinct merchant_id), '{}') as "merchantIds" from moved`,
  );
  return rows[0] ?? { count: 0, merchantIds: [] };
};

/** Puts so many orders at most where the plan has them; what was moved since the question stays where it is. */
export const placeOrders = (tx: Tx, plan: Plan, limit: number): Promise<Placed> =>
  placed(
    tx,
    sql`
    with ${windows(plan)}, m as materialized (${misplaced(plan)} order by o.merchant_id, o.number limit ${limit}),
    ${lockOrdersOf(sql`m.number`)},
    moved as (${moveOrders(
      sql`m.target`,
      sql`m join locked l using (merchant_id, number, settles_at)`,
      orderRow.is(sql`m.merchant_id`, sql`m.number`),
    )} returning o.merchant_id)`,
  );

/** The same for monthly parts, and for the orders that wait for one of them next. */
export const placeParts = (tx: Tx, plan: Plan, limit: number): Promise<Placed> => {
  const at = (day: SQL) =>
    sql`(to_date(${day}, 'YYYYMMDD') + make_interval(hours => ${plan.partsHour}::int)) at time zone 'America/Sao_Paulo'`;
  return placed(
    tx,
    sql`
    with ${partWindows(plan)}, m as materialized (${misplacedParts(plan)} order by 1, 2, 3 limit ${limit}),
    ${lockOrdersOf(sql`m.order_number`)},
    awaited as (${moveOrders(
      at(sql`m.due`),
      sql`m join locked l on l.merchant_id = m.merchant_id and l.number = m.order_number`,
      sql`${orderRow.is(sql`m.merchant_id`, sql`m.order_number`)} and o.settles_at = ${at(sql`m.due_on`)}`,
    )}),
    moved as (${moveParts})`,
  );
};

/** What came back to be settled on a day on which banks are closed now: so many days later. */
export const putOff = (tx: Tx, from: Date, to: Date, days: number, limit: number): Promise<Placed> =>
  placed(
    tx,
    sql`
    with m as materialized (
      select merchant_id, number from ${orderRow.table} where settles_at >= ${from} and settles_at < ${to}
      order by merchant_id, number limit ${limit}),
    ${lockOrdersOf(sql`m.number`)},
    moved as (${moveOrders(
      sql`o.settles_at + make_interval(days => ${days}::int)`,
      sql`locked l`,
      sql`${orderRow.is(sql`l.merchant_id`, sql`l.number`)} and o.settles_at >= ${from} and o.settles_at < ${to}`,
    )}
      returning o.merchant_id)`,
  );

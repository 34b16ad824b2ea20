import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { instantColumn, rowsOf } from '../../platform/parsed-rows.ts';
import { partRow, settleParts } from '../instalment/instalment.reads.ts';
import { isStopped } from '../ledger/ledger.reads.ts';
import { orderRow } from '../order/order.reads.ts';
import { dueOrdersOfGroup, settleOrders } from '../order/order-settling.reads.ts';

/** What of one merchant and payment method is due at one instant. */
export interface DueGroup {
  readonly merchantId: string;
  readonly method: string;
  /** The instant for which it was planned. */
  readonly settlesAt: Date;
}

/** Whose: of one merchant alone, or of everyone but some. */
type Whose = { readonly of: string } | { readonly without: readonly string[] };

const dueGroupsRow = z.object({ settles_at: z.string(), merchant_id: z.string(), method: z.string() });
/**
 * Due groups that are not settled, the oldest first, without stopped merchants, so that these do not hold up the others. Jumps through the index from
 * one group to the next, so that the cost does not grow with their content.
 */
export const findDueGroups = async (queries: Queries, now: Date, limit: number, whose: Whose): Promise<DueGroup[]> => {
  const isMeant =
    'of' in whose
      ? sql`o.merchant_id = ${whose.of}::uuid`
      : sql`o.merchant_id <> all(${sql.param([...new Set(whose.without)])}::uuid[])`;
  const next = sql`select o.settles_at, o.merchant_id, o.method from ${orderRow.table}
    where o.settles_at <= ${now} and ${isMeant}
      and not ${isStopped(sql`o.merchant_id`)}`;
  const first = sql`order by o.settles_at, o.merchant_id, o.method limit 1`;
  const rows = await rowsOf(
    queries,
    dueGroupsRow,
    sql`
    with recursive due as (
      (${next} ${first})
      union all
      select n.* from due d cross join lateral (
        ${next} and (o.settles_at, o.merchant_id, o.method) > (d.settles_at, d.merchant_id, d.method) ${first}) n)
    select settles_at, merchant_id, method from due limit ${limit}`,
  );
  return rows.map((row) => ({ merchantId: row.merchant_id, method: row.method, settlesAt: new Date(row.settles_at) }));
};

/** A group with what its settlement is begun with, if it is not open yet. */
export interface GroupToSettle extends DueGroup {
  readonly number: string;
  /** The civil day in São Paulo for which it was planned. */
  readonly day: string;
  /** The hour of the method's runs, at which parts that are not due yet will be settled on their days. */
  readonly hour: number;
  /** When it is settled. */
  readonly at: Date;
  /** The civil day in São Paulo up to which parts are due. */
  readonly today: string;
  /** When what the issuer owes still is looked at again. */
  readonly nextRun: Date;
}

/** What one transaction has settled of a group: a part of a settlement. */
export interface SettledPart {
  readonly merchantId: string;
  readonly number: string;
  readonly part: number;
  readonly net: number;
  readonly at: Date;
}

const groupColumns = sql`merchant_id uuid, method text, settles_at timestamptz, number text, day text, hour int, at timestamptz,
  today text, next_run timestamptz`;
const inColumns = ({ merchantId, method, settlesAt, number, day, hour, at, today, nextRun }: GroupToSettle) => ({
  merchant_id: merchantId,
  method,
  settles_at: settlesAt,
  number,
  day,
  hour,
  at,
  today,
  next_run: nextRun,
});

/** So many orders one transaction settles: a few more where they do not divide by the groups. */
const ordersAtOnce = 10_000;
/**
 * Due orders that no other transaction has locked; their rows stay locked. The pending amount of each is settled. The last limit removes no rows: it
 * tells the planner how few there are, which would otherwise read the whole table for each part.
 */
const dueOrders = (perGroup: number) => sql`
  due as materialized (
    select g.number as opens, g.merchant_id, g.hour, g.today, g.next_run, o.*
    from settle g cross join lateral (${dueOrdersOfGroup(perGroup)}) o
    limit ${sql.raw(String(2 * ordersAtOnce))})`;

/** Parts that the issuer has paid, as far as the order has money for them; what is left when nothing is waited for any more. */
const dueParts = sql`
  paid as (
    select d.*, i.sequence, i.amount as part_amount, i.net as part_net, i.settled_net as part_settled,
      i.net - i.settled_net as open,
      coalesce(sum(i.net - i.settled_net) over (partition by d.merchant_id, d.number order by i.sequence
        rows between unbounded preceding and 1 preceding), 0) as before
    from due d join ${partRow.table} on ${partRow.ofOrder('d')}
    where d.instalments > 1 and i.status = 'paid' and i.due_on <= d.today and i.net > i.settled_net),
  part as (
    select p.*, least(p.open, p.pending - p.before)::bigint as net from paid p where p.pending > p.before),
  waited as (
    select d.merchant_id, d.number, min(i.due_on) as due_on
    from due d join ${partRow.table} on ${partRow.ofOrder('d')}
    where d.instalments > 1 and i.net > i.settled_net and (i.status = 'pending' or i.due_on > d.today)
    group by d.merchant_id, d.number),
  item as materialized (
    select d.opens, d.merchant_id, d.number, d.product, 0 as sequence,
      case when d.settled_net = 0 then d.paid_amount else 0 end as amount,
      case when d.settled_net = 0 then d.fee else 0 end as fee, d.pending as net
    from due d where d.instalments = 1 and d.pending > 0
    union all
    select p.opens, p.merchant_id, p.number, p.product, p.sequence,
      case when p.part_settled = 0 then p.part_amount else 0 end,
      case when p.part_settled = 0 then p.part_amount - p.part_net else 0 end, p.net from part p
    union all
    select d.opens, d.merchant_id, d.number, d.product, 0, 0, 0, d.pending - coalesce(p.net, 0)
    from due d
    left join (select merchant_id, number, sum(net)::bigint as net from part group by 1, 2) p using (merchant_id, number)
    where d.instalments > 1 and d.pending > coalesce(p.net, 0)
      and not exists (select from waited w where w.merchant_id = d.merchant_id and w.number = d.number))`;

/** One row however many were settled: without a settlement, all of it but `seen` is null. */
const settledRow = z.union([
  z.object({
    seen: z.int(),
    merchant_id: z.string(),
    number: z.string(),
    parts: z.int(),
    net: z.int(),
    at: instantColumn,
  }),
  z.object({ seen: z.int(), number: z.null() }),
]);
/**
 * Settles a part of each group, in one statement however many they are: the settlements with what they sum to, their items, and the
 * orders. Of an order whose parts the issuer owes still, the next day is noted. Answers with how many orders were looked at, and with
 * what must be posted.
 */
export const settleGroups = async (
  tx: Tx,
  groups: readonly GroupToSettle[],
): Promise<{ readonly seen: number; readonly parts: SettledPart[] }> => {
  const rows = await rowsOf(
    tx,
    settledRow,
    sql`
    with settle as (
      select * from json_to_recordset(${JSON.stringify(groups.map(inColumns))}::json) as g(${groupColumns})),
    ${dueOrders(Math.ceil(ordersAtOnce / groups.length))}, ${dueParts},
    -- What an issuer pays late has an instant of its own: many groups may belong to one settlement.
    added as (
      select min(g.number) as number, array_agg(g.number) as opened_by, g.merchant_id, g.day, g.method, min(g.at) as at,
        sum(t.amount)::bigint as amount, sum(t.fee)::bigint as fee, sum(t.net)::bigint as net, sum(t.count)::int as count
      from settle g join (
        select opens, sum(amount) as amount, sum(fee) as fee, sum(net) as net, count(*) as count
        from item group by opens) t on t.opens = g.number
      group by g.merchant_id, g.day, g.method),
    opened as (
      insert into settlement as s (merchant_id, number, day, method, amount, fee, net, count, parts, part_counts, status, started_at)
        select merchant_id, number, day, method, amount, fee, net, count, 1, array[count], '0', at from added order by merchant_id, number
      on conflict (merchant_id, day, method) where status = '0' do update set amount = s.amount + excluded.amount,
        fee = s.fee + excluded.fee, net = s.net + excluded.net, count = s.count + excluded.count, parts = s.parts + 1,
        part_counts = s.part_counts || excluded.part_counts
      returning s.merchant_id, s.number, s.day, s.method, s.parts),
    begun as (
      select a.opened_by, a.net, a.at, o.* from added a join opened o using (merchant_id, day, method)),
    named as (select unnest(opened_by) as opens, number, parts from begun),
    inserted as (
      insert into settlement_item (merchant_id, settlement_number, order_number, sequence, amount, fee, net, part, up_to)
        select i.merchant_id, n.number, i.number, i.sequence, i.amount, i.fee, i.net, n.parts,
          sum(i.net) over (partition by i.merchant_id, n.number order by i.number, i.sequence)
        from item i join named n on n.opens = i.opens),
    by_product as (
      insert into settlement_product as p (merchant_id, settlement_number, product, amount, fee, net, count)
        select i.merchant_id, n.number, i.product, sum(i.amount), sum(i.fee), sum(i.net), count(*)
        from item i join named n on n.opens = i.opens group by 1, 2, 3
      on conflict (merchant_id, settlement_number, product) do update set amount = p.amount + excluded.amount,
        fee = p.fee + excluded.fee, net = p.net + excluded.net, count = p.count + excluded.count),
    parts_moved as (${settleParts}),
    change as materialized (
      select d.merchant_id, d.number, coalesce(i.net, 0) as net,
        case when d.pending > coalesce(i.net, 0) then greatest(d.next_run,
          (to_date(w.due_on, 'YYYYMMDD') + make_interval(hours => d.hour)) at time zone 'America/Sao_Paulo') end as settles_at
      from due d
      left join (select merchant_id, number, sum(net)::bigint as net from item group by 1, 2) i using (merchant_id, number)
      left join waited w using (merchant_id, number)),
    moved as (${settleOrders})
    select (select count(*) from due) as seen, n.merchant_id, n.number, n.parts, n.net, n.at
    from (select) one left join begun n on true order by n.merchant_id, n.number`,
  );
  const parts = rows.flatMap((row) =>
    row.number === null
      ? []
      : [{ merchantId: row.merchant_id, number: row.number, part: row.parts, net: row.net, at: row.at }],
  );
  return { seen: rows[0]?.seen ?? 0, parts };
};

/** A settlement that has just been completed, in centavos. */
const CompletedSettlement = z.object({
  merchantId: z.string(),
  number: z.string(),
  day: z.string(),
  net: z.int(),
  count: z.int(),
});
export type CompletedSettlement = Readonly<z.infer<typeof CompletedSettlement>>;

const openMerchantsRow = z.object({ id: z.string() });
/** Merchants with a settlement that is open still. */
export const findOpenMerchants = async (queries: Queries): Promise<string[]> => {
  const rows = await rowsOf(
    queries,
    openMerchantsRow,
    sql`select distinct merchant_id as id from settlement where status = '0'`,
  );
  return rows.map(({ id }) => id);
};

/** Completes open settlements of these merchants of whose day nothing is due any more; history at the time of its beginning. */
export const completeSettlements = (
  tx: Tx,
  now: Date,
  merchantIds: readonly string[],
  { isHistory = false } = {},
): Promise<CompletedSettlement[]> => {
  const completedAt = isHistory ? sql`s.started_at` : sql`greatest(s.started_at, ${now})`;
  return rowsOf(
    tx,
    CompletedSettlement,
    sql`
    update settlement s set status = '2', completed_at = ${completedAt}
    where s.status = '0' and s.merchant_id = any(${sql.param([...merchantIds])}::uuid[]) and not exists (
      select from ${orderRow.table} where o.merchant_id = s.merchant_id and o.method = s.method and o.settles_at <= ${now}
        and o.settles_at >= to_date(s.day, 'YYYYMMDD')::timestamp at time zone 'America/Sao_Paulo'
        and o.settles_at < (to_date(s.day, 'YYYYMMDD') + 1)::timestamp at time zone 'America/Sao_Paulo')
    returning s.merchant_id as "merchantId", s.number, s.day, s.net, s.count`,
  );
};

import type { InstalmentFilter, InstalmentStanding } from '@balcao/contract/instalment';
import { type ListSort, totalCountedAtMost } from '@balcao/contract/page';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Spot } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { instantColumn, rowsOf } from '../../platform/parsed-rows.ts';
import { insertNew } from '../../platform/rows.ts';
import { type Sorting, sortingOf } from '../../platform/sorting.ts';
import { orderRow } from '../order/order.reads.ts';
import { type InstalmentRow, instalments } from './instalment.tables.ts';

/** An order as far as its parts are concerned. */
interface OrderKey {
  readonly merchantId: string;
  readonly number: string;
}
const ofOrder = ({ merchantId, number }: OrderKey) =>
  and(eq(instalments.merchantId, merchantId), eq(instalments.orderNumber, number));

/** Parts of many orders at once; those that are there already stay as they are. */
export const insertParts = (tx: Tx, rows: readonly InstalmentRow[]): Promise<ReadonlySet<string>> =>
  insertNew(tx, instalments, rows, 'order_number');

export const findParts = (queries: Queries, order: OrderKey): Promise<InstalmentRow[]> =>
  queries.select().from(instalments).where(ofOrder(order)).orderBy(asc(instalments.sequence));

/** Locks what is waited for: two refunds must not both take from the same part. */
export const lockWaiting = (tx: Tx, order: OrderKey): Promise<InstalmentRow[]> =>
  tx
    .select()
    .from(instalments)
    .where(and(ofOrder(order), eq(instalments.status, 'pending'), gt(instalments.amount, 0)))
    .orderBy(asc(instalments.sequence))
    .for('no key update');

export const shrinkParts = async (
  tx: Tx,
  { merchantId, number }: OrderKey,
  parts: readonly Pick<InstalmentRow, 'sequence' | 'amount' | 'net'>[],
): Promise<void> => {
  await tx.execute(sql`
    update instalment i set amount = s.amount, net = s.net
    from json_to_recordset(${JSON.stringify(parts)}::json) as s(sequence int, amount bigint, net bigint)
    where i.merchant_id = ${merchantId} and i.order_number = ${number} and i.sequence = s.sequence`);
};

/** The issuer has paid it: answers with the day on which it was due; undefined when it had before, or when nothing of it is waited for. */
export const payPart = async (tx: Tx, order: OrderKey, sequence: number, paidAt: Date): Promise<string | undefined> => {
  const [paid] = await tx
    .update(instalments)
    .set({ status: 'paid', paidAt })
    .where(
      and(
        ofOrder(order),
        eq(instalments.sequence, sequence),
        eq(instalments.status, 'pending'),
        gt(instalments.amount, 0),
      ),
    )
    .returning({ dueOn: instalments.dueOn });
  return paid?.dueOn;
};

/** A part that the issuer owes by now, and what the rail knows its payment by. */
export interface DuePart {
  readonly txid: string;
  readonly endToEndId: string;
  readonly sequence: number;
  readonly amount: number;
}
const duePartsRow = z.object({ txid: z.string(), end_to_end_id: z.string(), sequence: z.int(), amount: z.int() });
export const findDueParts = async (queries: Queries, today: string, limit: number): Promise<DuePart[]> => {
  const rows = await rowsOf(
    queries,
    duePartsRow,
    sql`
    select o.txid, o.end_to_end_id, i.sequence, i.amount
    from instalment i join ${orderRow.table} on ${orderRow.is(sql`i.merchant_id`, sql`i.order_number`)}
    where i.status = 'pending' and i.due_on <= ${today} and i.amount > 0
    order by i.due_on limit ${limit}`,
  );
  return rows.map(({ end_to_end_id: endToEndId, ...rest }) => ({ ...rest, endToEndId }));
};

const PlanRow = z.object({
  number: z.string(),
  goodsName: z.string(),
  cardBrand: z.nullable(z.string()),
  cardLast4: z.nullable(z.string()),
  paidAmount: z.int(),
  completedAt: instantColumn,
  periods: z.int(),
  repaid: z.int(),
  repaidPeriods: z.int(),
  refundedPeriods: z.int(),
  waiting: z.int(),
  nextDueOn: z.nullable(z.string()),
});
export type PlanRow = Readonly<z.infer<typeof PlanRow>>;
export interface PlansBy extends Omit<InstalmentFilter, 'status'> {
  readonly merchantId: string;
  readonly status?: readonly InstalmentStanding[] | undefined;
}

const isWaited = (merchantId: string, and_ = sql``): SQL => sql`exists (select from instalment w
  where w.merchant_id = ${merchantId} and w.order_number = o.number and w.status = 'pending' and w.amount > 0 ${and_})`;

const isRepaid = (merchantId: string): SQL => sql`exists (select from instalment p
  where p.merchant_id = ${merchantId} and p.order_number = o.number and p.status = 'paid')`;

/** The plans that stand so, as `statusOfPlan` says of one. */
const standing: Readonly<Record<InstalmentStanding, (merchantId: string) => SQL>> = {
  pending: (merchantId) => isWaited(merchantId),
  paid: (merchantId) => sql`(not ${isWaited(merchantId)} and ${isRepaid(merchantId)})`,
  refunded: (merchantId) => sql`(not ${isWaited(merchantId)} and not ${isRepaid(merchantId)})`,
};

const matching = ({ merchantId, status, number, dueFrom, dueTo }: PlansBy): SQL => {
  const conditions = [
    sql`o.merchant_id = ${merchantId} and o.instalments > 1 and o.status = '02'`,
    // The last number that begins so: a range serves the index, a pattern does not.
    ...(number
      ? [sql`((o.number >= ${number} and o.number < ${`${number}:`}) or o.merchant_order_number = ${number})`]
      : []),
    ...(status?.length
      ? [
          sql`(${sql.join(
            status.map((one) => standing[one](merchantId)),
            sql` or `,
          )})`,
        ]
      : []),
    ...(dueFrom || dueTo
      ? [isWaited(merchantId, sql`and w.due_on >= ${dueFrom ?? '0'} and w.due_on <= ${dueTo ?? '9'}`)]
      : []),
  ];
  return sql.join(conditions, sql` and `);
};

const sortedBy = (sort?: ListSort): Sorting =>
  sortingOf({ time: sql`o.completed_at`, amount: sql`o.paid_amount`, key: sql`o.number` }, sort);

/** What is said of an order's parts, for the orders that `from` chooses. */
const plans = (merchantId: string, chosen: SQL, { order } = sortedBy()): SQL => sql`
  select o.number, o.goods_name as "goodsName", o.card_brand as "cardBrand", o.card_last4 as "cardLast4",
    o.paid_amount as "paidAmount", o.completed_at as "completedAt", p.*
  from (${chosen}) o cross join lateral (
    select count(*)::int as periods,
      coalesce(sum(i.amount) filter (where i.status = 'paid'), 0)::bigint as repaid,
      (count(*) filter (where i.status = 'paid'))::int as "repaidPeriods",
      (count(*) filter (where i.status = 'pending' and i.amount = 0))::int as "refundedPeriods",
      coalesce(sum(i.amount) filter (where i.status = 'pending'), 0)::bigint as waiting,
      min(i.due_on) filter (where i.status = 'pending' and i.amount > 0) as "nextDueOn"
    from instalment i where i.merchant_id = ${merchantId} and i.order_number = o.number) p
  order by ${order}`;

const read = (queries: Queries, query: SQL): Promise<PlanRow[]> => rowsOf(queries, PlanRow, query);

/** The page after `spot`, by time by an index of the orders that were paid in parts. */
export const listPlans = (
  queries: Queries,
  by: PlansBy,
  spot: Spot | undefined,
  limit: number,
  sort?: ListSort,
  skip = 0,
): Promise<PlanRow[]> => {
  const sorting = sortedBy(sort);
  const chosen = sql`select o.* from ${orderRow.table}
    where ${matching(by)} and o.merchant_id = ${by.merchantId} and ${sorting.beyond(spot) ?? sql`true`}
    order by ${sorting.order} limit ${limit} offset ${skip}`;
  return read(queries, plans(by.merchantId, chosen, sorting));
};

export const findPlan = async (queries: Queries, { merchantId, number }: OrderKey): Promise<PlanRow | undefined> => {
  const chosen = sql`select o.* from ${orderRow.table}
    where o.merchant_id = ${merchantId} and o.number = ${number} and o.instalments > 1 and o.status = '02'`;
  const [plan] = await read(queries, plans(merchantId, chosen));
  return plan;
};

const countPlansRow = z.object({ count: z.int() });
/** Counts no further than people read, or than `atMost`. */
export const countPlans = async (queries: Queries, by: PlansBy, atMost = totalCountedAtMost + 1): Promise<number> => {
  const rows = await rowsOf(
    queries,
    countPlansRow,
    sql`
    select count(*) as count from (
      select from ${orderRow.table} where ${matching(by)} and o.merchant_id = ${by.merchantId}
      order by o.completed_at desc, o.number desc limit ${atMost}) as found`,
  );
  return rows[0]?.count ?? 0;
};

export type PartRow = InstalmentRow;
/** The parts of these plans, by the number of their order. */
export const partsOfPlans = async (
  queries: Queries,
  merchantId: string,
  plansShown: readonly Pick<PlanRow, 'number'>[],
): Promise<ReadonlyMap<string, PartRow[]>> => {
  const numbers = plansShown.map(({ number }) => number);
  const rows = await queries
    .select()
    .from(instalments)
    .where(and(eq(instalments.merchantId, merchantId), inArray(instalments.orderNumber, numbers)))
    .orderBy(asc(instalments.sequence));
  return Map.groupBy(rows, ({ orderNumber }) => orderNumber);
};

const countPartsRow = z.object({ count: z.int() });
/** How many parts the plans that are let through have. */
export const countParts = async (queries: Queries, by: PlansBy): Promise<number> => {
  const rows = await rowsOf(
    queries,
    countPartsRow,
    sql`
    select coalesce(sum(o.instalments), 0)::bigint as count from ${orderRow.table}
    where ${matching(by)} and o.merchant_id = ${by.merchantId}`,
  );
  return rows[0]?.count ?? 0;
};

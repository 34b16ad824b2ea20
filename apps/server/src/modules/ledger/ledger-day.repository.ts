import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { everyMerchant } from './ledger-close.repository.ts';

/** What one event did to the merchant's own money and to the platform's fees, in centavos. */
const DayMovement = z.object({
  id: z.string(),
  cause: z.string(),
  /** UTC, ISO 8601. */
  at: z.string(),
  /** What came to all of the merchant's buckets together: money that only changes its bucket is 0. */
  own: z.int(),
  fee: z.int(),
});
export type DayMovement = Readonly<z.infer<typeof DayMovement>>;

/** Journals between two ids, which begin with their time; `after` itself is not among them. */
export interface Span {
  readonly after: string;
  readonly before: string;
}

const ownBuckets = sql`e.bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt')`;

export const readSpan = async (
  queries: Queries,
  merchantId: string,
  { after, before }: Span,
  limit: number,
): Promise<DayMovement[]> => {
  return rowsOf(
    queries,
    DayMovement,
    sql`
    select j.id, j.cause, to_char(j.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      coalesce(sum(e.amount) filter (where ${ownBuckets}), 0)::bigint as own,
      coalesce(sum(e.amount) filter (where e.bucket = 'fee_revenue'), 0)::bigint as fee
    from (select id, cause, posted_at from ledger.journal
      where merchant_id = ${merchantId} and id > ${after} and id < ${before} order by id limit ${limit}) j
    join ledger.entry e on e.merchant_id = ${merchantId} and e.journal_id = j.id
    group by j.id, j.cause, j.posted_at order by j.id`,
  );
};

const sumOfSpanRow = z.object({ sum: z.int() });
/** What the merchant's own money grew by. */
export const sumOfSpan = async (queries: Queries, merchantId: string, { after, before }: Span): Promise<number> => {
  const rows = await rowsOf(
    queries,
    sumOfSpanRow,
    sql`
    select coalesce(sum(e.amount), 0)::bigint as sum from ledger.entry e
    where e.merchant_id = ${merchantId} and e.journal_id > ${after} and e.journal_id < ${before} and ${ownBuckets}`,
  );
  return rows[0]?.sum ?? 0;
};

const ownAroundRow = z.object({ opening: z.int(), closing: z.int() });
/** All of the merchant's own money before and after a civil day in São Paulo, by the ledger's sums of days. */
export const readOwnAround = async (
  queries: Queries,
  merchantId: string,
  day: string,
): Promise<{ opening: number; closing: number }> => {
  const rows = await rowsOf(
    queries,
    ownAroundRow,
    sql`
    select coalesce(sum(d.income - d.expense) filter (where d.day < ${day}::date), 0)::bigint as opening,
      coalesce(sum(d.income - d.expense), 0)::bigint as closing
    from ledger.days_of(${merchantId}::uuid, 'own') d where d.day <= ${day}::date`,
  );
  return rows[0] ?? { opening: 0, closing: 0 };
};

const merchantsWithinRow = z.object({ merchant_id: z.string() });
/** Merchants with a journal in the span: jumps through the index from one merchant to the next, so the cost does not grow with their journals. */
export const findMerchantsWithin = async (queries: Queries, { after, before }: Span): Promise<string[]> => {
  const rows = await rowsOf(
    queries,
    merchantsWithinRow,
    sql`
    with recursive ${everyMerchant}
    select m.merchant_id from merchant m where exists (
      select from ledger.journal j where j.merchant_id = m.merchant_id and j.id > ${after} and j.id < ${before})`,
  );
  return rows.map((row) => row.merchant_id);
};

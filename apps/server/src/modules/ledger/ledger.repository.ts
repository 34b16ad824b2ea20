import { LedgerCheck } from '@balcao/contract/ledger';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { entries, journals } from './ledger.tables.ts';

export interface JournalToPost {
  readonly merchantId: string;
  readonly id: string;
  readonly cause: string;
  readonly at: Date;
  readonly reverses: string | null;
  readonly lines: readonly { readonly bucket: string; readonly rail: string; readonly amount: number }[];
}

const post = {
  name: 'ledger-post',
  text: 'select ledger.post($1, $2, $3, $4, $5, $6::text[], $7::text[], $8::bigint[]) as posted',
};

/** One round trip, by a statement prepared once per connection. False: the cause was posted before. */
export const postJournal = async (tx: Tx, journal: JournalToPost): Promise<boolean> => {
  const { merchantId, id, cause, at, reverses, lines } = journal;
  const { rows } = await tx.$client.query<{ posted: boolean }>({
    ...post,
    values: [
      merchantId,
      id,
      cause,
      at,
      reverses,
      lines.map((line) => line.bucket),
      lines.map((line) => line.rail),
      lines.map((line) => line.amount),
    ],
  });
  return rows[0]?.posted === true;
};

const postMany = {
  name: 'ledger-post-many',
  text: `select ledger.post((j->>'merchantId')::uuid, (j->>'id')::uuid, j->>'cause', (j->>'at')::timestamptz, null,
      array(select l->>'bucket' from jsonb_array_elements(j->'lines') l),
      array(select l->>'rail' from jsonb_array_elements(j->'lines') l),
      array(select (l->>'amount')::bigint from jsonb_array_elements(j->'lines') l))
    from jsonb_array_elements($1::jsonb) j`,
};

/** Many journals in one round trip. */
export const postJournals = async (tx: Tx, journals: readonly JournalToPost[]): Promise<void> => {
  await tx.$client.query({ ...postMany, values: [JSON.stringify(journals)] });
};

export const readBalances = async (
  queries: Queries,
  merchantId: string,
): Promise<{ pending: number; available: number }> => {
  const { rows } = await queries.execute<{ pending: number; available: number }>(sql`
    select ledger.balance_of(${merchantId}::uuid, 'pending') as pending,
           ledger.balance_of(${merchantId}::uuid, 'available') as available`);
  return rows[0] ?? { pending: 0, available: 0 };
};

/** The lines of a merchant's own buckets whose cause begins with `causes`, in the order they were posted. */
export const readMovements = (queries: Queries, merchantId: string, causes: string) =>
  queries
    .select({ bucket: entries.bucket, amount: entries.amount, at: journals.postedAt, cause: journals.cause })
    .from(journals)
    .innerJoin(entries, and(eq(entries.merchantId, journals.merchantId), eq(entries.journalId, journals.id)))
    .where(
      and(
        eq(journals.merchantId, merchantId),
        sql`starts_with(${journals.cause}, ${causes})`,
        // The index on causes serves a range, not a prefix.
        sql`${journals.cause} >= ${causes} and ${journals.cause} < ${`${causes.slice(0, -1)};`}`,
        sql`${entries.bucket} not in ('rail_clearing', 'suspense')`,
      ),
    )
    .orderBy(asc(journals.id), asc(entries.line));

export const readProof = async (queries: Queries): Promise<LedgerCheck> => {
  const { rows } = await queries.execute(sql`select * from ledger.proof`);
  return LedgerCheck.parse(rows[0]);
};

export const rollUp = async (queries: Queries, merchantId: string, bucket: string): Promise<void> => {
  await queries.execute(sql`select ledger.roll_up(${merchantId}::uuid, ${bucket})`);
};

/** Merchants whose tail of entries beyond the rollup is longer than `atLeast`. */
export const findLongTails = async (queries: Queries, bucket: string, atLeast: number): Promise<string[]> => {
  const { rows } = await queries.execute<{ merchant_id: string }>(sql`
    select e.merchant_id from ledger.entry e
    left join ledger.rollup r on r.merchant_id = e.merchant_id and r.bucket = e.bucket
    where e.bucket = ${bucket} and e.xid >= coalesce(r.upto, '0'::xid8)
    group by e.merchant_id having count(*) >= ${atLeast} limit 100`);
  return rows.map((row) => row.merchant_id);
};

import { asc, desc, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type LedgerCloseLine, type LedgerCloseRow, ledgerCloseLines, ledgerCloses } from './ledger-proof.tables.ts';

/** What moved on an account: in which of the closes asked for, by its place among them. */
const AccountSums = z.object({ bucket: z.string(), rail: z.string(), debit: z.int(), credit: z.int() });
type AccountSums = Readonly<z.infer<typeof AccountSums>>;
const Moved = z.extend(AccountSums, { entries: z.int(), print: z.string(), place: z.int() });
export type Moved = Readonly<z.infer<typeof Moved>>;
/** Where one close ends: journals from `endId` on, and transactions from `upto` on, belong to later ones. */
export interface Border {
  readonly endId: string;
  readonly upto: string;
}
const noId = '00000000-0000-0000-0000-000000000000';
export const beginning: Border = { endId: noId, upto: '0' };

/** Every merchant that has a journal: jumps through the index from one merchant to the next, so the cost does not grow with their journals. */
export const everyMerchant = sql`
  merchant as (
    (select merchant_id from ledger.journal order by merchant_id limit 1)
    union all
    select (select j.merchant_id from ledger.journal j where j.merchant_id > m.merchant_id order by j.merchant_id limit 1)
    from merchant m where m.merchant_id is not null)`;
const everyBucket = sql`array['pending','available','withdrawing','refunding','reserve','dispute','debt','rail_clearing','payout_clearing','fee_revenue','suspense']`;
const printOf = sql`('x' || left(encode(sha256(convert_to(
  concat_ws(':', e.merchant_id, e.journal_id, e.line, e.bucket, e.rail, e.amount), 'UTF8')), 'hex'), 16))::bit(64)::bigint::numeric`;
const sums = sql`
  (-coalesce(sum(e.amount) filter (where e.amount < 0), 0))::bigint as debit,
  coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as credit`;

const horizonRow = z.object({ upto: z.string() });
/** The oldest transaction that is still running: all earlier ones are visible, and no earlier one can commit any more. */
export const readHorizon = async (queries: Queries): Promise<string> => {
  const rows = await rowsOf(queries, horizonRow, sql`select pg_snapshot_xmin(ledger.current_snapshot())::text as upto`);
  return rows[0]?.upto ?? '0';
};

/**
 * What moved after a close, until a horizon, by the days that end at `endIds`; the last of them also takes what is left. An entry
 * that came late is found by its transaction.
 */
export const readMovedSince = async (
  queries: Queries,
  last: Border,
  { endIds, upto }: { readonly endIds: readonly string[]; readonly upto: string },
): Promise<Moved[]> => {
  const ends = sql`${`{${endIds.join(',')}}`}::uuid[]`;
  return rowsOf(
    queries,
    Moved,
    sql`
    with recursive ${everyMerchant}
    select width_bucket(e.journal_id, ${ends}) as place, e.bucket, e.rail, ${sums}, count(*) as entries,
      sum(${printOf})::text as print
    from merchant m cross join lateral (
      select * from ledger.entry n where n.merchant_id = m.merchant_id and n.journal_id >= ${last.endId}::uuid
        and n.journal_id < ${endIds.at(-1) ?? noId}::uuid and n.xid < ${upto}::xid8
      union all
      select * from ledger.entry late where late.merchant_id = m.merchant_id and late.bucket = any(${everyBucket})
        and late.journal_id < ${last.endId}::uuid and late.xid >= ${last.upto}::xid8 and late.xid < ${upto}::xid8) e
    group by 1, 2, 3 order by 1, 2, 3`,
  );
};

/** Debits and credits of every account since a close: what belongs to no close yet. */
export const readOpenSums = async (queries: Queries, last: Border): Promise<AccountSums[]> => {
  return rowsOf(
    queries,
    AccountSums,
    sql`
    with recursive ${everyMerchant}
    select e.bucket, e.rail, ${sums}
    from merchant m cross join lateral (
      select * from ledger.entry n where n.merchant_id = m.merchant_id and n.journal_id >= ${last.endId}::uuid
      union all
      select * from ledger.entry late where late.merchant_id = m.merchant_id and late.bucket = any(${everyBucket})
        and late.journal_id < ${last.endId}::uuid and late.xid >= ${last.upto}::xid8) e
    group by 1, 2`,
  );
};

/** Everything there is, by the close that it belongs to: one pass over all entries. */
export const readMovedByClose = async (queries: Queries, borders: readonly Border[]): Promise<Moved[]> => {
  const ends = sql`${`{${borders.map(({ endId }) => endId).join(',')}}`}::uuid[]`;
  const uptos = sql`${`{${borders.map(({ upto }) => upto).join(',')}}`}::bigint[]`;
  return rowsOf(
    queries,
    Moved,
    sql`
    select greatest(width_bucket(e.journal_id, ${ends}), width_bucket(e.xid::text::bigint, ${uptos})) as place,
      e.bucket, e.rail, ${sums}, count(*) as entries, sum(${printOf})::text as print
    from ledger.entry e group by 1, 2, 3 order by 1, 2, 3`,
  );
};

export const insertClose = async (tx: Tx, close: LedgerCloseRow, lines: readonly LedgerCloseLine[]): Promise<void> => {
  await tx.insert(ledgerCloses).values(close);
  if (lines.length > 0) await tx.insert(ledgerCloseLines).values([...lines]);
};

/** Closes, newest first; with a day, it and those before. */
export const listCloses = (queries: Queries, limit: number, upToDay?: string): Promise<LedgerCloseRow[]> =>
  queries
    .select()
    .from(ledgerCloses)
    .where(upToDay === undefined ? undefined : lte(ledgerCloses.day, upToDay))
    .orderBy(desc(ledgerCloses.day))
    .limit(limit);

export const listEveryClose = (queries: Queries): Promise<LedgerCloseRow[]> =>
  queries.select().from(ledgerCloses).orderBy(asc(ledgerCloses.day));

/** The lines of every close, or of one. */
export const listCloseLines = (queries: Queries, day?: string): Promise<LedgerCloseLine[]> =>
  queries
    .select()
    .from(ledgerCloseLines)
    .where(day === undefined ? undefined : eq(ledgerCloseLines.day, day))
    .orderBy(asc(ledgerCloseLines.day), asc(ledgerCloseLines.bucket), asc(ledgerCloseLines.rail));

/** Debits and credits of every account over all closes up to a day. */
export const sumCloses = async (queries: Queries, upToDay: string): Promise<AccountSums[]> => {
  return rowsOf(
    queries,
    AccountSums,
    sql`
    select bucket, rail, sum(debit)::bigint as debit, sum(credit)::bigint as credit
    from ledger_close_line where day <= ${upToDay} group by 1, 2`,
  );
};

interface AccountAsk {
  readonly bucket: string;
  readonly rail: string;
  /** As it was closed; undefined: now. */
  readonly border: Border | undefined;
  readonly after: string | undefined;
}

const merchantSums = z.object({ merchantId: z.string(), debit: z.int(), credit: z.int() });
/** Of up to so many merchants after `after`, in the order of their ids, what an account was debited and credited. */
export const readAccountByMerchant = async (
  queries: Queries,
  { bucket, rail, border, after }: AccountAsk,
  limit: number,
): Promise<z.infer<typeof merchantSums>[]> => {
  const isBeyond = after === undefined ? sql`true` : sql`merchant_id > ${after}::uuid`;
  const closed = border ? sql`and e.journal_id < ${border.endId}::uuid and e.xid < ${border.upto}::xid8` : sql``;
  return rowsOf(
    queries,
    merchantSums,
    sql`
    with recursive merchant as (
      (select merchant_id from ledger.journal where ${isBeyond} order by merchant_id limit 1)
      union all
      select (select j.merchant_id from ledger.journal j where j.merchant_id > m.merchant_id order by j.merchant_id limit 1)
      from merchant m where m.merchant_id is not null)
    select m.merchant_id as "merchantId", s.debit, s.credit from merchant m cross join lateral (
      select ${sums}, count(*) as entries from ledger.entry e
      where e.merchant_id = m.merchant_id and e.bucket = ${bucket} and e.rail = ${rail} ${closed}) s
    where m.merchant_id is not null and s.entries > 0 limit ${limit}`,
  );
};

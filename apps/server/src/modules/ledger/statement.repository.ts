import { type MovementKind, StatementAccount, type TradeDirection } from '@balcao/contract/ledger-statement';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';

/** One movement of an account. */
const MovementRow = z.object({
  id: z.string(),
  cause: z.string(),
  /** UTC, ISO 8601. */
  at: z.string(),
  amount: z.int(),
  /** After it. */
  balance: z.int(),
  sequence: z.nullable(z.int()),
  /** Whether money met a rail in it, and not merely another account. */
  met_rail: z.boolean(),
  /** The cause of what it takes back, and when that was posted. */
  original: z.nullable(z.string()),
  original_at: z.nullable(z.string()),
});
export type MovementRow = Readonly<z.infer<typeof MovementRow>>;
/** An account over civil days, both included, written `YYYYMMDD`; ids of journals between `after` and `before` were posted then. */
export interface AccountRange {
  readonly merchantId: string;
  readonly account: StatementAccount;
  readonly from: string;
  readonly to: string;
  /** The instants at which the range begins and has ended. */
  readonly begins: Date;
  readonly ends: Date;
  readonly after: string;
  readonly before: string;
}
export interface MovementFilter {
  readonly kind?: readonly MovementKind[] | undefined;
  readonly direction?: readonly TradeDirection[] | undefined;
}
/** Where the next page starts: after a movement. Its balance is needed for accounts whose entries store no balance. */
export interface Beyond {
  readonly order: 'newest' | 'oldest';
  /** Of the movement that was read last; undefined at the beginning. */
  readonly sequence?: number | undefined;
  readonly id?: string | undefined;
  /** Newest first, the balance after the next movement; oldest first, the balance before it. */
  readonly balance: number;
}
const bucketsOf = (account: StatementAccount): string[] =>
  account === 'own' ? StatementAccount.options.filter((one) => one !== 'own') : [account];

const utc = (time: SQL): SQL => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The noun of a cause, as {@link MovementKind} has it. */
const kindOf = sql`case
  when split_part(j.cause, ':', 1) in ('settlement', 'withdrawal', 'reserve') then split_part(j.cause, ':', 1)
  when split_part(j.cause, ':', 1) = 'order' and split_part(j.cause, ':', 3) = 'refund' then 'refund'
  when split_part(j.cause, ':', 1) = 'order' and split_part(j.cause, ':', 3) in ('bank-return', 'dispute') then 'dispute'
  when split_part(j.cause, ':', 1) = 'debt' then 'dispute'
  when split_part(j.cause, ':', 1) = 'order' and split_part(j.cause, ':', 3) = 'paid' then 'sale'
  else 'other' end`;
const metRail = (merchantId: string): SQL => sql`exists (select from ledger.entry r
  where r.merchant_id = ${merchantId} and r.journal_id = j.id and r.bucket = 'rail_clearing')`;

/** What a reversal takes back. */
const originals = sql`o.cause as original, ${utc(sql`o.posted_at`)} as original_at`;
const withOriginal = (merchantId: string): SQL =>
  sql`left join ledger.journal o on o.merchant_id = ${merchantId} and o.id = j.reverses`;

const wanted = ({ kind, direction }: MovementFilter, amount: SQL): SQL => {
  const kinds = kind ? sql`${kindOf} = any(${sql.param([...kind])}::text[])` : sql`true`;
  const ways = { '1': sql`${amount} > 0`, '-1': sql`${amount} < 0` } as const;
  const [first, second] = new Set(direction);
  // Both ways are every way.
  const way = first && !second ? ways[first] : sql`true`;
  return sql`${kinds} and ${way}`;
};

/** Lines of a bucket with a balance, by their numbers: the page costs the same however many there are. */
const readNumbered = (by: AccountRange, filter: MovementFilter, beyond: Beyond, limit: number): SQL => {
  const { merchantId, account } = by;
  const mine = sql`e.bucket = ${account} and e.sequence is not null`;
  const firstSince = (at: Date) => sql`coalesce((select e.sequence from ledger.entry e
    where e.merchant_id = ${merchantId} and ${mine} and e.moved_at >= ${at} order by e.moved_at, e.sequence limit 1), 9223372036854775807)`;
  const newest = beyond.order === 'newest';
  const last = beyond.sequence ?? null;
  return sql`
    select e.journal_id as id, j.cause, ${utc(sql`e.moved_at`)} as at, e.amount, e.balance_after as balance, e.sequence,
      ${metRail(merchantId)} as met_rail, ${originals}
    from ledger.entry e join ledger.journal j on j.merchant_id = e.merchant_id and j.id = e.journal_id
      ${withOriginal(merchantId)}
    where e.merchant_id = ${merchantId} and ${mine} and e.sequence >= ${firstSince(by.begins)} and e.sequence < ${firstSince(by.ends)}
      and ${last === null ? sql`true` : newest ? sql`e.sequence < ${last}` : sql`e.sequence > ${last}`}
      and ${wanted(filter, sql`e.amount`)}
    order by e.sequence ${newest ? sql`desc` : sql`asc`} limit ${limit}`;
};

/** Lines of an account whose entries store no balance: ordered by the time of the posting, the balance computed from where the page starts. */
const readTimed = (by: AccountRange, filter: MovementFilter, beyond: Beyond, limit: number): SQL => {
  const { merchantId, account, after, before } = by;
  const newest = beyond.order === 'newest';
  const order = sql`j.id ${newest ? sql`desc` : sql`asc`}`;
  const sum = sql`sum(s.amount) over (order by ${order} rows unbounded preceding)`;
  const balance = newest ? sql`${beyond.balance}::bigint - ${sum} + s.amount` : sql`${beyond.balance}::bigint + ${sum}`;
  const from = newest ? after : (beyond.id ?? after);
  const to = newest ? (beyond.id ?? before) : before;
  return sql`
    select j.id, j.cause, ${utc(sql`j.posted_at`)} as at, j.amount, j.balance::bigint as balance, null::bigint as sequence,
      ${metRail(merchantId)} as met_rail, ${originals}
    from (
      select j.id, j.cause, j.posted_at, j.reverses, s.amount, ${balance} as balance
      from ledger.journal j cross join lateral (
        select sum(e.amount)::bigint as amount from ledger.entry e where e.merchant_id = ${merchantId} and e.journal_id = j.id
          and e.bucket = any(${sql.param(bucketsOf(account))}::text[])
      ) s
      where j.merchant_id = ${merchantId} and j.id > ${from}::uuid and j.id < ${to}::uuid and s.amount <> 0
    ) j ${withOriginal(merchantId)} where ${wanted(filter, sql`j.amount`)} order by ${order} limit ${limit}`;
};

/** Movements of the range beyond a place, at most `limit`. */
export const readMovementsOf = async (
  queries: Queries,
  by: AccountRange,
  filter: MovementFilter,
  beyond: Beyond,
  limit: number,
): Promise<MovementRow[]> => {
  const isTimed = by.account === 'pending' || by.account === 'own';
  return rowsOf(queries, MovementRow, (isTimed ? readTimed : readNumbered)(by, filter, beyond, limit));
};

const RangeTotals = z.object({ opening: z.int(), income: z.int(), expense: z.int(), movements: z.int() });
export type RangeTotals = Readonly<z.infer<typeof RangeTotals>>;
export const readTotals = async (queries: Queries, by: AccountRange): Promise<RangeTotals> => {
  const inside = sql`d.day between ${by.from}::date and ${by.to}::date`;
  const [totals] = await rowsOf(
    queries,
    RangeTotals,
    sql`
    select coalesce(sum(d.income - d.expense) filter (where d.day < ${by.from}::date), 0)::bigint as opening,
      coalesce(sum(d.income) filter (where ${inside}), 0)::bigint as income,
      coalesce(sum(d.expense) filter (where ${inside}), 0)::bigint as expense,
      coalesce(sum(d.entries) filter (where ${inside}), 0)::bigint as movements
    from ledger.days_of(${by.merchantId}::uuid, ${by.account}) d`,
  );
  return totals ?? { opening: 0, income: 0, expense: 0, movements: 0 };
};

const dayRow = z.object({ day: z.string(), income: z.int(), expense: z.int() });
/** Days of the range on which something moved, oldest first. */
export const readDays = (queries: Queries, by: AccountRange): Promise<z.infer<typeof dayRow>[]> =>
  rowsOf(
    queries,
    dayRow,
    sql`
    select to_char(d.day, 'YYYYMMDD') as day, d.income, d.expense from ledger.days_of(${by.merchantId}::uuid, ${by.account}) d
    where d.day between ${by.from}::date and ${by.to}::date order by d.day`,
  );

const countMovementsRow = z.object({ count: z.int() });
/** How many movements the filter leaves, counted up to `limit`. */
export const countMovements = async (
  queries: Queries,
  by: AccountRange,
  filter: MovementFilter,
  limit: number | null = null,
): Promise<number> => {
  const { merchantId, account, after, before } = by;
  const timed = account === 'pending' || account === 'own';
  const mine = timed
    ? sql`j.id > ${after}::uuid and j.id < ${before}::uuid`
    : sql`s.moved_at >= ${by.begins} and s.moved_at < ${by.ends}`;
  const rows = await rowsOf(
    queries,
    countMovementsRow,
    sql`
    select count(*) from (select from ledger.journal j cross join lateral (
      select sum(e.amount)::bigint as amount, max(e.moved_at) as moved_at from ledger.entry e
      where e.merchant_id = ${merchantId} and e.journal_id = j.id and e.bucket = any(${sql.param(bucketsOf(account))}::text[])
    ) s where j.merchant_id = ${merchantId} and s.amount <> 0 and ${mine} and ${wanted(filter, sql`s.amount`)}
    limit ${limit}::bigint) counted`,
  );
  return rows[0]?.count ?? 0;
};

export const foldDays = async (queries: Queries, merchantId: string): Promise<void> => {
  await queries.execute(sql`select ledger.fold_days(${merchantId}::uuid)`);
};

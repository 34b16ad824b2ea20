import { totalCountedAtMost } from '@balcao/contract/page';
import type { AutomaticOutcome } from '@balcao/contract/withdrawal-automatic';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { newestIncome } from '../ledger/ledger.reads.ts';
import { type AutomaticRow, type AutomaticRunRow, automaticRuns, automaticWithdrawals } from './automatic.tables.ts';

const nowSeen = sql<string>`ledger.current_snapshot()`;

export const findAutomatic = async (queries: Queries, merchantId: string): Promise<AutomaticRow | undefined> => {
  const [row] = await queries
    .select()
    .from(automaticWithdrawals)
    .where(eq(automaticWithdrawals.merchantId, merchantId));
  return row;
};

/** Locked, so that the looks of one merchant come one after the other. */
export const lockAutomatic = async (tx: Tx, merchantId: string): Promise<AutomaticRow | undefined> => {
  const [row] = await tx
    .select()
    .from(automaticWithdrawals)
    .where(eq(automaticWithdrawals.merchantId, merchantId))
    .for('no key update');
  return row;
};

/**
 * Writes the version after `seenVersion`; false when someone else wrote one meanwhile. With `fromNow` it looks only at what
 * becomes available from now on.
 */
export const saveAutomatic = async (
  tx: Tx,
  { merchantId, ...change }: Omit<AutomaticRow, 'seen'>,
  seenVersion: number,
  fromNow: boolean,
): Promise<boolean> => {
  if (seenVersion === 0) {
    const { rowCount } = await tx
      .insert(automaticWithdrawals)
      .values({ merchantId, ...change, seen: nowSeen })
      .onConflictDoNothing();
    return rowCount === 1;
  }
  const { nextLookAt, ...rest } = change;
  const { rowCount } = await tx
    .update(automaticWithdrawals)
    .set({ ...rest, ...(fromNow ? { nextLookAt, seen: nowSeen } : {}) })
    .where(and(eq(automaticWithdrawals.merchantId, merchantId), eq(automaticWithdrawals.version, seenVersion)));
  return rowCount === 1;
};

/** A merchant whose balance is to be looked at, why, and what of the ledger that took in. */
export interface Due {
  readonly merchantId: string;
  /** The cause of the newest journal by which money became available; null where it is only time to look again. */
  readonly cause: string | null;
  readonly seen: string;
}

const dueRow = z.object({ merchant_id: z.string(), cause: z.nullable(z.string()), seen: z.string() });
/**
 * Merchants for whom money has become available since the last look, or whose time it is: so many, the longest due first, and these
 * of `last` after all others.
 */
export const findDue = async (
  queries: Queries,
  now: Date,
  limit: number,
  last: readonly string[] = [],
): Promise<Due[]> => {
  const rows = await rowsOf(
    queries,
    dueRow,
    sql`
    select a.merchant_id, newest.cause, ledger.current_snapshot()::text as seen
    from automatic_withdrawal a left join lateral (${newestIncome(sql`a.merchant_id`, sql`a.seen`)}) newest on true
    where a.enabled and (newest.cause is not null or a.next_look_at <= ${now})
    order by a.merchant_id = any(${sql.param([...last])}::uuid[]), a.next_look_at limit ${limit}`,
  );
  return rows.map(({ merchant_id: merchantId, ...rest }) => ({ merchantId, ...rest }));
};

/** Remembers what has been looked at, and when to look next. */
export const markLooked = async (
  tx: Tx,
  merchantId: string,
  { seen, nextLookAt }: Pick<AutomaticRow, 'seen' | 'nextLookAt'>,
): Promise<void> => {
  await tx
    .update(automaticWithdrawals)
    .set({ seen, nextLookAt })
    .where(eq(automaticWithdrawals.merchantId, merchantId));
};

export const hasRun = async (queries: Queries, merchantId: string, trigger: string): Promise<boolean> => {
  const rows = await queries
    .select({ one: sql`1` })
    .from(automaticRuns)
    .where(and(eq(automaticRuns.merchantId, merchantId), eq(automaticRuns.trigger, trigger)));
  return rows.length > 0;
};

/** Why the newest run did nothing; null when it withdrew, or there is none. */
export const lastReason = async (queries: Queries, merchantId: string): Promise<string | null> => {
  const [row] = await queries
    .select({ reason: automaticRuns.reason })
    .from(automaticRuns)
    .where(eq(automaticRuns.merchantId, merchantId))
    .orderBy(desc(automaticRuns.id))
    .limit(1);
  return row?.reason ?? null;
};

/** Whether the withdrawal was asked for by a run. */
export const isAutomatic = async (queries: Queries, merchantId: string, withdrawalNumber: string): Promise<boolean> => {
  const rows = await queries
    .select({ one: sql`1` })
    .from(automaticRuns)
    .where(and(eq(automaticRuns.merchantId, merchantId), eq(automaticRuns.withdrawalNumber, withdrawalNumber)));
  return rows.length > 0;
};

export const insertRun = async (tx: Tx, row: AutomaticRunRow): Promise<void> => {
  await tx.insert(automaticRuns).values(row);
};

interface RunFilter {
  readonly merchantId: string;
  readonly outcome: readonly AutomaticOutcome[] | undefined;
}
const matching = ({ merchantId, outcome }: RunFilter) =>
  and(eq(automaticRuns.merchantId, merchantId), outcome && inArray(automaticRuns.outcome, [...outcome]));

/** The page after the run `before`, newest first: ids begin with their time. */
export const listRuns = (
  queries: Queries,
  filter: RunFilter,
  page: { readonly before: string | undefined; readonly skip: number; readonly limit: number },
): Promise<AutomaticRunRow[]> =>
  queries
    .select()
    .from(automaticRuns)
    .where(
      and(
        matching(filter),
        eq(automaticRuns.merchantId, filter.merchantId),
        page.before ? lt(automaticRuns.id, page.before) : undefined,
      ),
    )
    .orderBy(desc(automaticRuns.id))
    .offset(page.skip)
    .limit(page.limit);

/** Counts no further than people read. */
export const countRuns = async (queries: Queries, filter: RunFilter): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(automaticRuns)
    .where(and(matching(filter), eq(automaticRuns.merchantId, filter.merchantId)))
    .limit(totalCountedAtMost + 1)
    .as('some');
  const [row] = await queries.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
};

/** Does all of `work` in the transaction or nothing of it: what it had written when it throws is undone, and the transaction goes on. */
export const orNothing = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await tx.execute(sql`savepoint begun`);
  try {
    return await work();
  } catch (error) {
    await tx.execute(sql`rollback to savepoint begun`);
    throw error;
  }
};

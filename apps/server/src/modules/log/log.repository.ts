import { and, asc, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { logEntries, logHeads } from './log.tables.ts';

export type LogRow = typeof logEntries.$inferSelect;
export type LogHead = typeof logHeads.$inferSelect;

/**
 * Locks the end of a team's chain until the transaction ends, and answers where it stands then: a transaction that waited here sees the line of the
 * one before.
 */
export const lockHead = async (tx: Tx, beginning: LogHead): Promise<LogHead> => {
  const [head] = await tx
    .insert(logHeads)
    .values(beginning)
    .onConflictDoUpdate({ target: logHeads.merchantId, set: { merchantId: sql`excluded.merchant_id` } })
    .returning();
  return head ?? beginning;
};

/** Writes the line and moves the end of the chain to it. */
export const appendLine = async (tx: Tx, line: LogRow): Promise<void> => {
  const { merchantId, position, hash } = line;
  await tx.insert(logEntries).values(line);
  await tx.update(logHeads).set({ length: position, hash }).where(eq(logHeads.merchantId, merchantId));
};

/** Lines in the order of the chain, those after a position. */
export const readChain = (queries: Queries, merchantId: string, after: number, limit: number): Promise<LogRow[]> =>
  queries
    .select()
    .from(logEntries)
    .where(and(eq(logEntries.merchantId, merchantId), gt(logEntries.position, after)))
    .orderBy(asc(logEntries.position))
    .limit(limit);

export const findHead = async (queries: Queries, merchantId: string): Promise<LogHead | undefined> => {
  const [head] = await queries.select().from(logHeads).where(eq(logHeads.merchantId, merchantId));
  return head;
};

const teamsWithLogRow = z.object({ id: z.string() });
/** Teams that have lines, or had some. */
export const listTeamsWithLog = async (queries: Queries): Promise<string[]> => {
  const rows = await rowsOf(
    queries,
    teamsWithLogRow,
    sql`select merchant_id as id from log_head union select merchant_id from log_entry order by 1`,
  );
  return rows.map(({ id }) => id);
};

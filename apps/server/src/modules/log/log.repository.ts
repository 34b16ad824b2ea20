import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { logEntries, logHeads } from './log.tables.ts';

export type LogRow = typeof logEntries.$inferSelect;
export type LogHead = typeof logHeads.$inferSelect;

/**
 * Locks the end of a team's chain until the transaction ends, and answers where it stands then: whoever waited here sees the line
 * of whom they waited for.
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

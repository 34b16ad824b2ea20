import { and, eq, lte } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { sandboxPayouts } from './rail.tables.ts';

export type SandboxPayout = typeof sandboxPayouts.$inferSelect;

/** False when it was asked before under the same key. */
export const insertPayout = async (tx: Tx, row: SandboxPayout): Promise<boolean> => {
  const { rowCount } = await tx.insert(sandboxPayouts).values(row).onConflictDoNothing();
  return rowCount === 1;
};

export const findPayout = async (queries: Queries, key: string): Promise<SandboxPayout | undefined> => {
  const [row] = await queries.select().from(sandboxPayouts).where(eq(sandboxPayouts.key, key));
  return row;
};

export const settleDuePayouts = (
  tx: Tx,
  now: Date,
  end: Pick<SandboxPayout, 'state' | 'failureReason'>,
): Promise<SandboxPayout[]> =>
  tx
    .update(sandboxPayouts)
    .set(end)
    .where(and(eq(sandboxPayouts.state, 'processing'), lte(sandboxPayouts.settlesAt, now)))
    .returning();

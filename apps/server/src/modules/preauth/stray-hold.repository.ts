import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type StrayHoldRow, strayHolds } from './preauth.tables.ts';

/** False for one that is known. */
export const insertStray = async (tx: Tx, row: typeof strayHolds.$inferInsert): Promise<boolean> => {
  const { rowCount } = await tx.insert(strayHolds).values(row).onConflictDoNothing();
  return rowCount === 1;
};

export const findStray = async (
  queries: Queries,
  merchantId: string,
  endToEndId: string,
): Promise<StrayHoldRow | undefined> => {
  const [row] = await queries
    .select()
    .from(strayHolds)
    .where(and(eq(strayHolds.merchantId, merchantId), eq(strayHolds.endToEndId, endToEndId)));
  return row;
};

export const findDueStrays = (queries: Queries, now: Date, limit: number): Promise<StrayHoldRow[]> =>
  queries
    .select()
    .from(strayHolds)
    .where(lte(strayHolds.nextCheckAt, now))
    .orderBy(asc(strayHolds.nextCheckAt))
    .limit(limit);

/** Ends an attempt, or has it asked about again, unless someone else came first. */
export const moveStray = async (
  queries: Queries,
  { merchantId, endToEndId, attempt }: StrayHoldRow,
  change: Partial<Pick<StrayHoldRow, 'attempt' | 'nextCheckAt' | 'letGoAt' | 'failureReason'>>,
): Promise<void> => {
  await queries
    .update(strayHolds)
    .set({ ...change, checks: sql`${strayHolds.checks} + 1` })
    .where(
      and(
        eq(strayHolds.merchantId, merchantId),
        eq(strayHolds.endToEndId, endToEndId),
        eq(strayHolds.attempt, attempt),
        isNotNull(strayHolds.nextCheckAt),
      ),
    );
};

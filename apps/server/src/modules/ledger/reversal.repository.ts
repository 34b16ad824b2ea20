import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ReversalRow, reversalRequests } from './reversal.tables.ts';

const about = ({ merchantId, journalId }: Pick<ReversalRow, 'merchantId' | 'journalId'>) =>
  and(eq(reversalRequests.merchantId, merchantId), eq(reversalRequests.journalId, journalId));

/** What was asked about a journal, newest first. */
export const listReversals = (
  queries: Queries,
  of: Pick<ReversalRow, 'merchantId' | 'journalId'>,
  limit: number,
): Promise<ReversalRow[]> =>
  queries
    .select()
    .from(reversalRequests)
    .where(about(of))
    .orderBy(desc(reversalRequests.askedAt), desc(reversalRequests.id))
    .limit(limit);

export const findReversal = async (
  queries: Queries,
  of: Pick<ReversalRow, 'merchantId' | 'journalId' | 'id'>,
): Promise<ReversalRow | undefined> => {
  const [row] = await queries
    .select()
    .from(reversalRequests)
    .where(and(about(of), eq(reversalRequests.id, of.id)));
  return row;
};

/** What waits for a second person, of every merchant, the oldest first. */
export const listAskedReversals = (queries: Queries, now: Date, limit: number): Promise<ReversalRow[]> =>
  queries
    .select()
    .from(reversalRequests)
    .where(and(eq(reversalRequests.status, 'asked'), gt(reversalRequests.expiresAt, now)))
    .orderBy(reversalRequests.askedAt)
    .limit(limit);

/** False while another request about the journal waits. */
export const insertReversal = async (tx: Tx, row: typeof reversalRequests.$inferInsert): Promise<boolean> => {
  const { rowCount } = await tx.insert(reversalRequests).values(row).onConflictDoNothing();
  return rowCount === 1;
};

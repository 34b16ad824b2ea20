import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { approvals } from './factor.tables.ts';

type ApprovalRow = typeof approvals.$inferSelect;

/** One row for a session and content: asking again takes the place of what waited, and a new code is needed. */
export const putApproval = async (queries: Queries, row: ApprovalRow): Promise<void> => {
  const { id, approvedAt, expiresAt } = row;
  await queries
    .insert(approvals)
    .values(row)
    .onConflictDoUpdate({ target: [approvals.sessionId, approvals.contentHash], set: { id, approvedAt, expiresAt } });
};

/** False when there is none that waits. */
export const approveRow = async (
  tx: Tx,
  { id, sessionId }: Pick<ApprovalRow, 'id' | 'sessionId'>,
  now: Date,
): Promise<boolean> => {
  const waits = and(isNull(approvals.approvedAt), gt(approvals.expiresAt, now));
  const { rowCount } = await tx
    .update(approvals)
    .set({ approvedAt: now })
    .where(and(eq(approvals.id, id), eq(approvals.sessionId, sessionId), waits));
  return rowCount === 1;
};

/** Takes an approved one away; false when there is none. */
export const takeApproved = async (
  tx: Tx,
  { sessionId, contentHash }: Pick<ApprovalRow, 'sessionId' | 'contentHash'>,
  now: Date,
): Promise<boolean> => {
  const { rowCount } = await tx
    .delete(approvals)
    .where(
      and(
        eq(approvals.sessionId, sessionId),
        eq(approvals.contentHash, contentHash),
        isNotNull(approvals.approvedAt),
        gt(approvals.expiresAt, now),
      ),
    );
  return rowCount === 1;
};

export const deleteApprovalsBefore = async (queries: Queries, now: Date): Promise<void> => {
  await queries.delete(approvals).where(lte(approvals.expiresAt, now));
};

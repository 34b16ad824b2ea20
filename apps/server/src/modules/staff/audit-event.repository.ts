import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { auditEvents, staff } from './staff.tables.ts';

export type AuditEventRow = typeof auditEvents.$inferSelect;

export const insertAuditEvent = async (tx: Tx, auditEvent: AuditEventRow): Promise<void> => {
  await tx.insert(auditEvents).values(auditEvent);
};

/** Whether the person did the same to the same since then. */
export const hasDoneSince = async (
  queries: Queries,
  { staffId, kind, subjectId }: Pick<AuditEventRow, 'staffId' | 'kind'> & { readonly subjectId: string },
  since: Date,
): Promise<boolean> => {
  const [row] = await queries
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subjectId, subjectId),
        gt(auditEvents.at, since),
        eq(auditEvents.staffId, staffId),
        eq(auditEvents.kind, kind),
      ),
    )
    .limit(1);
  return row !== undefined;
};

export const findStaffNames = (
  queries: Queries,
  ids: readonly string[],
): Promise<Pick<typeof staff.$inferSelect, 'id' | 'name'>[]> =>
  queries
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...ids]));

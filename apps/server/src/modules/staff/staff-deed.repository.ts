import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { staff, staffDeeds } from './staff.tables.ts';

export type StaffDeedRow = typeof staffDeeds.$inferSelect;

export const insertStaffDeed = async (tx: Tx, deed: StaffDeedRow): Promise<void> => {
  await tx.insert(staffDeeds).values(deed);
};

/** Whether the person did the same to the same since then. */
export const hasDoneSince = async (
  queries: Queries,
  { staffId, kind, subjectId }: Pick<StaffDeedRow, 'staffId' | 'kind'> & { readonly subjectId: string },
  since: Date,
): Promise<boolean> => {
  const [row] = await queries
    .select({ id: staffDeeds.id })
    .from(staffDeeds)
    .where(
      and(
        eq(staffDeeds.subjectId, subjectId),
        gt(staffDeeds.at, since),
        eq(staffDeeds.staffId, staffId),
        eq(staffDeeds.kind, kind),
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

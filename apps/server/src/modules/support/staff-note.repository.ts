import { totalCountedAtMost } from '@balcao/contract/page';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { type StaffNoteRow, staffNotes } from './support.tables.ts';

export const insertNote = async (tx: Tx, row: StaffNoteRow): Promise<void> => {
  await tx.insert(staffNotes).values(row);
};

interface Page {
  readonly place: Place | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. */
export const listNotes = (
  queries: Queries,
  merchantId: string,
  { place, limit, offset }: Page,
): Promise<StaffNoteRow[]> => {
  const { at, id } = staffNotes;
  const beyond = place && or(lt(at, place.at), and(eq(at, place.at), lt(id, place.key)));
  return queries
    .select()
    .from(staffNotes)
    .where(and(eq(staffNotes.merchantId, merchantId), beyond))
    .orderBy(desc(at), desc(id))
    .limit(limit)
    .offset(offset);
};

/** Counts no further than people read. */
export const countNotes = (queries: Queries, merchantId: string): Promise<number> =>
  queries.$count(
    queries
      .select({ id: staffNotes.id })
      .from(staffNotes)
      .where(eq(staffNotes.merchantId, merchantId))
      .limit(totalCountedAtMost + 1),
  );

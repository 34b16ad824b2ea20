import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { About } from './review.repository.ts';
import { reviewDrafts } from './review.tables.ts';

export type DraftRow = typeof reviewDrafts.$inferSelect;

export const findDraft = async (
  queries: Queries,
  merchantId: string,
  { kind, subject }: About,
): Promise<DraftRow | undefined> => {
  const [row] = await queries
    .select()
    .from(reviewDrafts)
    .where(
      and(eq(reviewDrafts.merchantId, merchantId), eq(reviewDrafts.kind, kind), eq(reviewDrafts.subject, subject)),
    );
  return row;
};

export const listDrafts = (queries: Queries, merchantId: string): Promise<DraftRow[]> =>
  queries.select().from(reviewDrafts).where(eq(reviewDrafts.merchantId, merchantId));

/** Writes over the version that the caller knows, 0 for none; undefined when someone else was faster. */
export const writeDraft = async (
  tx: Tx,
  draft: Omit<DraftRow, 'version'>,
  knownVersion: number,
): Promise<DraftRow | undefined> => {
  const { merchantId, kind, subject, ...changed } = draft;
  const [row] =
    knownVersion === 0
      ? await tx
          .insert(reviewDrafts)
          .values({ ...draft, version: 1 })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(reviewDrafts)
          .set({ ...changed, version: sql`${reviewDrafts.version} + 1` })
          .where(
            and(
              eq(reviewDrafts.merchantId, merchantId),
              eq(reviewDrafts.kind, kind),
              eq(reviewDrafts.subject, subject),
              eq(reviewDrafts.version, knownVersion),
            ),
          )
          .returning();
  return row;
};

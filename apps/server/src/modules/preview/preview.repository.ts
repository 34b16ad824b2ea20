import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type PreviewRow, previews } from './preview.tables.ts';

export interface PreviewKey {
  readonly merchantId: string;
  readonly id: string;
}

export const findPreview = async (
  queries: Queries,
  { merchantId, id }: PreviewKey,
): Promise<PreviewRow | undefined> => {
  const [row] = await queries
    .select()
    .from(previews)
    .where(and(eq(previews.merchantId, merchantId), eq(previews.id, id)));
  return row;
};

type Change = Pick<PreviewRow, 'faults' | 'changedAt'> & Partial<Pick<PreviewRow, 'manifest'>>;

/** Makes the preview of an upload key, or changes the one that it has: the next revision. The row is locked until the commit. */
export const putPreview = async (
  tx: Tx,
  fresh: Pick<PreviewRow, 'merchantId' | 'id' | 'appletId' | 'keyId' | 'developerId'>,
  change: Change,
): Promise<PreviewRow> => {
  const [row] = await tx
    .insert(previews)
    .values({ manifest: null, revision: 1, ...fresh, ...change })
    .onConflictDoUpdate({
      target: [previews.merchantId, previews.keyId],
      set: { ...change, revision: sql`${previews.revision} + 1` },
    })
    .returning();
  return row as PreviewRow;
};

/** Undefined where the key has none. Its files go with it. */
export const deletePreview = async (
  tx: Tx,
  { merchantId, keyId }: Pick<PreviewRow, 'merchantId' | 'keyId'>,
): Promise<PreviewRow | undefined> => {
  const [row] = await tx
    .delete(previews)
    .where(and(eq(previews.merchantId, merchantId), eq(previews.keyId, keyId)))
    .returning();
  return row;
};

export const forgetPreviews = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(previews).where(lt(previews.changedAt, before));
};

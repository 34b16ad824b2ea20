import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { uploads } from './upload.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

export const findUploads = (queries: Queries, merchantId: string, ids: readonly string[]): Promise<UploadRow[]> =>
  queries
    .select()
    .from(uploads)
    .where(and(eq(uploads.merchantId, merchantId), inArray(uploads.id, [...ids])));

/** Notes that a submission stands on these documents. */
export const markKept = async (tx: Tx, merchantId: string, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .update(uploads)
    .set({ keptAt: sql`${now.toISOString()}::timestamptz` })
    .where(and(eq(uploads.merchantId, merchantId), inArray(uploads.id, [...ids]), isNull(uploads.keptAt)));
};

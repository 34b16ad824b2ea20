import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { certifyingReviews } from '../review/review.reads.ts';
import { certifiedDocuments } from './certified-document.tables.ts';

type DocumentRow = typeof certifiedDocuments.$inferSelect;

export const writeDocument = async (tx: Tx, row: DocumentRow): Promise<void> => {
  const { merchantId: _, ...set } = row;
  await tx.insert(certifiedDocuments).values(row).onConflictDoUpdate({ target: certifiedDocuments.merchantId, set });
};

export const deleteDocument = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx.delete(certifiedDocuments).where(eq(certifiedDocuments.merchantId, merchantId));
};

export const findDocuments = (queries: Queries, merchantIds: readonly string[]): Promise<DocumentRow[]> =>
  queries
    .select()
    .from(certifiedDocuments)
    .where(inArray(certifiedDocuments.merchantId, [...merchantIds]));

/** Whose document it is: several teams may belong to one company. */
export const findByHash = async (queries: Queries, hash: string, limit: number): Promise<string[]> => {
  const rows = await queries
    .select({ id: certifiedDocuments.merchantId })
    .from(certifiedDocuments)
    .where(eq(certifiedDocuments.hash, hash))
    .limit(limit);
  return rows.map(({ id }) => id);
};

const unkeptRow = z.object({ id: z.string() });
/** Certified teams whose document is not stored yet. */
export const findUnkept = async (queries: Queries, limit: number): Promise<string[]> => {
  const rows = await rowsOf(
    queries,
    unkeptRow,
    sql`
    select r.merchant_id as id from ${certifyingReviews}
      and not exists (select from merchant_document d where d.merchant_id = r.merchant_id)
    group by 1 limit ${limit}`,
  );
  return rows.map(({ id }) => id);
};

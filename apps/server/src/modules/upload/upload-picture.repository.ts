import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { UploadRow } from './upload.repository.ts';
import { uploads } from './upload.tables.ts';

const picturesIn = (merchantId: string, ids: readonly string[]) =>
  and(eq(uploads.merchantId, merchantId), inArray(uploads.id, [...ids]), eq(uploads.use, 'picture'));

export const findPictures = (queries: Queries, merchantId: string, ids: readonly string[]): Promise<UploadRow[]> =>
  queries.select().from(uploads).where(picturesIn(merchantId, ids));

/** The same, kept from being deleted until the commit. */
export const lockPictures = (tx: Tx, merchantId: string, ids: readonly string[]): Promise<UploadRow[]> =>
  tx.select().from(uploads).where(picturesIn(merchantId, ids)).orderBy(asc(uploads.id)).for('update');

/** Notes that nothing stands on these any more. */
export const markLoose = async (tx: Tx, merchantId: string, ids: readonly string[]): Promise<void> => {
  await tx.update(uploads).set({ keptAt: null }).where(picturesIn(merchantId, ids));
};

import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { uploads } from './upload.tables.ts';

/** Notes that nothing stands on these pictures any more. */
export const markLoose = async (tx: Tx, merchantId: string, ids: readonly string[]): Promise<void> => {
  await tx
    .update(uploads)
    .set({ keptAt: null })
    .where(and(eq(uploads.merchantId, merchantId), inArray(uploads.id, [...ids]), eq(uploads.use, 'picture')));
};

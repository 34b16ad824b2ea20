import type { Upload } from '@balcao/contract/upload';
import type { Queries, Tx } from '../../platform/db.ts';
import { presentUpload } from './upload.present.ts';
import { findUploads, markKept } from './upload.repository.ts';

/** What teams send to prove something, and what is known of it. */
export const createUploadService = () => ({
  /** What is known of these uploads of the team, by id; of another team's, nothing (promise Z3). */
  describe: async (
    queries: Queries,
    merchantId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Upload>> => {
    if (ids.length === 0) return new Map();
    return new Map((await findUploads(queries, merchantId, ids)).map((row) => [row.id, presentUpload(row)]));
  },

  /** Keeps documents that a submission stands on; answers with those that the team does not have, or that are not ready. */
  keep: async (tx: Tx, merchantId: string, ids: readonly string[], now: Date): Promise<string[]> => {
    if (ids.length === 0) return [];
    const rows = await findUploads(tx, merchantId, ids);
    const ready = new Set(rows.filter(({ state }) => state === 'ready').map(({ id }) => id));
    const missing = ids.filter((id) => !ready.has(id));
    if (missing.length === 0) await markKept(tx, merchantId, ids, now);
    return missing;
  },
});
export type UploadService = ReturnType<typeof createUploadService>;

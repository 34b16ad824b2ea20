import type { SentPicture } from '@balcao/contract/article-picture';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { findUpload, findUploads, lockUploads, markKept } from './upload.repository.ts';
import type { UploadFiles } from './upload-files.ts';
import type { UploadIntake } from './upload-intake.service.ts';
import { markLoose } from './upload-picture.repository.ts';

interface Needs {
  readonly db: Db;
  readonly files: Pick<UploadFiles, 'read'>;
  readonly intake: Pick<UploadIntake, 'add' | 'placeOf'>;
}

/** Pictures that teams send to publish them. */
export const createUploadPictures = ({ db, files, intake }: Needs) => ({
  /** The state of these uploads; nothing for those of another team (rule: foreign-is-unknown). */
  describe: async (
    queries: Queries,
    merchantId: string,
    ids: readonly string[],
  ): Promise<Omit<SentPicture, 'address'>[]> => {
    const rows = ids.length === 0 ? [] : await findUploads(queries, { merchantId, ids, use: 'picture' });
    return rows.map(({ id, state, problem }) => ({ id, state, problem }));
  },

  /** Keeps pictures that something stands on; answers with those that the team does not have, or that are not ready. */
  keep: async (tx: Tx, merchantId: string, ids: readonly string[], now: Date): Promise<string[]> => {
    if (ids.length === 0) return [];
    const rows = await lockUploads(tx, { merchantId, ids, use: 'picture' });
    const ready = new Set(rows.filter(({ state }) => state === 'ready').map(({ id }) => id));
    const missing = ids.filter((id) => !ready.has(id));
    if (missing.length === 0) await markKept(tx, merchantId, ids, now);
    return missing;
  },

  /** Nothing stands on these any more: what no draft mentions is forgotten after a while. */
  release: async (tx: Tx, merchantId: string, ids: readonly string[]): Promise<void> => {
    if (ids.length > 0) await markLoose(tx, merchantId, ids);
  },

  /** The bytes of one, in WebP; undefined of what is none, or not there any more. */
  read: async (merchantId: string, id: string): Promise<Buffer | undefined> => {
    const row = await findUpload(db, { merchantId, id });
    return row?.use === 'picture' && row.state === 'ready' ? files.read(intake.placeOf(row)) : undefined;
  },

  /** Keeps one that the product itself brings. Answers with its id. @throws when it is no good picture. */
  add: (tx: Tx, added: Omit<Parameters<UploadIntake['add']>[1], 'use'>): Promise<string> =>
    intake.add(tx, { ...added, use: 'picture' }),
});
export type UploadPictures = ReturnType<typeof createUploadPictures>;

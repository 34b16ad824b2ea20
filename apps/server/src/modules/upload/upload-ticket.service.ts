import type { Upload } from '@balcao/contract/upload';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { presentUpload } from './upload.present.ts';
import { findUpload, findUploads, lockUploads, markKept } from './upload.repository.ts';
import type { UploadService } from './upload.service.ts';
import { eraseUpload } from './upload-erasing.ts';
import type { UploadFiles } from './upload-files.ts';
import type { Sender, UploadIntake } from './upload-intake.service.ts';

interface Needs {
  readonly db: Db;
  readonly files: Pick<UploadFiles, 'read' | 'remove'>;
  readonly intake: Pick<UploadIntake, 'placeOf'>;
  readonly uploads: Pick<UploadService, 'link'>;
}
const use = 'ticket';

/** Files of messages to and from support: until a message comes with one, it is its sender's alone. */
export const createUploadTickets = ({ db, files, intake, uploads }: Needs) => ({
  /** What is known of these, by id. */
  describe: async (
    queries: Queries,
    merchantId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Upload>> => {
    const rows = ids.length === 0 ? [] : await findUploads(queries, { merchantId, ids, use });
    return new Map(rows.map((row) => [row.id, presentUpload(row)]));
  },

  /** Those of these that the sender sent, in the order in which they are named. */
  listOf: async ({ merchantId, senderId }: Sender, ids: readonly string[]): Promise<Upload[]> => {
    const rows = await findUploads(db, { merchantId, ids, use });
    const own = new Map(rows.filter(({ createdBy }) => createdBy === senderId).map((row) => [row.id, row]));
    return ids.flatMap((id) => own.get(id) ?? []).map(presentUpload);
  },

  /** Whether the sender sent it. */
  isOf: async (queries: Queries, { merchantId, senderId }: Sender, id: string): Promise<boolean> => {
    const row = await findUpload(queries, { merchantId, id });
    return row?.use === use && row.createdBy === senderId;
  },

  /**
   * A message comes with these from now on. False, and nothing is kept, where the sender sent one of them not or it is not ready, and
   * where another message came with it.
   */
  keep: async (tx: Tx, { merchantId, senderId }: Sender, ids: readonly string[], now: Date): Promise<boolean> => {
    if (ids.length === 0) return true;
    const rows = await lockUploads(tx, { merchantId, ids, use });
    const free = rows.filter((row) => row.state === 'ready' && row.createdBy === senderId && row.keptAt === null);
    if (free.length < ids.length) return false;
    await markKept(tx, merchantId, ids, now);
    return true;
  },

  /** A link as of a document; who asked is written down. @throws Refusal `not_found`. */
  link: (tx: Tx, linking: Omit<Parameters<UploadService['link']>[1], 'use'>) => uploads.link(tx, { ...linking, use }),

  /** The bytes of an upload, of this type where one is given; undefined where the type differs, or the file does not exist any more. */
  read: async (merchantId: string, id: string, type?: NonNullable<Upload['type']>): Promise<Buffer | undefined> => {
    const row = await findUpload(db, { merchantId, id });
    if (row?.use !== use || row.state !== 'ready' || (type && row.type !== type)) return undefined;
    return files.read(intake.placeOf(row));
  },

  /** Deletes one, whether or not a message comes with it. Comes last in its transaction. */
  erase: (tx: Tx, merchantId: string, id: string): Promise<void> => eraseUpload(tx, files, { merchantId, id, use }),
});
export type UploadTickets = ReturnType<typeof createUploadTickets>;

import type { Db, Tx } from '../../platform/db.ts';
import { transaction } from '../../platform/db.ts';
import type { Stretch } from '../../platform/files/file-store.ts';
import { refuse } from '../../platform/refusal.ts';
import { deleteLoose, deleteUpload, findUpload, markKept, type UploadRow } from './upload.repository.ts';
import type { UploadFiles } from './upload-files.ts';
import type { UploadIntake } from './upload-intake.service.ts';

interface Key {
  readonly merchantId: string;
  readonly id: string;
}
/** A file for a channel that has come in whole. */
export interface SentMedia extends Key {
  readonly name: string;
  readonly bytes: number;
  /** Of what came in, in hexadecimal. */
  readonly sha256: string;
}
interface Needs {
  readonly db: Db;
  readonly files: UploadFiles;
  readonly intake: Pick<UploadIntake, 'placeOf'>;
}

/** Files for channels: too large to lie in memory, they are read in stretches. */
export const createUploadMedia = ({ db, files, intake }: Needs) => {
  const findReady = async (key: Key): Promise<UploadRow | undefined> => {
    const row = await findUpload(db, key);
    return row?.use === 'media' && row.state === 'ready' ? row : undefined;
  };
  const stream = async (key: Key, stretch: Stretch): Promise<AsyncIterable<Buffer> | undefined> => {
    const row = await findReady(key);
    return row && files.stream(intake.placeOf(row), stretch);
  };
  return {
    /** One that this person has sent whole; undefined of what is none, and of another team's (rule: foreign-is-unknown). @throws Refusal `file_is_apk`. */
    find: async (merchantId: string, id: string, sentBy: string): Promise<SentMedia | undefined> => {
      const row = await findUpload(db, { merchantId, id });
      if (row?.use !== 'media' || row.createdBy !== sentBy) return undefined;
      if (row.problem === 'apk') refuse('file_is_apk');
      if (row.state !== 'ready' || row.sha256 === null) return undefined;
      return { merchantId, id, name: row.name, bytes: row.bytes, sha256: row.sha256 };
    },

    stream,
    /** A stretch that fits into memory. @throws Error when the file is not there any more. */
    read: async (key: Key, stretch: Stretch): Promise<Buffer> => {
      const row = await findReady(key);
      const bytes = row && (await files.readStretch(intake.placeOf(row), stretch));
      if (!bytes) throw new Error('a file is not there any more');
      return bytes;
    },

    /** A channel holds it from now on; false when it is gone. */
    keep: async (tx: Tx, { merchantId, id }: Key, now: Date): Promise<boolean> => {
      if (!(await findUpload(tx, { merchantId, id }))) return false;
      await markKept(tx, merchantId, [id], now);
      return true;
    },

    /** Forgets one that is not taken. */
    discard: ({ merchantId, id }: Key): Promise<void> =>
      transaction(db, async (tx) => {
        if (await deleteLoose(tx, { merchantId, id })) await files.remove(id);
      }),
    /** Forgets one that a channel held. Comes last in its transaction. */
    drop: async (tx: Tx, key: Key): Promise<void> => {
      await deleteUpload(tx, key);
      await files.remove(key.id);
    },
  };
};
export type UploadMedia = ReturnType<typeof createUploadMedia>;

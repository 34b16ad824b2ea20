import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findUpload, insertUpload, markKept, type UploadRow } from './upload.repository.ts';
import { eraseUpload } from './upload-erasing.ts';
import { newKey, type UploadFiles } from './upload-files.ts';
import type { UploadIntake } from './upload-intake.service.ts';
import { sizeOfWebp } from './webp-size.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly files: Pick<UploadFiles, 'requireRoom' | 'write' | 'read' | 'remove'>;
  readonly fileInspector: Pick<FileInspector, 'inspect'>;
  readonly intake: Pick<UploadIntake, 'placeOf'>;
}
interface Sent {
  readonly merchantId: string;
  /** The account or the customer who sends it. */
  readonly senderId: string;
  readonly bytes: Buffer;
}
/** A picture that lies in the store, and that nothing stands on yet. */
export interface StoredPicture {
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pictures of conversations. They come in with their message, so that nothing is announced or received in pieces. */
export const createUploadMessages = ({ db, clock, secrets, files, fileInspector, intake }: Needs) => ({
  /**
   * Encodes a picture again and stores it; until it is kept, it is forgotten after a while like everything that nothing stands on.
   * Answers with undefined for what is no picture that can be read (rule: files-by-content).
   * @throws Refusal `storage_full`; `unavailable` when too many wait to be looked into.
   */
  store: async ({ merchantId, senderId, bytes }: Sent): Promise<StoredPicture | undefined> => {
    const looked = await fileInspector.inspect('message', async () => bytes);
    const size = looked.problem === undefined ? sizeOfWebp(looked.bytes) : undefined;
    if (looked.problem !== undefined || !size) return undefined;
    await files.requireRoom(looked.bytes.length);
    const createdAt = clock.now();
    const row: UploadRow = {
      merchantId,
      id: newId(createdAt),
      createdBy: senderId,
      name: 'picture.webp',
      use: 'message',
      type: looked.type,
      bytes: looked.bytes.length,
      state: 'ready',
      problem: null,
      sealedKey: secrets.seal(newKey().toString('base64')),
      sha256: looked.sha256,
      scan: looked.scan,
      createdAt,
      keptAt: null,
    };
    // The row first: a process that ends in between leaves a row that is forgotten, never bytes that nothing knows of.
    await transaction(db, (tx) => insertUpload(tx, row));
    await files.write(intake.placeOf(row), looked.bytes);
    return { id: row.id, ...size };
  },

  /** A message stands on it from now on. */
  keep: (tx: Tx, merchantId: string, id: string, now: Date): Promise<void> => markKept(tx, merchantId, [id], now),

  /** Deletes the picture of a message that is erased; what is gone already stays so. */
  erase: (tx: Tx, merchantId: string, id: string): Promise<void> =>
    eraseUpload(tx, files, { merchantId, id, use: 'message' }),

  /** The bytes of one, in WebP; undefined of what is none, or not there any more. */
  read: async (merchantId: string, id: string): Promise<Buffer | undefined> => {
    const row = await findUpload(db, { merchantId, id });
    return row?.use === 'message' ? files.read(intake.placeOf(row)) : undefined;
  },
});
export type UploadMessages = ReturnType<typeof createUploadMessages>;

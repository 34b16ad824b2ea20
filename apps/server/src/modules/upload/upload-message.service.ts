import { createHash } from 'node:crypto';
import type { VoiceType } from '@balcao/contract/voice';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newFileKey } from '../../platform/files/stream-cipher.ts';
import { newId } from '../../platform/ids.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import type { ReadVoice, VoiceReader } from '../../platform/inspection/voice-reader.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findUpload, insertUpload, markKept, type UploadRow } from './upload.repository.ts';
import { eraseUpload } from './upload-erasing.ts';
import type { UploadFiles } from './upload-files.ts';
import type { UploadIntake } from './upload-intake.service.ts';
import { sizeOfWebp } from './webp-size.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly files: Pick<UploadFiles, 'requireRoom' | 'write' | 'read' | 'remove'>;
  readonly fileInspector: Pick<FileInspector, 'inspect' | 'scan'>;
  readonly voiceReader: Pick<VoiceReader, 'read'>;
  readonly intake: Pick<UploadIntake, 'placeOf'>;
}
interface Sender {
  readonly merchantId: string;
  /** The account or the customer who sends it. */
  readonly senderId: string;
}
interface Sent extends Sender {
  readonly bytes: Buffer;
}
/** What was looked into, as it is kept. */
interface Looked extends Pick<UploadRow, 'name' | 'type' | 'sha256' | 'scan'> {
  readonly bytes: Buffer;
}
/** A picture that lies in the store, and that nothing stands on yet. */
export interface StoredPicture {
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The same for a voice message. */
export interface StoredVoice extends Pick<Extract<ReadVoice, { type: VoiceType }>, 'type' | 'seconds'> {
  readonly id: string;
}
export type VoiceProblem = NonNullable<ReadVoice['problem']>;

/** Pictures and voice messages of conversations. They come in with their message, so that nothing is announced or received in pieces. */
export const createUploadMessages = ({ db, clock, secrets, files, fileInspector, voiceReader, intake }: Needs) => {
  const put = async ({ merchantId, senderId }: Sender, { bytes, ...looked }: Looked): Promise<string> => {
    await files.requireRoom(bytes.length);
    const createdAt = clock.now();
    const row: UploadRow = {
      merchantId,
      id: newId(createdAt),
      createdBy: senderId,
      use: 'message',
      ...looked,
      bytes: bytes.length,
      state: 'ready',
      problem: null,
      sealedKey: secrets.seal(newFileKey().toString('base64')),
      createdAt,
      keptAt: null,
    };
    // The row first: a process that ends in between leaves a row that is forgotten, never bytes that nothing knows of.
    await transaction(db, (tx) => insertUpload(tx, row));
    await files.write(intake.placeOf(row), bytes);
    return row.id;
  };
  return {
    /**
     * Encodes a picture again and stores it; until it is kept, it is forgotten after a while like everything that nothing stands on.
     * Answers with undefined for what is no picture that can be read (rule: files-by-content).
     * @throws Refusal `storage_full`; `unavailable` when too many wait to be looked into.
     */
    store: async ({ bytes, ...sent }: Sent): Promise<StoredPicture | undefined> => {
      const looked = await fileInspector.inspect('message', async () => bytes);
      const size = looked.problem === undefined ? sizeOfWebp(looked.bytes) : undefined;
      if (looked.problem !== undefined || !size) return undefined;
      return { id: await put(sent, { ...looked, name: 'picture.webp' }), ...size };
    },

    /** The same for a voice message, of which only the sound is stored. @throws Refusal as above. */
    storeVoice: async ({ bytes, ...sent }: Sent): Promise<StoredVoice | VoiceProblem> => {
      const { state } = await fileInspector.scan('voice', async () => bytes);
      if (state === 'infected') return 'wrong';
      const looked = await voiceReader.read(bytes);
      if (looked.problem !== undefined) return looked.problem;
      const { type, seconds, bytes: kept } = looked;
      const sha256 = createHash('sha256').update(kept).digest('hex');
      return { id: await put(sent, { type, bytes: kept, sha256, scan: state, name: 'voice' }), type, seconds };
    },

    /** A message stands on it from now on. */
    keep: (tx: Tx, merchantId: string, id: string, now: Date): Promise<void> => markKept(tx, merchantId, [id], now),

    /** Deletes what came with a message that is erased; what is gone already stays so. */
    erase: (tx: Tx, merchantId: string, id: string): Promise<void> =>
      eraseUpload(tx, files, { merchantId, id, use: 'message' }),

    /** The bytes of one; undefined of what is none, or not there any more. */
    read: async (merchantId: string, id: string): Promise<Buffer | undefined> => {
      const row = await findUpload(db, { merchantId, id });
      return row?.use === 'message' ? files.read(intake.placeOf(row)) : undefined;
    },
  };
};
export type UploadMessages = ReturnType<typeof createUploadMessages>;

import { createHash } from 'node:crypto';
import { type SentDocument, SentDocumentType } from '@balcao/contract/conversation-document';
import { mediaTypes } from '@balcao/contract/media';
import type { VoiceType } from '@balcao/contract/voice';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { withEnding } from '../../platform/files/name-ending.ts';
import { newFileKey } from '../../platform/files/stream-cipher.ts';
import { newId } from '../../platform/ids.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import type { MediaFacts, MediaReader } from '../../platform/inspection/media-reader.ts';
import type { ReadVoice, VoiceReader } from '../../platform/inspection/voice-reader.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { isApkOf } from './apk-check.ts';
import { findUpload, insertUpload, markKept, type UploadRow } from './upload.repository.ts';
import { eraseUpload } from './upload-erasing.ts';
import type { UploadFiles } from './upload-files.ts';
import type { UploadIntake } from './upload-intake.service.ts';
import { nameOf } from './upload-name.ts';
import { sizeOfWebp } from './webp-size.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly files: Pick<UploadFiles, 'requireRoom' | 'write' | 'read' | 'remove'>;
  readonly fileInspector: Pick<FileInspector, 'inspect' | 'scan'>;
  readonly mediaReader: Pick<MediaReader, 'facts'>;
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

/** The same for a document. */
export type StoredDocument = Omit<SentDocument, 'kind'> & { readonly id: string };
export type DocumentProblem = NonNullable<MediaFacts['problem']> | 'apk' | 'infected';

/** Pictures, voice messages and documents of conversations. They come in with their message, so that nothing is announced or received in pieces. */
export const createUploadMessages = (needs: Needs) => {
  const { db, clock, secrets, files, fileInspector, mediaReader, voiceReader, intake } = needs;
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

    /** The same for a voice message: only its sound is stored. @throws Refusal as above. */
    storeVoice: async ({ bytes, ...sent }: Sent): Promise<StoredVoice | VoiceProblem> => {
      const { state } = await fileInspector.scan('voice', async () => bytes);
      if (state === 'infected') return 'wrong';
      const looked = await voiceReader.read(bytes);
      if (looked.problem !== undefined) return looked.problem;
      const { type, seconds, bytes: kept } = looked;
      const sha256 = createHash('sha256').update(kept).digest('hex');
      return { id: await put(sent, { type, bytes: kept, sha256, scan: state, name: 'voice' }), type, seconds };
    },

    /** The same for a document, which is stored as it came, under a name with the ending of what it is. @throws Refusal as above. */
    storeDocument: async ({
      bytes,
      name: given,
      ...sent
    }: Sent & { readonly name: string }): Promise<StoredDocument | DocumentProblem> => {
      if (isApkOf(bytes)) return 'apk';
      const { state: scan } = await fileInspector.scan('message', async () => bytes);
      if (scan === 'infected') return 'infected';
      const facts = await mediaReader.facts(
        'document',
        async (first, last) => bytes.subarray(first, last + 1),
        bytes.length,
      );
      if (facts.problem !== undefined) return facts.problem;
      const { data: type } = SentDocumentType.safeParse(facts.type);
      if (!type) return 'typeWrong';
      const name = withEnding(nameOf(given), type);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const id = await put(sent, { type: mediaTypes[type].mime, bytes, sha256, scan, name });
      return { id, type, name, bytes: bytes.length, scan };
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

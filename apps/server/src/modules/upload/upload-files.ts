import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { FileStore, GrowingFile, Stretch } from '../../platform/files/file-store.ts';
import { cipherFrom, keyFor, turned } from '../../platform/files/stream-cipher.ts';
import type { KeptUse } from './upload.tables.ts';

/** A file's place in the store, and the key that its bytes are encrypted with. */
export interface Place {
  readonly merchantId: string;
  readonly id: string;
  readonly key: Buffer;
  /** Media stay as they came in, because they are too large to be written twice; other files are kept in another form. */
  readonly use?: KeptUse;
  /** How many bytes were announced. */
  readonly bytes: number;
}

const incoming = (id: string): string => `files/incoming/${id}`;
// The end of our ids is random, so that folders fill evenly.
const kept = (id: string): string => `files/${id.slice(-2)}/${id}`;
const growing = ({ id, use, bytes }: Pick<Place, 'id' | 'use' | 'bytes'>): GrowingFile => ({
  name: incoming(id),
  bytes,
  ...(use === 'media' ? { into: kept(id) } : {}),
});
/** Bound to its place: a file that is put in another's stead does not open. */
const bound = ({ merchantId, id }: Place): Buffer => Buffer.from(`${merchantId}/${id}`);

/**
 * The bytes of what teams send, in the platform's store: encrypted before they leave the process, under names of our own
 * (rule: files-by-content, sealed).
 */
export const createUploadFiles = (store: FileStore) => {
  const stream = async (place: Place, stretch: Stretch): Promise<AsyncIterable<Buffer> | undefined> => {
    const sealed = await store.stream(kept(place.id), stretch);
    return sealed && turned(place.key, stretch.first, sealed);
  };
  return {
    requireRoom: store.requireRoom,

    /** How many bytes have come in. */
    received: (place: Place): Promise<number> => store.received(growing(place)),

    /** Appends what comes, as far as it comes; it is kept when this answers, or throws what ended the stream. */
    append: (place: Place, offset: number, chunks: AsyncIterable<Buffer>): Promise<number> =>
      store.append(growing(place), offset, turned(place.key, offset, chunks)),

    /** All that has come in, or undefined when it is not there any more. */
    readIncoming: async ({ id, key }: Place): Promise<Buffer | undefined> => {
      const sealed = await store.read(incoming(id));
      return sealed && cipherFrom(key, 0).update(sealed);
    },
    removeIncoming: (id: string): Promise<void> => store.drop({ name: incoming(id) }),

    /** Keeps a document; it is stored, whole, when this answers. */
    write: async (place: Place, bytes: Buffer): Promise<void> => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(place.key, 'kept'), iv).setAAD(bound(place));
      const sealed = [iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()];
      await store.write(kept(place.id), Buffer.concat(sealed));
    },

    /** What is kept of a document, or undefined when it is not there any more. @throws when another process has written it. */
    read: async (place: Place): Promise<Buffer | undefined> => {
      const sealed = await store.read(kept(place.id));
      if (!sealed) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', keyFor(place.key, 'kept'), sealed.subarray(0, 12));
      decipher.setAAD(bound(place)).setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
    },

    /** Media that have come in whole lie where they stay when this answers. */
    settle: (place: Place): Promise<void> => store.settle(growing(place)),
    /** A stretch of media, as it is read; undefined when they are not there any more. */
    stream,
    /** A stretch of media that fits into memory; undefined when they are not there any more. */
    readStretch: async (place: Place, stretch: Stretch): Promise<Buffer | undefined> => {
      const chunks = await stream(place, stretch);
      if (!chunks) return undefined;
      const all: Buffer[] = [];
      for await (const chunk of chunks) all.push(chunk);
      return Buffer.concat(all);
    },
    /** SHA-256 of media as they lie in the store, in hexadecimal; undefined when they are not there any more. */
    hash: async (place: Place): Promise<string | undefined> => {
      const chunks = await stream(place, { first: 0, last: place.bytes - 1 });
      if (!chunks) return undefined;
      const hash = createHash('sha256');
      for await (const chunk of chunks) hash.update(chunk);
      return hash.digest('hex');
    },

    /** Deletes all parts of a file that exist. */
    remove: async (id: string): Promise<void> => {
      await store.drop({ name: incoming(id) });
      await store.drop({ name: incoming(id), into: kept(id) });
      await store.remove(kept(id));
    },
    dropLeft: store.dropLeft,
    /** Deletes every document of the platform. */
    clear: (): Promise<void> => store.clear('files'),
  };
};
export type UploadFiles = ReturnType<typeof createUploadFiles>;

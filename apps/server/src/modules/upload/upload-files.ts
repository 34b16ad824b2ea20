import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../../platform/refusal.ts';

/** A document's place on the disk, and the key that its bytes are encrypted with. */
export interface Place {
  readonly merchantId: string;
  readonly id: string;
  readonly key: Buffer;
}

const newKeyBytes = 32;
export const newKey = (): Buffer => randomBytes(newKeyBytes);

/** What comes in and what is kept are encrypted with keys of their own: no stream of a cipher ever meets itself. */
const keyFor = (key: Buffer, use: 'incoming' | 'kept'): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));

const blockBytes = 16;
/** AES-CTR from any byte on: the counter is the number of the block, so that an upload goes on where it broke off. */
const cipherFrom = (key: Buffer, offset: number) => {
  const counter = Buffer.alloc(blockBytes);
  counter.writeUInt32BE(Math.floor(offset / blockBytes), blockBytes - 4);
  const cipher = createCipheriv('aes-256-ctr', keyFor(key, 'incoming'), counter);
  cipher.update(Buffer.alloc(offset % blockBytes));
  return cipher;
};

/** Anyone who was refused for want of room may look again after so long. */
const fullForSeconds = 60;

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const flush = async (folder: string): Promise<void> => {
  const handle = await fs.open(folder);
  await handle.sync().finally(() => handle.close());
};

/**
 * The bytes of documents in the data folder: encrypted before they touch the disk, under names of our own (rule: files-by-content, sealed).
 * What comes in is only ever appended to, so its length says how far an upload has come, whatever happened to the process.
 * `keepFreeBytes` stay free on the volume, which may be the one that payments are written to.
 */
export const createUploadFiles = (dataDir: string, keepFreeBytes = 0) => {
  const folder = path.join(dataDir, 'files');
  const incoming = (id: string): string => path.join(folder, 'incoming', id);
  // The end of our ids is random, so that folders fill evenly.
  const kept = (id: string): string => path.join(folder, id.slice(-2), id);
  const openFolder = async (file: string): Promise<string> => {
    const below = path.dirname(file);
    await fs.mkdir(below, { recursive: true, mode: 0o700 });
    return below;
  };
  const remove = (file: string): Promise<void> => fs.rm(file, { force: true });
  /** Bound to its place: a file that is put in another's stead does not open. */
  const bound = ({ merchantId, id }: Place): Buffer => Buffer.from(`${merchantId}/${id}`);

  return {
    /** @throws Refusal `storage_full` when so many bytes more would leave too little room. */
    requireRoom: async (bytes: number): Promise<void> => {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await fs.statfs(folder);
      if (bavail * bsize - bytes < keepFreeBytes) refuse('storage_full', fullForSeconds);
    },

    /** How many bytes have come in. */
    received: async (id: string): Promise<number> => {
      try {
        return (await fs.stat(incoming(id))).size;
      } catch (error) {
        if (isAbsent(error)) return 0;
        throw error;
      }
    },

    /** Appends what comes, as far as it comes; it is on the disk when this answers, or throws what ended the stream. */
    append: async ({ id, key }: Place, offset: number, chunks: AsyncIterable<Buffer>): Promise<number> => {
      await openFolder(incoming(id));
      const handle = await fs.open(incoming(id), 'a', 0o600);
      const cipher = cipherFrom(key, offset);
      let size = offset;
      try {
        // Anyone who lost their lock may be behind: the same stretch of the key's stream must not cover other bytes.
        const { size: there } = await handle.stat();
        if (there !== offset) throw new Error(`an upload goes on at ${there}, not at ${offset}`);
        for await (const chunk of chunks) {
          await handle.appendFile(cipher.update(chunk));
          size += chunk.length;
        }
        await handle.datasync();
        return size;
      } catch (error) {
        // What did come stays, and is gone on from.
        await handle.datasync().catch(() => undefined);
        throw error;
      } finally {
        await handle.close();
      }
    },

    /** All that has come in, or undefined when it is not there any more. */
    readIncoming: async ({ id, key }: Place): Promise<Buffer | undefined> => {
      try {
        return cipherFrom(key, 0).update(await fs.readFile(incoming(id)));
      } catch (error) {
        return isAbsent(error) ? undefined : Promise.reject(error);
      }
    },
    removeIncoming: (id: string): Promise<void> => remove(incoming(id)),

    /** Keeps a document; it is on the disk, whole, when this answers. */
    write: async (place: Place, bytes: Buffer): Promise<void> => {
      const file = kept(place.id);
      const below = await openFolder(file);
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(place.key, 'kept'), iv).setAAD(bound(place));
      const sealed = [iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()];
      const fresh = `${file}.${randomBytes(6).toString('hex')}`;
      try {
        await fs.writeFile(fresh, Buffer.concat(sealed), { mode: 0o600, flush: true });
        await fs.rename(fresh, file);
      } catch (error) {
        // Half a file takes room and is of no use.
        await remove(fresh);
        throw error;
      }
      await flush(below);
    },

    /** What is kept, or undefined when it is not there any more. @throws when somebody else has written it. */
    read: async (place: Place): Promise<Buffer | undefined> => {
      let sealed: Buffer;
      try {
        sealed = await fs.readFile(kept(place.id));
      } catch (error) {
        return isAbsent(error) ? undefined : Promise.reject(error);
      }
      const decipher = createDecipheriv('aes-256-gcm', keyFor(place.key, 'kept'), sealed.subarray(0, 12));
      decipher.setAAD(bound(place)).setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
    },

    /** Deletes whatever there is of a document. */
    remove: async (id: string): Promise<void> => {
      await remove(incoming(id));
      await remove(kept(id));
    },
    /** Deletes every document of the house. */
    clear: (): Promise<void> => fs.rm(folder, { recursive: true, force: true }),
  };
};
export type UploadFiles = ReturnType<typeof createUploadFiles>;

import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { absentIs, filesBelow, flushFolder } from '../backup/files.ts';
import { refuse } from '../refusal.ts';
import type { FileStore } from './file-store.ts';

/** The `Retry-After` of a refusal for lack of space. */
const fullForSeconds = 60;

const openFolder = async (file: string): Promise<string> => {
  const below = path.dirname(file);
  await fs.mkdir(below, { recursive: true, mode: 0o700 });
  return below;
};
const sizeOf = (file: string): Promise<number | undefined> =>
  fs.stat(file).then(({ size }) => size, absentIs(undefined));

/** So many bytes wait for the part before them, and after so many the disk begins to keep them: at the end little is left to wait for. */
const waitingAtMost = 1024 * 1024;
const flushedAfter = 32 * waitingAtMost;

/** Has the disk keep what was written so far, beside what goes on. */
const flushing = (handle: FileHandle) => {
  let unflushed = 0;
  let isBusy = false;
  let under: Promise<void> = Promise.resolve();
  const begin = async (before: Promise<void>): Promise<void> => {
    // A disk tells an open file of a failure once: it is kept until the end.
    await before;
    isBusy = true;
    await handle.datasync();
    isBusy = false;
  };
  return {
    written: (bytes: number): void => {
      unflushed += bytes;
      if (isBusy || unflushed < flushedAfter) return;
      unflushed = 0;
      under = begin(under);
      under.catch(() => undefined); // Told at the end.
    },
    /** Everything is on the disk when this answers. @throws what failed on the way there. */
    end: async (): Promise<void> => {
      await under;
      await handle.datasync();
    },
  };
};

/**
 * Writes behind who hands in: what comes while a part is on its way to the disk is the next part. Nothing waits for more to come: a line may hang,
 * and another server goes on with what lies there.
 */
const behind = (handle: FileHandle) => {
  const disk = flushing(handle);
  let gathered: Buffer[] = [];
  let bytes = 0;
  let isWriting = false;
  let writing: Promise<void> = Promise.resolve();
  // A part that was not written ends it: with a later one the file would have a hole.
  const write = async (): Promise<void> => {
    isWriting = true;
    while (bytes > 0) {
      const [part, all] = [gathered, bytes];
      [gathered, bytes] = [[], 0];
      const { bytesWritten } = await handle.writev(part);
      if (bytesWritten < all) await handle.appendFile(Buffer.concat(part).subarray(bytesWritten));
      disk.written(all);
    }
    isWriting = false;
  };
  return {
    /** @throws what ended an earlier part. */
    add: async (chunk: Buffer): Promise<void> => {
      gathered.push(chunk);
      bytes += chunk.length;
      if (!isWriting) {
        writing = write();
        writing.catch(() => undefined); // Told by a later piece, or at the end.
      }
      if (bytes >= waitingAtMost) await writing;
    },
    /** Everything that was handed in is on the disk when this answers. @throws what ended a part, or failed on its way there. */
    end: async (): Promise<void> => {
      await writing;
      await disk.end();
    },
  };
};

/** Appends what comes; it is on the disk when this answers, or throws what ended the stream. What did come stays, and is gone on from. */
const appendTo = async (file: string, offset: number, chunks: AsyncIterable<Buffer>): Promise<number> => {
  await openFolder(file);
  const handle = await fs.open(file, 'a', 0o600);
  const writer = behind(handle);
  let size = offset;
  try {
    // A writer that lost its lock may be behind: the same part of the key stream must not encrypt other bytes.
    const { size: there } = await handle.stat();
    if (there !== offset) throw new Error(`an upload goes on at ${there}, not at ${offset}`);
    for await (const chunk of chunks) {
      await writer.add(chunk);
      size += chunk.length;
    }
    await writer.end();
    return size;
  } catch (error) {
    await writer.end().catch(() => handle.datasync().catch(() => undefined));
    throw error;
  } finally {
    await handle.close();
  }
};

/**
 * Files in a folder that only its owner may read. Uploads are append-only, so the length of a file is its progress, even after a crash.
 * `keepFreeBytes` stay free on the volume, which may be the one that payments are written to.
 */
export const createFolderFiles = (folder: string, keepFreeBytes = 0): FileStore => {
  const at = (name: string): string => path.join(folder, name);
  const remove = (name: string): Promise<void> => fs.rm(at(name), { force: true });
  return {
    requireRoom: async (bytes) => {
      const volume = at('files');
      await fs.mkdir(volume, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await fs.statfs(volume);
      if (bavail * bsize - bytes < keepFreeBytes) refuse('storage_full', fullForSeconds);
    },

    write: async (name, bytes) => {
      const file = at(name);
      const below = await openFolder(file);
      const fresh = `${file}.${randomBytes(6).toString('hex')}`;
      try {
        await fs.writeFile(fresh, bytes, { mode: 0o600, flush: true });
        await fs.rename(fresh, file);
      } catch (error) {
        // Half a file takes room and is of no use.
        await fs.rm(fresh, { force: true });
        throw error;
      }
      await flushFolder(below);
    },
    writeStream: async (name, chunks, signal) => {
      const below = await openFolder(at(name));
      const file = createWriteStream(at(name), { mode: 0o600, flush: true });
      try {
        await pipeline(chunks, file, { signal });
      } catch (error) {
        await remove(name);
        throw error;
      }
      await flushFolder(below);
      return file.bytesWritten;
    },
    read: (name) => fs.readFile(at(name)).catch(absentIs(undefined)),
    stream: async (name, { first, last }) => {
      if ((await sizeOf(at(name))) === undefined) return undefined;
      return createReadStream(at(name), { start: first, end: last, highWaterMark: 256 * 1024 });
    },
    remove,

    received: async ({ name, into }) =>
      (await sizeOf(at(name))) ?? (into === undefined ? 0 : ((await sizeOf(at(into))) ?? 0)),
    append: ({ name }, offset, chunks) => appendTo(at(name), offset, chunks),
    settle: async ({ name, into }) => {
      if (into === undefined) return;
      const below = await openFolder(at(into));
      await fs.rename(at(name), at(into)).catch(absentIs(undefined));
      await flushFolder(below);
    },
    drop: async ({ name, into }) => {
      await remove(name);
      if (into !== undefined) await remove(into);
    },
    dropLeft: async () => {},
    sizes: async function* (name) {
      for (const below of await filesBelow(at(name))) {
        const bytes = await sizeOf(path.join(at(name), below));
        if (bytes !== undefined) yield { name: `${name}/${below}`, bytes };
      }
    },
    clear: (name) => fs.rm(at(name), { recursive: true, force: true }),
  };
};

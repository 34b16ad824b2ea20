import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Content } from './manifest.ts';

/** Forces a folder's names to the disk. */
export const flushFolder = async (folder: string): Promise<void> => {
  const handle = await fs.open(folder);
  await handle.sync().finally(() => handle.close());
};

/** Everything below the folder is on the disk under its name: the bytes are already. */
export const flushTree = async (folder: string): Promise<void> => {
  for (const entry of await fs.readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await flushTree(path.join(folder, entry.name));
  await flushFolder(folder);
};

/** Writes what comes into a new file that only its owner may read; it is on the disk when this answers with its size and hash. */
export const writeContent = async (folder: string, name: string, content: AsyncIterable<Buffer>): Promise<Content> => {
  const hash = createHash('sha256');
  let bytes = 0;
  await fs.mkdir(path.join(folder, path.dirname(name)), { recursive: true, mode: 0o700 });
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path.join(folder, name), { mode: 0o600, flags: 'wx', flush: true }),
  );
  return { path: name, bytes, sha256: hash.digest('hex') };
};

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** For `catch`: what is not there counts as this; other errors stay. */
export const absentIs =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isAbsent(error)) return value;
    throw error;
  };

/** Every file below a folder, by its path from `top` on; none where there is no such folder, or not any more. */
export const filesBelow = async (folder: string, top = folder): Promise<string[]> => {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(absentIs([]));
  const found: string[] = [];
  for (const entry of entries) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await filesBelow(at, top)));
    else if (entry.isFile()) found.push(path.relative(top, at));
  }
  return found.sort();
};

/**
 * Copies every file below `from` into `to`. A file that is written once or only appended to is copied as far as it has come; one that is
 * deleted meanwhile is left out.
 */
export const copyFiles = async (from: string, to: string): Promise<Content[]> => {
  const copied: Content[] = [];
  for (const name of await filesBelow(from)) {
    try {
      copied.push(await writeContent(to, name, createReadStream(path.join(from, name))));
    } catch (error) {
      // What the reading side has opened for itself is empty.
      if (!isAbsent(error)) throw error;
      await fs.rm(path.join(to, name), { force: true });
    }
  }
  return copied;
};

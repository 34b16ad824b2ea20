import fs from 'node:fs/promises';
import path from 'node:path';
import { absentIs, filesBelow, flushFolder } from '../backup/files.ts';
import { partsOf } from './archive-folder.ts';

/** What still comes in has no row that calls it ready, and half-written files have a dot in their names. */
const isKept = (name: string): boolean => !name.startsWith('incoming/') && !name.includes('.');

/** Copies one file so that it is whole and on the disk under its name, or not there. A file that is deleted meanwhile is left out. */
const copyOne = async (from: string, to: string): Promise<boolean> => {
  const fresh = `${to}.part-${process.pid}`;
  try {
    await fs.mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await fs.copyFile(from, fresh);
    const handle = await fs.open(fresh, 'r+');
    await handle.sync().finally(() => handle.close());
    await fs.rename(fresh, to);
    await flushFolder(path.dirname(to));
    return true;
  } catch (error) {
    await fs.rm(fresh, { force: true });
    return absentIs(false)(error);
  }
};

const isThere = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    () => true,
    (error: unknown) => absentIs(false)(error),
  );

/** Copies the named documents that are not there yet; answers with those that have no file to copy. Documents are written once. */
export const copyDocuments = async (from: string, to: string, names: readonly string[]): Promise<string[]> => {
  const lost: string[] = [];
  for (const name of names) {
    const target = path.join(to, name);
    if (!(await isThere(target)) && !(await copyOne(path.join(from, name), target))) lost.push(name);
  }
  return lost;
};

/** The documents that are kept in a folder, by their paths below it. */
export const documentsIn = async (files: string): Promise<string[]> => (await filesBelow(files)).filter(isKept);

/**
 * Keeps the archive of documents up to date: each call copies what has come since the one before. Only folders that have changed are
 * read again, so it costs little however many documents there are.
 */
export const createDocumentArchive = (files: string, archive: string): (() => Promise<void>) => {
  const seen = new Map<string, number>();
  return async () => {
    for (const entry of await fs.readdir(files, { withFileTypes: true }).catch(absentIs([]))) {
      if (!entry.isDirectory() || entry.name === 'incoming') continue;
      const folder = path.join(files, entry.name);
      const { mtimeMs } = await fs.stat(folder);
      if (seen.get(entry.name) === mtimeMs) continue;
      const names = (await documentsIn(folder)).map((name) => path.join(entry.name, name));
      await copyDocuments(files, partsOf(archive).files, names);
      seen.set(entry.name, mtimeMs);
    }
  };
};

/**
 * Deletes documents of the archive that no instant since the oldest base copy needs: not there today, not there at that copy, and not
 * come since. Answers with how many that were.
 */
export const clearDocuments = async (
  files: string,
  archive: string,
  oldest: { readonly takenAt: string; readonly documents: readonly string[] },
): Promise<number> => {
  const kept = partsOf(archive).files;
  const needed = new Set([...oldest.documents, ...(await documentsIn(files))]);
  let cleared = 0;
  for (const name of await documentsIn(kept)) {
    const file = path.join(kept, name);
    if (needed.has(name) || (await fs.stat(file)).mtime >= new Date(oldest.takenAt)) continue;
    await fs.rm(file, { force: true });
    cleared += 1;
  }
  return cleared;
};

import fs from 'node:fs/promises';
import path from 'node:path';
import { absentIs } from '../backup/files.ts';
import type { Content, Manifest } from '../backup/manifest.ts';
import { ConfigError } from '../config-error.ts';
import { type History, partsOf } from './archive-folder.ts';
import type { WalStart } from './wal-files.ts';

/** What a base copy says of itself. */
export interface BaseCopy extends WalStart, Pick<Manifest, 'postgres' | 'migration' | 'sealed'> {
  readonly format: typeof baseFormat;
  /** UTC: the copy is whole from this instant on. */
  readonly takenAt: string;
  readonly history: History;
  readonly tar: Content;
  /** The names of the documents of this instant. */
  readonly documents: readonly string[];
}
export const baseFormat = 1;
export const baseFile = 'base.json';

/** The base copies of an archive with their folders, oldest first. */
export const listBases = async (archive: string): Promise<{ readonly folder: string; readonly base: BaseCopy }[]> => {
  const { bases } = partsOf(archive);
  const found: { folder: string; base: BaseCopy }[] = [];
  for (const name of await fs.readdir(bases).catch(absentIs<string[]>([]))) {
    const folder = path.join(bases, name);
    const text = await fs.readFile(path.join(folder, baseFile), 'utf8').catch(() => undefined);
    if (text && !name.includes('incomplete')) found.push({ folder, base: JSON.parse(text) as BaseCopy });
  }
  return found.sort((a, b) => (a.base.takenAt < b.base.takenAt ? -1 : 1));
};

/** The newest base copy from before the instant. @throws ConfigError when there is none. */
export const baseFor = async (archive: string, instant: Date | 'latest') => {
  const all = await listBases(archive);
  const [oldest] = all;
  if (!oldest) throw new ConfigError(`${archive} holds no base copy: npm run archive:base makes one.`);
  const found = all.findLast(({ base }) => instant === 'latest' || new Date(base.takenAt) <= instant);
  if (!found)
    throw new ConfigError(
      `The oldest base copy is of ${oldest.base.takenAt}: what was before cannot be restored from it.`,
    );
  if (found.base.format !== baseFormat)
    throw new ConfigError(`${found.folder} was written by another version of the product: restore it with that one.`);
  return found;
};

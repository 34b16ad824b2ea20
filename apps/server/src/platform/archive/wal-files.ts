import fs from 'node:fs/promises';
import path from 'node:path';
import { absentIs } from '../backup/files.ts';
import { ConfigError } from '../config-error.ts';
import { partsOf } from './archive-folder.ts';
import { walSuffix } from './wal-commands.ts';

const isWal = /^[0-9A-F]{24}$/;
const idRange = 2 ** 32;
const hexDigits = 8;
const part = (value: number): string => value.toString(16).toUpperCase().padStart(hexDigits, '0');

/** The name of the file that follows: the timeline, then the upper and the lower part of the place in the log. */
export const nextWal = (name: string, segmentBytes: number): string => {
  const upper = Number.parseInt(name.slice(8, 16), 16);
  const lower = Number.parseInt(name.slice(16), 16) + 1;
  const isOver = lower >= idRange / segmentBytes;
  return name.slice(0, 8) + part(isOver ? upper + 1 : upper) + part(isOver ? 0 : lower);
};

/** The files of the log in the archive, oldest first. */
const archivedWal = async (archive: string): Promise<string[]> => {
  const names = await fs.readdir(partsOf(archive).wal).catch(absentIs<string[]>([]));
  const whole = names.filter((name) => name.endsWith(walSuffix)).map((name) => name.slice(0, -walSuffix.length));
  return whole.filter((name) => isWal.test(name)).sort();
};

/** Where a base copy begins in the log. */
export interface WalStart {
  readonly firstWal: string;
  readonly segmentBytes: number;
}

/** @throws ConfigError naming the first file of the log that is missing between the base copy and the end of the archive. */
export const requireWal = async (archive: string, { firstWal, segmentBytes }: WalStart): Promise<void> => {
  const timeline = firstWal.slice(0, 8);
  const there = (await archivedWal(archive)).filter((name) => name.startsWith(timeline) && name >= firstWal);
  let expected = firstWal;
  for (const name of there.length > 0 ? there : ['']) {
    if (name !== expected)
      throw new ConfigError(`${expected}${walSuffix} of the archived log is missing: nothing was restored.`);
    expected = nextWal(name, segmentBytes);
  }
};

/** Deletes what of the log lies before the oldest base copy that is kept; answers with how many files that were. */
export const clearWal = async (archive: string, { firstWal }: WalStart): Promise<number> => {
  const old = (await archivedWal(archive)).filter((name) => name < firstWal);
  for (const name of old) await fs.rm(path.join(partsOf(archive).wal, name + walSuffix), { force: true });
  return old.length;
};

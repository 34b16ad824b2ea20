import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
const roomBytes = 4 * 1024 ** 3;

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = fs.statfsSync(memory);
    return bavail * bsize >= roomBytes;
  } catch {
    return false;
  }
};

const openedIn = (parent: string, prefix: string): string => {
  const folder = fs.mkdtempSync(path.join(parent, prefix));
  fs.chmodSync(folder, 0o755); // The account of PostgreSQL must be able to enter.
  return folder;
};

/** A new folder on the disk, for what is measured there. Who asks for it removes it. */
export const diskFolder = (prefix: string): string => openedIn(os.tmpdir(), prefix);

/**
 * A new folder for data that a test may lose, in memory where there is room: a database is 2,400 files, and copying them on a disk
 * takes three times the processor's time or more. Who asks for it removes it.
 */
export const scratchFolder = (prefix: string): string => openedIn(hasRoom() ? memory : os.tmpdir(), prefix);

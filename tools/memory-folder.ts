import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const memory = '/dev/shm';
const needed = 6 * 1024 ** 3;
const prefix = 'balcao-tests-';

/**
 * Lets this process and its children keep temporary files in memory, where the machine has plenty of it: each test file copies a
 * database of a thousand files, which costs a disk up to a second and memory a tenth of one. Elsewhere, and where TMPDIR is set
 * already, nothing changes. The folder goes with this process.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (process.env.TMPDIR || !hasPlenty()) return;
  removeAbandoned();
  const folder = path.join(memory, `${prefix}${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755); // The account of PostgreSQL must be able to enter.
  process.env.TMPDIR = folder;
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
};

const hasPlenty = (): boolean => {
  try {
    const { bavail, bsize } = fs.statfsSync(memory);
    return os.platform() === 'linux' && bavail * bsize > needed && process.availableMemory() > needed;
  } catch {
    return false;
  }
};

/** What a run that was killed has left would fill the memory until the machine starts again. */
const removeAbandoned = (): void => {
  for (const name of fs.readdirSync(memory)) {
    const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
    if (owner > 0 && !isRunning(owner)) fs.rmSync(path.join(memory, name), { recursive: true, force: true });
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

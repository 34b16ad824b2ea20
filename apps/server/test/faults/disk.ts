import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { accountFor } from '../../src/platform/embedded/account.ts';

type Account = ReturnType<typeof accountFor>;
const run = (program: string, words: readonly string[], account: Account = {}): void => {
  const { status, stderr, error } = spawnSync(program, words, { ...account, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${error?.message ?? stderr}`);
};

/** Lets no file of these processes of the database below the folder, and of those that they start, grow beyond so many bytes, as a quota does; `unlimited` ends that. */
export const limitFiles = (dataDir: string, pids: readonly number[], bytes: number | 'unlimited'): void => {
  const account = accountFor(dataDir);
  // The soft limit alone: only an administrator could raise the other one again.
  for (const pid of pids)
    try {
      run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], account);
    } catch (error) {
      if (fs.existsSync(`/proc/${pid}`)) throw error; // It has ended by itself in between.
    }
};

/** A volume of its own of so many megabytes; undefined where this account may not make one. */
export const openVolume = (megabytes: number) => {
  const folder = scratchFolder('balcao-volume-');
  try {
    run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    fs.rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder: path.join(folder, 'data'),
    /** Takes all the room that there is. */
    fill: (): void => {
      const piece = Buffer.alloc(1024 * 1024, 1);
      try {
        for (;;) fs.appendFileSync(filler, piece);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    free: (): void => fs.rmSync(filler, { force: true }),
    close: (): void => {
      run('umount', [folder]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

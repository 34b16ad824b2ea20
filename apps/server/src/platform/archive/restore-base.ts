import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Sealing } from '../backup/key.ts';
import { verifyFiles } from '../backup/manifest.ts';
import { requireReadable } from '../backup/restore-backup.ts';
import { recover } from '../embedded/recover.ts';
import { baseFor } from './base-copies.ts';
import { restoreCommand } from './wal-commands.ts';
import { requireWal } from './wal-files.ts';

interface Needs {
  readonly archive: string;
  /** The last instant that is brought back. */
  readonly to: Date | 'latest';
  readonly secrets: Sealing;
  /** The folder for the data of our own PostgreSQL; it does not exist yet. */
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Brings our own PostgreSQL to an instant. @throws ConfigError when the archive does not lead there, or lacks a part. */
export const restoreBase = async ({ archive, to, secrets, dataDir, settings }: Needs): Promise<void> => {
  const { folder, base } = await baseFor(archive, to);
  requireReadable(base, secrets);
  await requireWal(archive, base);
  await verifyFiles(folder, [base.tar]);
  const packed = createReadStream(path.join(folder, base.tar.path));
  const tar = packed.pipe(createGunzip());
  const instant = to === 'latest' ? undefined : to;
  const command = restoreCommand(archive);
  await recover({ dataDir, tar, settings, restoreCommand: command, to: instant, version: base.postgres });
};

import path from 'node:path';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { restoreAsked, runCommand } from './operator-command.ts';
import { sealingOf } from './platform/backup/key.ts';
import { type Manifest, readManifest, verifyContents } from './platform/backup/manifest.ts';
import { requireNoFiles, requireReadable, restoreBackup } from './platform/backup/restore-backup.ts';
import { summaryOf } from './platform/backup/summary.ts';
import { instantOf, restoreInstant } from './restore-instant.ts';
import { type Check, endSessions, proveRestored } from './restore-proofs.ts';
import { restoreRecovered } from './restore-recovered.ts';
import { findRestored } from './restored-files.ts';

const restore = async (config: Config, folder: string, manifest: Manifest) => {
  const files = path.join(config.dataDir, 'files');
  await requireNoFiles(files);
  const database = await openDatabase(config, () => {});
  try {
    const { connection } = database;
    await restoreBackup({ connection, folder, manifest, files, finish: endSessions });
    return [...(await proveRestored(connection)), await findRestored(connection, config, folder, manifest)];
  } finally {
    await database.close();
  }
};

/** How both ways of restoring end. */
const ended = (head: string, checks: readonly Check[], then: string) => ({
  said: [head, ...checks.map(({ line }) => line), then].join('\n'),
  isWell: checks.every(({ isWell }) => isWell),
});
const usage = `Write: npm run restore -- FOLDER (of a backup), or npm run restore -- ARCHIVE --to 2026-11-24T15:00:00Z (or latest), or npm run restore -- ARCHIVE --recovered.`;

// Restores a backup, or an instant of an archive, into an empty database and an empty folder, and proves it.
await runCommand(async (config) => {
  const { folder, to, recovered } = restoreAsked(usage);
  const then = 'Everybody signs in again. What to do before the server starts: docs/operating.md, "After a restore".';
  if (recovered) {
    const checks = await restoreRecovered(config, folder);
    return ended('Finished what the database was brought back to.', checks, `${then} Archive its log in a new folder.`);
  }
  if (to !== undefined) {
    const checks = await restoreInstant(config, folder, instantOf(to));
    return ended(`Restored what was at ${to}.`, checks, `${then} Set ARCHIVE_DIR to a new folder.`);
  }
  const manifest = await readManifest(folder);
  requireReadable(manifest, sealingOf(config));
  await verifyContents(folder, manifest);
  const checks = await restore(config, folder, manifest);
  const head = `Restored what was at ${manifest.takenAt}: ${summaryOf(manifest)}. All of it is what was backed up.`;
  return ended(head, checks, then);
});

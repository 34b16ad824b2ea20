import path from 'node:path';
import type pg from 'pg';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import type { Figures } from './figures.ts';
import { folderAsked, runCommand } from './operator-command.ts';
import { sealingOf } from './platform/backup/key.ts';
import { type Manifest, readManifest, verifyContents } from './platform/backup/manifest.ts';
import { requireNoFiles, requireReadable, restoreBackup } from './platform/backup/restore-backup.ts';
import { summaryOf } from './platform/backup/summary.ts';

/** Who was signed in then may have been shut out since: everybody signs in again. */
const endSessions = async (client: pg.Client): Promise<void> => {
  for (const table of ['session', 'staff_session'])
    await client.query(`update ${table} set ended_at = now() where ended_at is null`);
  await client.query('delete from customer_session');
};

/** A line about a check, and whether it found nothing wrong. */
const tell = (name: string, figures: Figures): { readonly line: string; readonly isWell: boolean } => {
  const wrong = Object.entries(figures).filter(([, figure]) => figure !== 0);
  const found = wrong.map(([figure, count]) => `${count} ${figure}`).join(', ');
  return { line: `${name}: ${found || 'nothing wrong'}.`, isWell: wrong.length === 0 };
};

const restore = async (config: Config, folder: string, manifest: Manifest) => {
  const files = path.join(config.dataDir, 'files');
  await requireNoFiles(files);
  const database = await openDatabase(config, () => {});
  try {
    const { connection } = database;
    await restoreBackup({ connection, folder, manifest, files, finish: endSessions });
    // Half of what this command loads, and nothing that a refusal needs.
    const { ledgerFigures, logFigures } = await import('./figures.ts');
    return [
      tell('The ledger, recomputed from its entries', await ledgerFigures(connection, true)),
      tell('The activity log, read against its seals', await logFigures(connection)),
    ];
  } finally {
    await database.close();
  }
};

// Restores a backup into an empty database and an empty folder, and proves it.
await runCommand(async (config) => {
  const folder = folderAsked('Write: npm run restore -- FOLDER (of a backup). To a point in time: docs/operating.md.');
  const manifest = await readManifest(folder);
  requireReadable(manifest, sealingOf(config));
  await verifyContents(folder, manifest);
  const checks = await restore(config, folder, manifest);
  const said = [
    `Restored what was at ${manifest.takenAt}: ${summaryOf(manifest)}. All of it is what was backed up.`,
    ...checks.map(({ line }) => line),
    'Everybody signs in again. What to do before the server starts: docs/operating.md, "After a restore".',
  ].join('\n');
  return { said, isWell: checks.every(({ isWell }) => isWell) };
});

import path from 'node:path';
import { folderAsked, runCommand } from './operator-command.ts';
import { onDatabaseAsItIs } from './own-database.ts';
import { sealingOf } from './platform/backup/key.ts';
import { counted, summaryOf } from './platform/backup/summary.ts';
import { writeBackup } from './platform/backup/write-backup.ts';

// Copies database and documents into a new folder, also while the server runs.
await runCommand(async (config) => {
  const to = folderAsked('Write: npm run backup -- FOLDER (a new one)');
  const secrets = sealingOf(config);
  const files = path.join(config.dataDir, 'files');
  const isElsewhere = config.files !== undefined;
  const manifest = await onDatabaseAsItIs(config, (connection) =>
    writeBackup({ connection, files, secrets, to, isElsewhere }),
  );
  const said = `${path.resolve(to)} holds everything as it was at ${manifest.takenAt}: ${summaryOf(manifest)}.
Keep the master key of today elsewhere: it is not in the backup, and nothing can be restored without it.`;
  const { length: missing } = manifest.missing;
  if (missing === 0) return { said, isWell: true };
  return {
    said: `${said}\nNot in ${files}: ${counted(missing, 'document')} of the database. Is DATA_DIR right?`,
    isWell: false,
  };
});

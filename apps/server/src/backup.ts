import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { onDatabaseAsItIs } from './own-database.ts';
import { summaryOf } from './platform/backup/summary.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { ConfigError } from './platform/config-error.ts';
import { createSecrets, requireMasterKey } from './platform/secrets.ts';

const folderAsked = (): string => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (positionals.length !== 1 || !folder) throw new ConfigError('Write: npm run backup -- FOLDER (a new one)');
  return folder;
};

// Copies database and documents into a new folder, also while the server runs.
await runCommand(async (config) => {
  const to = folderAsked();
  const secrets = createSecrets(requireMasterKey(config));
  const files = path.join(config.dataDir, 'files');
  const manifest = await onDatabaseAsItIs(config, (connection) => writeBackup({ connection, files, secrets, to }));
  const said = `${path.resolve(to)} holds everything as it was at ${manifest.takenAt}: ${summaryOf(manifest)}.
Keep the master key of today elsewhere: it is not in the backup, and nothing can be restored without it.`;
  return { said, isWell: true };
});

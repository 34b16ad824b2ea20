import path from 'node:path';
import { folderAsked, runCommand } from './operator-command.ts';
import { onDatabaseAsItIs } from './own-database.ts';
import { sealingOf } from './platform/backup/key.ts';
import type { Manifest } from './platform/backup/manifest.ts';
import { counted, summaryOf } from './platform/backup/summary.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { openFileStore } from './platform/files/file-store.ts';
import { placeNameOf } from './platform/files/s3-address.ts';

/** What stands against the documents, in one sentence; undefined where nothing does. */
const faultOf = ({ missing, service }: Manifest, files: string): string | undefined => {
  if (service && !service.list)
    return `${service.place} did not answer: which documents lie there is not in the backup. Make another one when it does.`;
  if (missing.length === 0) return undefined;
  const of = `${counted(missing.length, 'document')} of the database`;
  return service
    ? `Not at ${service.place}: ${of}, named under "missing" in manifest.json. Is FILES_URL right?`
    : `Not in ${files}: ${of}. Is DATA_DIR right?`;
};

// Copies database and documents into a new folder, also while the server runs; documents at a service stay there, and are listed.
await runCommand(async (config) => {
  const to = folderAsked('Write: npm run backup -- FOLDER (a new one)');
  const secrets = sealingOf(config);
  const files = path.join(config.dataDir, 'files');
  const service = config.files && {
    place: placeNameOf(config.files),
    store: await openFileStore(config, { warn: () => {} }),
  };
  const manifest = await onDatabaseAsItIs(config, (connection) =>
    writeBackup({ connection, files, secrets, to, ...(service && { service }) }),
  );
  const stays = service ? `\nThe documents at ${service.place} are not in it: keep copies of them there.` : '';
  const said = `${path.resolve(to)} holds everything as it was at ${manifest.takenAt}: ${summaryOf(manifest)}.${stays}
Keep the master key of today elsewhere: it is not in the backup, and nothing can be restored without it.`;
  const fault = faultOf(manifest, files);
  return fault === undefined ? { said, isWell: true } : { said: `${said}\n${fault}`, isWell: false };
});

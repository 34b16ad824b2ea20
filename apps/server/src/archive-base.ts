import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './operator-command.ts';
import { onDatabaseAsItIs } from './own-database.ts';
import { clearArchive, writeBase } from './platform/archive/write-base.ts';
import { sealingOf } from './platform/backup/key.ts';
import { counted } from './platform/backup/summary.ts';
import { ConfigError } from './platform/config-error.ts';

const usage = 'Write: npm run archive:base, or npm run archive:base -- --keep 7 (base copies, the newest).';

/** How many base copies stay. @throws ConfigError with the usage. */
const keepAsked = (): number => {
  try {
    const { values } = parseArgs({ options: { keep: { type: 'string', default: '2' } } });
    if (/^[1-9]\d{0,3}$/.test(values.keep)) return Number(values.keep);
  } catch {
    // Another option: there is none.
  }
  throw new ConfigError(usage);
};

// Copies PostgreSQL's own files into the archive, also while the server runs, and clears what only older copies need.
await runCommand(async (config) => {
  const keep = keepAsked();
  const { archiveDir: archive } = config;
  if (!archive) throw new ConfigError('ARCHIVE_DIR is not set: docs/operating.md, "To a point in time".');
  const files = path.join(config.dataDir, 'files');
  const secrets = sealingOf(config);
  const base = await onDatabaseAsItIs(config, (connection) => writeBase({ connection, archive, files, secrets }));
  const cleared = await clearArchive({ archive, files }, keep);
  const said = `${archive} leads to any instant from ${base.takenAt} on, and to earlier ones where older base copies are kept.
Cleared: older base copies: ${cleared.bases}, ${counted(cleared.wal, 'file')} of the log, ${counted(cleared.documents, 'document')}.`;
  return { said, isWell: true };
});

import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { flushTree, writeContent } from '../backup/files.ts';
import type { Sealing } from '../backup/key.ts';
import { sealedWords } from '../backup/manifest.ts';
import { isFull, readMigration, requireKeys } from '../backup/write-backup.ts';
import { ConfigError } from '../config-error.ts';
import { claimArchive, partsOf } from './archive-folder.ts';
import { readHistory } from './archive-state.ts';
import { clearDocuments, copyDocuments, documentsIn } from './archived-documents.ts';
import { requireArchiving, withBaseBackup } from './base-backup.ts';
import { type BaseCopy, baseFile, baseFormat, listBases } from './base-copies.ts';
import { clearWal } from './wal-files.ts';

interface Needs {
  /** A user that may replicate. */
  readonly connection: pg.ClientConfig;
  readonly archive: string;
  /** Where documents lie. */
  readonly files: string;
  readonly secrets: Sealing;
}

const readStart = async (client: pg.Client): Promise<Pick<BaseCopy, 'firstWal' | 'segmentBytes' | 'postgres'>> => {
  const { rows } = await client.query(
    `select pg_walfile_name(pg_current_wal_lsn()) as "firstWal", current_setting('server_version') as postgres,
       (select setting::int from pg_settings where name = 'wal_segment_size') as "segmentBytes"`,
  );
  return rows[0];
};
const readNow = async (client: pg.Client): Promise<string> =>
  (await client.query(`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`))
    .rows[0].now;

const compressed = (content: Readable): Readable => {
  const gzip = createGzip({ level: 1 });
  content.once('error', (error) => gzip.destroy(error));
  return content.pipe(gzip);
};

const writeInto = async (folder: string, client: pg.Client, needs: Needs): Promise<BaseCopy> => {
  const { connection, archive, files, secrets } = needs;
  await requireArchiving(client);
  const migration = await readMigration(client);
  await requireKeys(client, secrets);
  const history = await readHistory(client);
  claimArchive(archive, history);
  // The copy begins at a checkpoint that lies here or later.
  const start = await readStart(client);
  const tar = await withBaseBackup(connection, client, (content) =>
    writeContent(folder, 'base.tar.gz', compressed(content)),
  );
  const takenAt = await readNow(client);
  const documents = await documentsIn(files);
  await copyDocuments(files, partsOf(archive).files, documents);
  const sealed = secrets.seal(sealedWords);
  const base: BaseCopy = { format: baseFormat, takenAt, ...start, history, migration, sealed, tar, documents };
  await fs.writeFile(path.join(folder, baseFile), JSON.stringify(base), { mode: 0o600, flush: true });
  return base;
};

/**
 * Makes a base copy in the archive while the server works: PostgreSQL's own files, and the documents. It has another name until it is whole.
 * @throws ConfigError when the log is not archived, the archive is of another database, or the disk is full.
 */
export const writeBase = async (needs: Needs): Promise<BaseCopy> => {
  const { bases } = partsOf(needs.archive);
  const scratch = path.join(bases, `incomplete-${process.pid}`);
  const client = new pg.Client(needs.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await fs.mkdir(scratch, { recursive: true, mode: 0o700 });
    const base = await writeInto(scratch, client, needs);
    await fs.rename(scratch, path.join(bases, base.takenAt.replaceAll(':', '')));
    await flushTree(bases);
    return base;
  } catch (error) {
    await fs.rm(scratch, { recursive: true, force: true });
    if (isFull(error)) throw new ConfigError(`The disk of ${needs.archive} is full: no base copy was made.`);
    throw error;
  } finally {
    await client.end();
  }
};

/** Keeps so many base copies, the newest, and clears what only older ones need. */
export const clearArchive = async (
  { archive, files }: Pick<Needs, 'archive' | 'files'>,
  keep: number,
): Promise<{ readonly bases: number; readonly wal: number; readonly documents: number }> => {
  const all = await listBases(archive);
  const old = all.slice(0, -keep);
  const oldest = all.at(-keep) ?? all[0];
  for (const { folder } of old) await fs.rm(folder, { recursive: true, force: true });
  if (!oldest) return { bases: 0, wal: 0, documents: 0 };
  const wal = await clearWal(archive, oldest.base);
  return { bases: old.length, wal, documents: await clearDocuments(files, archive, oldest.base) };
};

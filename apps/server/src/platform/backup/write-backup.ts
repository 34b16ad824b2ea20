import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ConfigError } from '../config-error.ts';
import type { FileStore } from '../files/file-store.ts';
import { migrationOf } from '../migrate.ts';
import { Refusal } from '../refusal.ts';
import { copyOut } from './copy.ts';
import { copyFiles, flushFolder, flushTree, writeContent } from './files.ts';
import type { Sealing } from './key.ts';
import { format, type Manifest, type Service, sealedWords, writeManifest } from './manifest.ts';
import { type KeptDocument, keptDocuments, withoutFile } from './missing-documents.ts';
import { sizesOf, writeServiceList } from './service-list.ts';
import { listSequences, listTables, outOf, plainText } from './table.ts';

interface Needs {
  /** With the rights of the database's owner. */
  readonly connection: pg.ClientConfig;
  /** Where documents lie. */
  readonly files: string;
  readonly secrets: Sealing;
  /** The folder that becomes the backup. */
  readonly to: string;
  /** Where documents lie at a service: they stay there, and are listed. */
  readonly service?: { readonly place: string; readonly store: Pick<FileStore, 'sizes'> };
}

/** The version of the schema. @throws ConfigError when it cannot be restored. */
export const readMigration = async (client: pg.Client): Promise<Manifest['migration']> => {
  const { rows: found } = await client.query(`select where to_regprocedure('ledger.xid_shift()') is not null`);
  if (found.length === 0)
    throw new ConfigError('The database has no Balcão of this version in it: start the server on it once.');
  const { rows } = await client.query<{ at: string }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  const madeAt = Number(rows[0]?.at);
  const name = migrationOf(madeAt);
  if (name === undefined) throw new ConfigError('The database is of a newer version of Balcão: back it up with that.');
  return { name, madeAt };
};

/** A backup is useless without the keys of its sealed values: these must be the right ones. @throws ConfigError when one is missing. */
export const requireKeys = async (client: pg.Client, secrets: Sealing): Promise<void> => {
  const { rows: found } = await client.query(`select where to_regclass('sealing_key') is not null`);
  const everyKey = found.length > 0 ? 'union all select sealed_hash_key from sealing_key' : '';
  const { rows } = await client.query<{ sealed: string | null }>(
    `select sealed_private_key as sealed from platform_key ${everyKey}`,
  );
  try {
    for (const { sealed } of rows) if (sealed !== null) secrets.open(sealed);
  } catch {
    throw new ConfigError(
      'MASTER_KEY is not the key of this database, or lacks one of its keys: not all that is sealed could be read again.',
    );
  }
};

/** One snapshot of the whole database: writers do not wait; changes of the schema wait for its end. */
const beginPicture = async (client: pg.Client): Promise<void> => {
  await client.query(plainText);
  const tables = await listTables(client);
  await client.query('begin isolation level repeatable read read only');
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);
};

type Head = Pick<Manifest, 'takenAt' | 'postgres' | 'nextXid'>;
const readHead = async (client: pg.Client): Promise<Head> => {
  const { rows } = await client.query<Head>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt", current_setting('server_version') as postgres,
       (pg_snapshot_xmax(pg_current_snapshot())::text::bigint + ledger.xid_shift())::text as "nextXid"`,
  );
  return rows[0] as Head;
};

const writeTables = async (client: pg.Client, folder: string): Promise<Manifest['tables']> => {
  const written: Manifest['tables'][number][] = [];
  for (const table of await listTables(client)) {
    const { content, rows } = copyOut(client, outOf(table));
    const file = await writeContent(folder, `tables/${table.name.replaceAll('"', '')}.copy`, content);
    written.push({ ...table, ...file, rows: await rows });
  }
  return written;
};

/**
 * The documents at the storage service that the database refers to; undefined where it does not answer, since the database is worth a backup all the
 * same.
 */
const listService = async (
  { place, store }: NonNullable<Needs['service']>,
  folder: string,
  kept: readonly KeptDocument[],
): Promise<{ readonly service: Service; readonly missing: readonly string[] }> => {
  const sizes = await sizesOf(store, kept).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!sizes) return { service: { place, list: null }, missing: [] };
  const list = await writeServiceList(folder, kept, sizes);
  return { service: { place, list }, missing: kept.map(({ id }) => id).filter((id) => !sizes.has(id)) };
};

const writeAll = async (needs: Needs, folder: string): Promise<Manifest> => {
  const { connection, files, secrets, service } = needs;
  const client = new pg.Client({ ...connection, application_name: 'balcao-backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await beginPicture(client);
    const migration = await readMigration(client);
    await requireKeys(client, secrets);
    const head = await readHead(client);
    const tables = await writeTables(client, folder);
    const sequences = await listSequences(client);
    const kept = await keptDocuments(client);
    await client.query('commit');
    // After the rows: every document that they speak of is on the disk before its row says so.
    const copied = await copyFiles(files, path.join(folder, 'files'));
    const contents = copied.map(({ path: name, ...rest }) => ({ path: `files/${name}`, ...rest }));
    const listed = service ? await listService(service, folder, kept) : { missing: withoutFile(kept, contents) };
    // One that was deleted meanwhile is not kept any more either.
    const isKept = new Set((await keptDocuments(client)).map(({ id }) => id));
    const missing = listed.missing.filter((id) => isKept.has(id));
    const sealed = secrets.seal(sealedWords);
    return { format, ...head, migration, sealed, tables, sequences, files: contents, ...listed, missing };
  } finally {
    await client.end();
  }
};

export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String((error as NodeJS.ErrnoException).code));

/**
 * Copies database and documents into a new folder while the server works. It has another name until it is whole, so that half a backup
 * is never taken for one. Only the account that runs this may read it: it holds names and addresses of people.
 * @throws ConfigError when the folder is there already, when the disk is full, when there is nothing to back up.
 */
export const writeBackup = async (needs: Needs): Promise<Manifest> => {
  const to = path.resolve(needs.to);
  if (await fs.stat(to).catch(() => undefined)) throw new ConfigError(`${to} is there already: name a new folder.`);
  const scratch = `${to}.incomplete-${process.pid}`;
  try {
    await fs.mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await fs.mkdir(scratch, { mode: 0o700 });
    const manifest = await writeAll(needs, scratch);
    await writeManifest(scratch, manifest);
    await flushTree(scratch);
    await fs.rename(scratch, to);
    await flushFolder(path.dirname(to));
    return manifest;
  } catch (error) {
    await fs.rm(scratch, { recursive: true, force: true });
    if (isFull(error))
      throw new ConfigError(`The disk of ${to} is full, or takes no file so large: no backup was made.`);
    throw error;
  }
};

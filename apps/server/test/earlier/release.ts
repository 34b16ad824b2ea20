import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { loadTables } from '../../src/platform/backup/load-tables.ts';
import { type Manifest, readManifest, verifyContents } from '../../src/platform/backup/manifest.ts';
import { plainText } from '../../src/platform/backup/table.ts';
import { makeJobTables } from '../../src/platform/job-tables.ts';
import { readMasterKeys } from '../../src/platform/master-keys.ts';
import { databaseAfter } from '../earlier-database.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { unpack } from './packed.ts';

/** The releases whose data is kept, each by its newest migration, oldest first. */
export const releases: readonly string[] = fs
  .readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.br'))
  .map((name) => path.basename(name, '.br'))
  .sort();

/** The data of a release, unpacked. */
export interface KeptData {
  readonly folder: string;
  readonly manifest: Manifest;
  /** When each migration was made that had run, oldest first. */
  readonly migrations: readonly number[];
  readonly remove: () => void;
}

/** Unpacks the data of a release and compares it with its hashes; `remove` it in afterAll. */
export const readRelease = async (name: string): Promise<KeptData> => {
  const folder = scratchFolder('balcao-release-');
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true });
  unpack(path.join(import.meta.dirname, `${name}.br`), folder);
  const manifest = await readManifest(folder);
  await verifyContents(folder, manifest);
  const migrations = JSON.parse(fs.readFileSync(path.join(folder, 'migrations.json'), 'utf8')) as number[];
  return { folder, manifest, migrations, remove };
};

/** A release with its data, on the migrations of today. */
export interface Upgraded {
  readonly manifest: Manifest;
  /** With the rights of the owner; the tables as they were lie in the schema `earlier`, named as in the manifest. */
  readonly client: pg.Client;
  readonly config: pg.ClientConfig;
  /** The product of today on it, at the instant at which the data was kept. */
  readonly open: () => Promise<TestApp>;
  readonly drop: () => Promise<void>;
}

/** How the copy of a table of then is called. */
export const copyOf = (table: string): string => `earlier."${table.replaceAll('"', '')}"`;

const hasShift = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regprocedure('ledger.xid_shift()') is not null as found`,
  );
  return rows[0]?.found === true;
};

/** Fills the schema of then, and keeps a copy of each table. */
const fill = async (client: pg.Client, { folder, manifest }: KeptData): Promise<void> => {
  const isShifted = await hasShift(client);
  await client.query(plainText);
  await client.query('begin');
  await loadTables(client, folder, manifest);
  // Before backups there was none: the migration that brings it finds none either.
  if (!isShifted) await client.query('drop function ledger.xid_shift()');
  await client.query('create schema earlier');
  for (const { name } of manifest.tables) await client.query(`create table ${copyOf(name)} as table ${name}`);
  await client.query('commit');
};

/** The sandbox's clock, set to a minute after the data was kept: what was young then is young still. */
const setClock = (client: pg.Client, takenAt: string): Promise<unknown> => {
  const ahead = Math.round((Date.parse(takenAt) - Date.now()) / 1_000) + 60;
  return client.query(
    `insert into sandbox_setting (name, value) values ('clock', to_jsonb($1::int))
     on conflict (name) do update set value = excluded.value`,
    [ahead],
  );
};

/** Brings the data of a release into a database as it was then, and that to the version of today; `drop` it in afterAll. */
export const upgradeRelease = async (name: string): Promise<Upgraded> => {
  const data = await readRelease(name);
  const { manifest, folder } = data;
  const { client, database, goOn, drop } = await databaseAfter(name);
  await makeJobTables(database.config);
  await fill(client, data);
  await goOn();
  // Where backups were unknown the database stayed where it was, and its PostgreSQL counted on.
  await client.query(`create or replace function ledger.xid_shift() returns bigint language sql immutable
    as $$ select ${BigInt(manifest.nextXid)}::bigint $$`);
  await setClock(client, manifest.takenAt);
  const masterKeys = readMasterKeys(fs.readFileSync(path.join(folder, 'master.key'), 'utf8'), 'MASTER_KEY');
  return {
    manifest,
    client,
    config: database.config,
    open: () => openTestApp({ dataDir: folder, masterKeys }, database),
    drop: async () => {
      await drop();
      data.remove();
    },
  };
};

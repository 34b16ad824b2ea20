import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/** The migrations up to and with the named one, in a folder of their own. */
const folderUpTo = (last: string): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-migrations-'));
  fs.cpSync(migrationsFolder, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(fs.readFileSync(journal, 'utf8'));
  const kept = entries.slice(0, entries.findIndex(({ tag }: { tag: string }) => tag === last) + 1);
  fs.writeFileSync(journal, JSON.stringify({ ...rest, entries: kept }));
  return folder;
};

/** The name of the migration that was made at this time, as the database remembers it; undefined when this version has none. */
export const migrationOf = (madeAt: number): string | undefined => {
  const { entries } = JSON.parse(fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: readonly { readonly when: number; readonly tag: string }[];
  };
  return entries.find(({ when }) => when === madeAt)?.tag;
};

/** Brings the schema up to date on a connection that holds the lock below, or only as far as the migration of that name. */
export const migrateOn = async (client: pg.Client, last?: string): Promise<void> => {
  const folder = last === undefined ? migrationsFolder : folderUpTo(last);
  try {
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    if (last !== undefined) fs.rmSync(folder, { recursive: true });
  }
};

/**
 * Connects and holds the lock of migrations while `work` runs: no other process changes the schema meanwhile, and a server that starts
 * waits.
 */
export const underMigrationLock = async <T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ ...connection, application_name: 'balcao-migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('balcao:migrate'))");
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Brings the schema up to date, once, by the process that starts first: an advisory lock makes other processes wait, a lock time-out keeps a
 * migration from holding up a version that still serves.
 */
export const migrate = (connection: pg.ClientConfig): Promise<void> =>
  underMigrationLock(connection, async (client) => {
    await client.query("set lock_timeout = '3s'");
    await migrateOn(client);
  });

import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/**
 * Brings the schema up to date, once, whoever starts first (promise D4): an advisory lock makes other processes wait, a lock
 * time-out keeps a migration from holding up a version that still serves.
 */
export const migrate = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client({ ...connection, application_name: 'balcao-migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('balcao:migrate'))");
    await client.query("set lock_timeout = '3s'");
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};

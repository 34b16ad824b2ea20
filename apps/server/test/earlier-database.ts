import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrate } from '../src/platform/migrate.ts';
import { freshDatabase } from './database.ts';

const migrations = path.resolve(import.meta.dirname, '../migrations');

/** A database as an earlier version of the product left it. */
export interface EarlierDatabase {
  readonly client: pg.Client;
  /** Runs all migrations that came later. */
  readonly goOn: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** An empty database as it was after the migration of that name; `drop` it in afterAll. */
export const databaseAfter = async (last: string): Promise<EarlierDatabase> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-migrations-'));
  fs.cpSync(migrations, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(fs.readFileSync(journal, 'utf8'));
  const kept = entries.slice(0, entries.findIndex(({ tag }: { tag: string }) => tag === last) + 1);
  fs.writeFileSync(journal, JSON.stringify({ ...rest, entries: kept }));
  const database = await freshDatabase('template0');
  const client = new pg.Client(database.config);
  await client.connect();
  await runMigrations(drizzle(client), { migrationsFolder: folder });
  fs.rmSync(folder, { recursive: true });
  return {
    client,
    goOn: () => migrate(database.config),
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
};

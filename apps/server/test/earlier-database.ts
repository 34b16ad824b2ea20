import pg from 'pg';
import { migrate, migrateOn } from '../src/platform/migrate.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';

/** A database as an earlier version of the product left it. */
export interface EarlierDatabase {
  readonly client: pg.Client;
  readonly database: FreshDatabase;
  /** Runs all migrations that came later. */
  readonly goOn: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** An empty database as it was after the migration of that name; `drop` it in afterAll. */
export const databaseAfter = async (last: string): Promise<EarlierDatabase> => {
  const database = await freshDatabase('template0');
  const client = new pg.Client(database.config);
  await client.connect();
  await migrateOn(client, last);
  return {
    client,
    database,
    goOn: () => migrate(database.config),
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
};

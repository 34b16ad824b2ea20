import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { until } from '../../../test/until.ts';
import { keptTables, startOver } from './start-over.ts';

let database: FreshDatabase;
const clients: pg.Client[] = [];
const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client(database.config);
  clients.push(client);
  await client.connect();
  return client;
};
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await database.drop();
});

describe('starting over', () => {
  it('gets its way also when somebody who is still at work waits for it in a ring', async () => {
    const worker = await connect();
    const onlooker = await connect();
    const { rows } = await onlooker.query<{ tablename: string; name: string }>(
      `select tablename, format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const emptied = rows.filter(({ tablename }) => !keptTables.has(tablename));
    const [first, last] = [emptied.at(0)?.name, emptied.at(-1)?.name];
    await worker.query('begin');
    await worker.query(`lock table ${last} in row exclusive mode`);
    const done = startOver(database.config);
    await until(
      () =>
        onlooker.query(
          `select from pg_locks where not granted and mode = 'AccessExclusiveLock' and database = (select oid from pg_database where datname = current_database())`,
        ),
      ({ rowCount }) => rowCount === 1,
    );
    await worker.query(`select from ${first}`);
    await worker.query('commit');
    await expect(done).resolves.toBeUndefined();
  });
});

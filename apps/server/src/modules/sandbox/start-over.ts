import pg from 'pg';
import { sqlStateOf } from '../../platform/db.ts';

/** What survives: keys that documentation and demo servers know the platform by, and when banks are closed and payments settle. */
export const keptTables = new Set([
  'sealing_key',
  'platform_key',
  'platform_authority',
  'bank_holiday',
  'settlement_cycle',
]);

/** A transaction that still writes while all tables are locked one after another may deadlock with it. */
const deadlock = '40P01';
const triesAtMost = 10;

/**
 * Empties every table. Needs the rights of the owner: the ledger refuses to be emptied by the server's own role, and refuses
 * everyone until its guards are taken down; they are up again when this ends, also when it fails.
 */
export const startOver = async (connection: pg.ClientConfig): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await emptyAll(connection);
    } catch (error) {
      if (tries >= triesAtMost || sqlStateOf(error) !== deadlock) throw error;
    }
  }
};

const emptyAll = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ schemaname: string; tablename: string }>(
      `select schemaname, tablename from pg_tables where schemaname in ('public', 'ledger') or (schemaname, tablename) = ('pgboss', 'job')`,
    );
    const names = rows
      .filter(({ tablename }) => !keptTables.has(tablename))
      .map(
        ({ schemaname, tablename }) => `${client.escapeIdentifier(schemaname)}.${client.escapeIdentifier(tablename)}`,
      );
    for (const table of ['journal', 'entry'])
      await client.query(`alter table ledger.${table} disable trigger append_only_whole`);
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of ['journal', 'entry'])
      await client.query(`alter table ledger.${table} enable trigger append_only_whole`);
    await client.query('commit');
  } finally {
    await client.end();
  }
};

/** Fresh tables have no statistics, and the first plans would be made for empty ones (measured: twice as slow for minutes). */
export const analyse = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('analyze');
  } finally {
    await client.end();
  }
};

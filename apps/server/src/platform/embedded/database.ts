import pg from 'pg';
import type { Embedded } from './embedded.ts';

/** Creates the database unless it is there. */
export const ensureDatabase = async (embedded: Pick<Embedded, 'config'>, name: string): Promise<void> => {
  const client = new pg.Client(embedded.config());
  client.on('error', () => {}); // A lost connection rejects the query below; without a listener it would end the process.
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};

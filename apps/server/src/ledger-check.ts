import path from 'node:path';
import pg from 'pg';
import { readConfig } from './config.ts';
import { openDatabase, runningDatabase } from './database.ts';
import { migrate } from './platform/migrate.ts';

// Recomputes the ledger from its entries and prints what should be zero, also while the server runs (promise M1).
const config = readConfig(process.env, path.resolve(import.meta.dirname, '../../..'));

const read = async (connection: pg.ClientConfig): Promise<Record<string, number>> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query('select * from ledger.proof');
    return Object.fromEntries(Object.entries(rows[0] as object).map(([name, value]) => [name, Number(value)]));
  } finally {
    await client.end();
  }
};

const readOpening = async (): Promise<Record<string, number>> => {
  const database = await openDatabase(config, () => {});
  try {
    await migrate(database.connection);
    return await read(database.connection);
  } finally {
    await database.close();
  }
};

const running = runningDatabase(config);
const proof = running ? await read(running).catch(readOpening) : await readOpening();
process.stdout.write(`${JSON.stringify(proof)}\n`);
process.exitCode = Object.values(proof).every((figure) => figure === 0) ? 0 : 1;

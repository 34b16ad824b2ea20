import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** A connection to the database of the server under test, for states that cannot be reached by clicking. */
export const openDatabase = async (): Promise<pg.Client> => {
  const address = fs.readFileSync(path.join(process.env.E2E_DATA ?? '', 'database.url'), 'utf8');
  const client = new pg.Client(address);
  await client.connect();
  return client;
};

import pg from 'pg';
import { check } from './check.ts';

// Recomputes the ledger from its entries and prints what should be zero (promise M1).
await check(async (connection) => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query('select * from ledger.proof');
    return Object.fromEntries(Object.entries(rows[0] as object).map(([name, value]) => [name, Number(value)]));
  } finally {
    await client.end();
  }
});

import pg from 'pg';
import { check } from './check.ts';
import { recountLedger } from './modules/ledger/ledger-recount.service.ts';
import { txOn } from './platform/db.ts';

const isFull = process.argv.includes('--full');

/** Everything that a night's proof looks at, on one picture of the database. */
const recount = async (client: pg.Client): Promise<object> => {
  await client.query('begin isolation level repeatable read read only');
  const { figures } = await recountLedger(txOn(client));
  return figures;
};

// Recomputes the ledger from its entries and prints what should be zero (promise M1); with `--full`, also what the records of
// orders, refunds and payments put aside say of it, and whether the closed days are as they were closed.
await check(async (connection) => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const figures = isFull ? await recount(client) : (await client.query('select * from ledger.proof')).rows[0];
    return Object.fromEntries(Object.entries(figures as object).map(([name, value]) => [name, Number(value)]));
  } finally {
    await client.end();
  }
});

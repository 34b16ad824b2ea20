import pg from 'pg';
import { createAccountNames } from './modules/account/account-names.service.ts';
import { recountLedger } from './modules/ledger/ledger-recount.service.ts';
import { createLogService } from './modules/log/log.service.ts';
import { adminMaskFor } from './modules/member/admin-mask.service.ts';
import { openDb, txOn } from './platform/db.ts';

/** Figures by their names; each is zero where nothing is wrong. */
export type Figures = Readonly<Record<string, number>>;

/** Everything that a night's proof looks at, on one picture of the database. */
const recount = async (client: pg.Client): Promise<object> => {
  await client.query('begin isolation level repeatable read read only');
  const { figures } = await recountLedger(txOn(client));
  return figures;
};

/** What of the ledger is wrong, recomputed from its entries; `isFull` also looks at orders, refunds and closed days. */
export const ledgerFigures = async (connection: pg.ClientConfig, isFull: boolean): Promise<Figures> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const figures = isFull ? await recount(client) : (await client.query('select * from ledger.proof')).rows[0];
    return Object.fromEntries(Object.entries(figures as object).map(([name, value]) => [name, Number(value)]));
  } finally {
    await client.end();
  }
};

/** What of the activity log is wrong: every team's lines, read against their seals. */
export const logFigures = async (connection: pg.ClientConfig): Promise<Figures> => {
  const db = openDb(connection, 1);
  try {
    return { ...(await createLogService({ db, names: createAccountNames(), maskFor: adminMaskFor }).prove()) };
  } finally {
    await db.$client.end();
  }
};

import { setTimeout as pause } from 'node:timers/promises';
import { signedHeaders } from '@balcao/sdk/open-signing';
import type pg from 'pg';
import { settledOrders } from '../apps/server/test/settled-orders.ts';
import { callAtOnce } from './callers.ts';
import { perSecond, seconds, spread } from './figures.ts';
import { type Installation, openInstallation } from './installation.ts';
import { addMerchants, type Merchant, type SignedCall } from './merchants.ts';
import type { Options } from './options.ts';
import { openHttp } from './pay-calls.ts';
import { processorOf } from './processor.ts';
import type { Row } from './table.ts';

const refunds = 10_000;
const limitSeconds = 60;
const callers = 32;
const pollMs = 100;
const path = '/open/v3.0/refund';

/** One refund of a part of each order, signed before the clock runs: that is the work of the merchant's server. */
const signRefunds = (merchant: Merchant): SignedCall[] => {
  const sign = signedHeaders({ ...merchant, now: () => new Date() });
  return Array.from({ length: refunds }, (_, index) => {
    const merchantRefundNumber = `R-${index}`;
    const body = JSON.stringify({
      merchantOrderNumber: `D-${index}`,
      merchantRefundNumber,
      amount: 3_000,
      reason: 'Não veio',
    });
    const key = { 'idempotency-key': merchantRefundNumber, 'content-type': 'application/json' };
    return { path, headers: { ...sign({ method: 'POST', target: path, body }), ...key }, body };
  });
};

const untilDone = async (client: pg.Client): Promise<void> => {
  const done = `select count(*)::int as done from refund where status = '02'`;
  const end = performance.now() + 600_000;
  for (;;) {
    const { rows } = await client.query<{ done: number }>(done);
    if (rows[0]?.done === refunds) return;
    if (performance.now() > end) throw new Error(`${rows[0]?.done} of ${refunds} refunds are done after ten minutes`);
    await pause(pollMs);
  }
};
const deadlocksIn = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
};

const run = async ({ server, laidOut, connect }: Installation<Merchant>, say: Options['say']) => {
  const client = await connect();
  await client.query('vacuum analyze');
  const http = await openHttp(server.url, callers);
  const calls = signRefunds(laidOut);
  const pid = server.child.pid ?? 0;
  const used = processorOf(pid);
  const from = performance.now();
  let refused = 0;
  const asked = await callAtOnce(callers, refunds, async (index) => {
    const { headers, body } = calls[index] as SignedCall;
    await http.post(path, headers, body).catch((error: Error) => {
      refused += 1;
      say(`refunds: ${error.message}`);
    });
  });
  const askedSeconds = (performance.now() - from) / 1000;
  say(`refunds: asked in ${seconds(askedSeconds)}, ${refused} refused`);
  await untilDone(client);
  const took = (performance.now() - from) / 1000;
  const now = processorOf(pid);
  const cores = { server: now.server - used.server, database: now.database - used.database };
  const { rows } = await client.query<Record<string, number>>('select * from ledger.proof');
  const apart = Object.values(rows[0] ?? {}).filter((figure) => Number(figure) !== 0).length;
  if (apart > 0) throw new Error(`the ledger does not agree: ${JSON.stringify(rows[0])}`);
  const deadlocks = await deadlocksIn(client);
  http.close();
  await client.end();
  return { asked, askedSeconds, refused, took, cores, deadlocks };
};

/** Ten thousand refunds of one merchant at once, out of its available money: from the first question until the last is done. */
export const measureRefunds = async ({ say }: Options): Promise<Row[]> => {
  const installation = await openInstallation(async (services, platform) => {
    const [merchant] = await addMerchants(services, platform, 1);
    if (!merchant) throw new Error('there is no merchant');
    await settledOrders(services, platform, merchant, { count: refunds, amount: 10_000, prefix: 'D' });
    return merchant;
  });
  try {
    const { asked, askedSeconds, refused, took, cores, deadlocks } = await run(installation, say);
    const used = cores.server + cores.database;
    return [
      {
        what: `${refunds.toLocaleString('en-US')} refunds of one merchant out of its available money, ${callers} callers, until the last is done`,
        ours: `${seconds(took)} (asked in ${seconds(askedSeconds)}, ${spread(asked.latencies)}), ${perSecond(refunds / took)}, ${refused} refused, ${deadlocks} deadlocks`,
        against: `processor: server ${seconds(cores.server)}, PostgreSQL ${seconds(cores.database)}`,
        ratio: `${((took / limitSeconds) * 100).toFixed(0)} % of the goal, ${(took / used).toFixed(2)} s for each second of processor`,
        goal: '≤ 60 s, none refused',
      },
    ];
  } finally {
    await installation.close();
  }
};

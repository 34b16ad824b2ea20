import { setTimeout as pause } from 'node:timers/promises';
import { advanceClock } from '@balcao/contract/sandbox';
import { createBearerCaller } from '@balcao/sdk/member';
import type pg from 'pg';
import { megabytes, seconds } from './figures.ts';
import { openDemo } from './installation.ts';
import type { Options } from './options.ts';
import { addOrders } from './order-rows.ts';
import { residentOf } from './resident.ts';
import type { Row } from './table.ts';

const rows = 1_000_000;
const limitSeconds = 120;
const pollMs = 500;

const isDue = `select from "order" where merchant_id = $1 and settles_at < now() + interval '2 hours' limit 1`;
const anyLeft = async (client: pg.Client, merchantId: string): Promise<boolean> =>
  (await client.query(isDue, [merchantId])).rows.length > 0;

/** A day with a million orders of one merchant, from the instant at which they are due until the last is settled. */
export const measureSettlement = async ({ say }: Options): Promise<Row[]> => {
  const demo = await openDemo();
  const client = await demo.connect();
  try {
    say(`settlement: laying out ${rows.toLocaleString('en-US')} orders`);
    await addOrders(client, demo.merchantId, demo.merchantNumber, rows);
    const pid = demo.server.child.pid ?? 0;
    const before = residentOf(pid);
    const seen = [before];
    // Due in an hour, so that PostgreSQL has tidied up when it is: as after a day in which they came one by one.
    const { rowCount: orders } = await client.query(
      `update "order" set settles_at = date_trunc('hour', now()) + interval '1 hour' where merchant_id = $1 and status = '02'
         and settles_at is null and settled_net = 0 and merchant_order_number like 'BENCH-%'`,
      [demo.merchantId],
    );
    await client.query('vacuum analyze "order"');
    const began = performance.now();
    const caller = createBearerCaller({
      baseUrl: demo.server.url,
      send: fetch,
      token: () => demo.token,
      language: () => 'pt-BR',
      timeZone: () => 'America/Sao_Paulo',
    });
    await caller(advanceClock, { body: { advanceSeconds: 3_600 } });
    while (await anyLeft(client, demo.merchantId)) {
      seen.push(residentOf(pid));
      await pause(pollMs);
    }
    const took = (performance.now() - began) / 1000;
    const { rows: settled } = await client.query<{ apart: string }>(
      `select (select sum(net) from settlement where merchant_id = $1) - (select sum(net) from settlement_item where merchant_id = $1) as apart`,
      [demo.merchantId],
    );
    if (Number(settled[0]?.apart) !== 0) throw new Error('the settlements are not the sum of their orders');
    return [
      {
        what: `settlement of a day with ${(orders ?? 0).toLocaleString('en-US')} orders of one merchant`,
        ours: seconds(took),
        against: seconds(limitSeconds),
        ratio: `${((took / limitSeconds) * 100).toFixed(0)} % of the goal`,
        goal: '≤ 120 s',
      },
      {
        what: 'memory of the server meanwhile',
        ours: `${megabytes(Math.min(...seen))} to ${megabytes(Math.max(...seen))}`,
        against: `${megabytes(before)} before`,
        ratio: `+${megabytes(Math.max(...seen) - before)}`,
        goal: '± 100 MB',
      },
    ];
  } finally {
    await client.end();
    await demo.close();
  }
};

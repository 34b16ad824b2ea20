import { getFigures } from '@balcao/contract/dashboard';
import { pathOf } from '@balcao/contract/endpoint';
import type pg from 'pg';
import { Pool } from 'undici';
import { callAtOnce } from './callers.ts';
import { quantile, spread, times } from './figures.ts';
import { forgetLimits, openDemo } from './installation.ts';
import type { Options } from './options.ts';
import { addOrders } from './order-rows.ts';
import type { Row } from './table.ts';

const asked = 200;
const neighbours = 9;
const query = 'period=days30';

interface Shop extends Awaited<ReturnType<typeof openDemo>> {
  readonly rows: number;
  readonly client: pg.Client;
  readonly ask: () => Promise<{ amount: number; count: number }>;
  readonly end: () => Promise<void>;
}

/** Orders of teams that only take up room, in the same tables. */
const addNeighbours = async (client: pg.Client, rows: number): Promise<void> => {
  for (let index = 1; index <= neighbours; index += 1)
    await addOrders(client, `00000000-0000-4000-8000-00000000000${index}`, `90000000000${index}`, rows);
};

const openShop = async (rows: number, { say, tenMillion }: Options): Promise<Shop> => {
  const demo = await openDemo();
  const client = await demo.connect();
  say(`dashboard: laying out ${rows.toLocaleString('en-US')} rows`);
  await addOrders(client, demo.merchantId, demo.merchantNumber, rows);
  if (tenMillion) await addNeighbours(client, rows);
  await client.query('select fold_sales(2147483647)');
  await client.query('vacuum analyze sales_rollup, goods_rollup, sales_delta');
  const pool = new Pool(demo.server.url, { connections: 1, pipelining: 1 });
  const headers = { authorization: `Bearer ${demo.token}`, 'time-zone': 'America/Sao_Paulo' };
  const limited = forgetLimits(client);
  return {
    ...demo,
    rows,
    client,
    ask: async () => {
      const answer = await pool.request({ method: 'GET', path: `${pathOf(getFigures)}?${query}`, headers });
      const text = await answer.body.text();
      const { data } = JSON.parse(text) as { data: { now?: { amount: number; count: number } } };
      if (answer.statusCode !== 200 || !data.now?.count) throw new Error(text.slice(0, 200));
      return data.now;
    },
    end: async () => {
      await pool.close();
      await limited();
      await client.end();
      await demo.close();
    },
  };
};

/** What a count of the orders themselves says of the same days. */
const scan = async ({ client, merchantId }: Shop): Promise<{ amount: number; count: number }> => {
  const { rows } = await client.query<{ amount: string; count: string }>(
    `select coalesce(sum(paid_amount), 0) as amount, count(*) as count from "order" where merchant_id = $1 and status = '02'
     and (completed_at at time zone 'America/Sao_Paulo')::date > (now() at time zone 'America/Sao_Paulo')::date - 30`,
    [merchantId],
  );
  return { amount: Number(rows[0]?.amount), count: Number(rows[0]?.count) };
};

const compare = async (small: Shop, large: Shop): Promise<Row> => {
  const [told, counted] = [await large.ask(), await scan(large)];
  if (told.amount !== counted.amount || told.count !== counted.count)
    throw new Error(`the dashboard says ${JSON.stringify(told)}, the orders ${JSON.stringify(counted)}`);
  const latencies: Record<'small' | 'large', number[]> = { small: [], large: [] };
  await callAtOnce(1, 20, async () => void (await Promise.all([small.ask(), large.ask()])));
  for (let turn = 0; turn < asked; turn += 1) {
    latencies.small.push(...(await callAtOnce(1, 1, async () => void (await small.ask()))).latencies);
    latencies.large.push(...(await callAtOnce(1, 1, async () => void (await large.ask()))).latencies);
  }
  const ratio = (share: number) => times(quantile(latencies.large, share) / quantile(latencies.small, share));
  return {
    what: `dashboard of 30 days through HTTP, one merchant with ${large.rows.toLocaleString('en-US')} orders, equal to a count of them`,
    ours: spread(latencies.large),
    against: `with ${small.rows.toLocaleString('en-US')}: ${spread(latencies.small)}`,
    ratio: `p50 ${ratio(0.5)}, p99 ${ratio(0.99)}`,
    goal: 'p50 ≤ 1.3×',
  };
};

/** The dashboard of a merchant with a million orders, of ten million in all if asked for, against one with ten thousand. */
export const measureDashboard = async (options: Options): Promise<Row[]> => {
  const small = await openShop(10_000, { ...options, tenMillion: false });
  try {
    const large = await openShop(1_000_000, options);
    try {
      return [await compare(small, large)];
    } finally {
      await large.end();
    }
  } finally {
    await small.end();
  }
};

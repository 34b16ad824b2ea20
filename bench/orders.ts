import { pathOf } from '@balcao/contract/endpoint';
import { listOrders } from '@balcao/contract/order';
import { totalCountedAtMost } from '@balcao/contract/page';
import type pg from 'pg';
import { Pool } from 'undici';
import { countUpTo } from '../apps/server/src/modules/order/order-list.repository.ts';
import { openDb } from '../apps/server/src/platform/db.ts';
import { callAtOnce } from './callers.ts';
import { milliseconds, quantile, spread, times } from './figures.ts';
import { forgetLimits, openDemo } from './installation.ts';
import type { Options } from './options.ts';
import { addOrders, cursorAfter } from './order-rows.ts';
import type { Row } from './table.ts';

const asked = 300;
const pageSize = 20;

type Demo = Awaited<ReturnType<typeof openDemo>>;
interface Shop extends Demo {
  readonly rows: number;
  readonly client: pg.Client;
  /** Asks for a list of orders, signed in, over a connection that stays open. */
  readonly ask: (query: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

const openShop = async (rows: number, say: Options['say']): Promise<Shop> => {
  const demo = await openDemo();
  const client = await demo.connect();
  say(`orders: laying out ${rows.toLocaleString('en-US')} rows`);
  await addOrders(client, demo.merchantId, demo.merchantNumber, rows);
  const pool = new Pool(demo.server.url, { connections: 1, pipelining: 1 });
  const headers = { authorization: `Bearer ${demo.token}` };
  const limited = forgetLimits(client);
  return {
    ...demo,
    rows,
    client,
    ask: async (query) => {
      const answer = await pool.request({ method: 'GET', path: `${pathOf(listOrders)}?${query}`, headers });
      const text = await answer.body.text();
      const { data } = JSON.parse(text) as { data: { list?: unknown[] } };
      if (answer.statusCode !== 200 || !data.list?.length) throw new Error(`${query}: ${text.slice(0, 200)}`);
    },
    end: async () => {
      await pool.close();
      await limited();
      await client.end();
      await demo.close();
    },
  };
};

/** What members ask for, at a depth that both sizes have, or at the deepest that the smaller one has. */
const questions = async ({ client, merchantId, rows }: Shop): Promise<readonly (readonly [string, string])[]> => {
  const page = Math.min(5_000, Math.floor(rows / pageSize) - 10);
  const deep = await cursorAfter(client, merchantId, page * pageSize);
  const middle = Math.floor(rows / 2);
  const found = await client.query<{ number: string }>(
    'select number from "order" where merchant_id = $1 and merchant_order_number = $2',
    [merchantId, `BENCH-${middle}`],
  );
  return [
    ['newest page', `pageSize=${pageSize}`],
    ['page 5,000 by keyset (the smaller one: its last)', `pageSize=${pageSize}&cursor=${deep}`],
    ["search by the merchant's number", `number=BENCH-${middle}`],
    ['search by our number', `number=${found.rows[0]?.number}`],
  ];
};

/** In turns, so that other load on the machine affects both. */
const compare = async (small: Shop, large: Shop): Promise<Row[]> => {
  const [ofSmall, ofLarge] = [await questions(small), await questions(large)];
  const table: Row[] = [];
  for (const [index, [what, query]] of ofLarge.entries()) {
    const smallQuery = ofSmall[index]?.[1] ?? '';
    const latencies: Record<'small' | 'large', number[]> = { small: [], large: [] };
    await callAtOnce(1, 20, async () => void (await Promise.all([small.ask(smallQuery), large.ask(query)])));
    for (let turn = 0; turn < asked; turn += 1) {
      latencies.small.push(...(await callAtOnce(1, 1, () => small.ask(smallQuery))).latencies);
      latencies.large.push(...(await callAtOnce(1, 1, () => large.ask(query))).latencies);
    }
    const ratio = (share: number) => times(quantile(latencies.large, share) / quantile(latencies.small, share));
    table.push({
      what: `orders through HTTP, ${what}, at ${large.rows.toLocaleString('en-US')} rows`,
      ours: spread(latencies.large),
      against: `at ${small.rows.toLocaleString('en-US')} rows: ${spread(latencies.small)}`,
      ratio: `p50 ${ratio(0.5)}, p99 ${ratio(0.99)}`,
      goal: 'p50 ≤ 1.5×, p99 ≤ 2×',
    });
  }
  return table;
};

const countTotals = async ({ socket, merchantId, rows }: Shop): Promise<Row> => {
  const db = openDb({ host: socket, user: 'postgres', database: 'balcao' }, 1);
  const filter = { merchantId, from: new Date(Date.now() - 85 * 86_400_000) };
  await callAtOnce(1, 20, async () => void (await countUpTo(db, filter)));
  const { latencies } = await callAtOnce(1, asked, async () => void (await countUpTo(db, filter)));
  await db.$client.end();
  return {
    what: `total of a list, capped at ${totalCountedAtMost.toLocaleString('en-US')}, in SQL, at ${rows.toLocaleString('en-US')} rows`,
    ours: spread(latencies),
    against: '2 ms',
    ratio: times(quantile(latencies, 0.5) / 2),
    goal: `p50 ≤ ${milliseconds(2)}`,
  };
};

/** Pages of orders at a million rows against ten thousand: their cost must not depend on rows that they do not show. */
export const measureOrders = async ({ say, tenMillion }: Options): Promise<Row[]> => {
  const table: Row[] = [];
  const small = await openShop(10_000, say);
  try {
    for (const rows of [1_000_000, ...(tenMillion ? [10_000_000] : [])]) {
      const large = await openShop(rows, say);
      try {
        table.push(...(await compare(small, large)), await countTotals(large));
      } finally {
        await large.end();
      }
    }
  } finally {
    await small.end();
  }
  return table;
};

import { setTimeout as pause } from 'node:timers/promises';
import { createBroadcast, getBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { type Channel, listChannels } from '@balcao/contract/channel';
import { listOrders } from '@balcao/contract/order';
import type { Caller } from '@balcao/sdk/client';
import type pg from 'pg';
import { callerAt } from '../apps/server/test/message-crowd.ts';
import { milliseconds, perSecond, quantile, seconds, spread, times } from './figures.ts';
import { forgetLimits, openDemo } from './installation.ts';
import type { Options } from './options.ts';
import type { Row } from './table.ts';

const followers = 100_000;
const rounds = 5;
const callers = 2;
const pollMs = 20;
const aloneMs = 4_000;

/** Fills the channel of the demonstration up to so many followers, all of one language and with names. */
const addFollowers = async (client: pg.Client, { id }: Channel, merchantId: string): Promise<void> => {
  await client.query(
    `insert into channel_follower (merchant_id, channel_id, customer_id, is_muted, followed_at, name, name_key, language)
      select $1::uuid, $2::uuid, gen_random_uuid(), false, now() - interval '1 day', 'Pessoa ' || n, 'pessoa ' || n, 'pt-BR'
      from generate_series(1, $3::int - (select count(*)::int from channel_follower where channel_id = $2::uuid)) n`,
    [merchantId, id, followers],
  );
  await client.query(`update channel_follower set language = 'pt-BR' where channel_id = $1`, [id]);
  await client.query('update channel set followers = $2 where id = $1', [id, followers]);
  await client.query('vacuum analyze');
};

/** Sends one to a part that everyone is in. Seconds from the call until the last one has it. */
const sendToPart = async (call: Caller, { id }: Channel): Promise<number> => {
  const words = { type: 'message', title: '', text: 'Saiu pão quente.', url: '' } as const;
  const draft = await call(createBroadcast, { params: { id }, body: words });
  const params = { id, broadcastId: draft.id };
  const audience = { languages: ['pt-BR' as const] };
  const from = performance.now();
  await call(publishBroadcast, { params, body: { version: draft.version, at: null, audience } });
  for (;;) {
    const { state, delivered } = await call(getBroadcast, { params });
    if (state === 'sent' && delivered === followers) return (performance.now() - from) / 1000;
    if (state === 'sent') throw new Error(`${delivered} of ${followers} have it`);
    await pause(pollMs);
  }
};

/** The same rows, in one statement: what PostgreSQL takes for keeping them. */
const insertBare = async (client: pg.Client, { id }: Channel): Promise<number> => {
  await client.query('create table bare_audience (like broadcast_audience including all)');
  const from = performance.now();
  await client.query(
    `insert into bare_audience select merchant_id, $1::uuid, customer_id from channel_follower where channel_id = $1
      order by customer_id`,
    [id],
  );
  const took = (performance.now() - from) / 1000;
  await client.query('drop table bare_audience');
  return took;
};

/** Members who read orders, one page after the other, for as long as something lasts. */
const readBeside = async (call: Caller, isOver: () => boolean): Promise<number[]> => {
  const latencies: number[] = [];
  const read = async () => {
    while (!isOver()) {
      const from = performance.now();
      await call(listOrders, { query: { pageSize: 20 } });
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: callers }, read));
  return latencies;
};

/** A broadcast to a part of a hundred thousand followers, and what other calls of the back office feel of it. */
export const measureChannels = async ({ say }: Options): Promise<Row[]> => {
  const demo = await openDemo();
  const client = await demo.connect();
  const counts = await demo.connect();
  const limited = forgetLimits(counts);
  try {
    const call = callerAt(demo.server.url, demo.token);
    const [channel] = (await call(listChannels, { query: { scope: 'all' } })).list;
    if (!channel) throw new Error('the demonstration has a channel');
    await addFollowers(client, channel, demo.merchantId);
    const [alone, beside, took, bare]: number[][] = [[], [], [], []];
    for (let round = 0; round < rounds; round += 1) {
      const end = performance.now() + aloneMs;
      alone?.push(...(await readBeside(call, () => performance.now() > end)));
      let isSent = false;
      const reading = readBeside(call, () => isSent);
      took?.push(await sendToPart(call, channel).finally(() => (isSent = true)));
      beside?.push(...(await reading));
      bare?.push(await insertBare(client, channel));
      say(`channel: ${followers} have it in ${seconds(took?.at(-1) ?? 0)}`);
    }
    const [half, halfBare] = [quantile(took ?? [], 0.5), quantile(bare ?? [], 0.5)];
    return [
      {
        what: `a broadcast to a part of ${followers.toLocaleString('en-US')} followers in which all are, until the last has it, half of ${rounds}`,
        ours: `${seconds(half)}, ${perSecond(followers / half)}`,
        against: `5,000 a second; a bare insert of the same rows in one statement: ${milliseconds(halfBare * 1000)}`,
        ratio: `${times(followers / half / 5_000)} of the goal, ${times(half / halfBare)} of the bare insert`,
        goal: '≥ 5,000/s',
      },
      {
        what: `pages of orders meanwhile, ${callers} callers, ${beside?.length} pages`,
        ours: spread(beside ?? []),
        against: `alone: ${spread(alone ?? [])}`,
        ratio: `p99 ${times(quantile(beside ?? [], 0.99) / quantile(alone ?? [], 0.99))}`,
        goal: 'p99 ≤ 2×',
      },
    ];
  } finally {
    await limited();
    await Promise.all([client.end(), counts.end()]);
    await demo.close();
  }
};

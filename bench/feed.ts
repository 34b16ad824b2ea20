import { listPosts } from '@balcao/contract/broadcast-feed';
import { type Channel, listChannels } from '@balcao/contract/channel';
import { loginCustomer } from '@balcao/contract/customer';
import { followChannel } from '@balcao/contract/follower';
import type { Caller } from '@balcao/sdk/client';
import type pg from 'pg';
import { phonePeople } from '../apps/server/src/modules/sandbox/seed-people.ts';
import { callerAt } from '../apps/server/test/message-crowd.ts';
import { compareInTurns } from './in-turns.ts';
import { forgetLimits, openDemo } from './installation.ts';
import type { Options } from './options.ts';
import type { Row } from './table.ts';

const broadcasts = 200;
const [reader] = phonePeople;

/** Broadcasts to parts, all of which the reader has, and as many others. */
const addDeliveries = async (client: pg.Client, { id }: Channel, merchantId: string, deliveries: number) => {
  const values = [merchantId, id, broadcasts];
  await client.query(
    `insert into broadcast (merchant_id, id, channel_id, type, state, title, text, url, day, sent_at, delivered, audience, created_by,
        created_at, updated_by, updated_at)
      select $1::uuid, gen_random_uuid(), $2::uuid, 'message', 'sent', '', 'Saiu pão quente, número ' || n, '', '20260101',
        now() + n * interval '1 second', $4::int, '{"languages":["pt-BR"]}', $1::uuid, now(), $1::uuid, now()
      from generate_series(1, $3::int) n`,
    [...values, deliveries / broadcasts],
  );
  await client.query(
    `with people as materialized (
        select f.customer_id as id from channel_follower f join customer c on c.id = f.customer_id
        where f.channel_id = $2::uuid and c.phone = $4
        union all select gen_random_uuid() from generate_series(2, $5::int))
      insert into broadcast_audience select $1::uuid, b.id, people.id from broadcast b, people
      where b.channel_id = $2::uuid and b.audience is not null and b.delivered = $5::int and $3::int > 0`,
    [...values, reader?.phone, deliveries / broadcasts],
  );
  await client.query('vacuum analyze');
};

const openFeed = async (deliveries: number, say: Options['say']) => {
  const demo = await openDemo();
  const client = await demo.connect();
  const member = callerAt(demo.server.url, demo.token);
  const [channel] = (await member(listChannels, { query: { scope: 'all' } })).list;
  if (!channel || !reader) throw new Error('the demonstration has a channel, and people');
  const { phone, pin } = reader;
  const { token } = await callerAt(demo.server.url)(loginCustomer, { body: { phone, pin } });
  const call: Caller = callerAt(demo.server.url, token);
  const params = { link: new URL(channel.url).pathname.split('/').at(-1) ?? '' };
  await call(followChannel, { params, body: {} });
  say(`feed: laying out ${deliveries.toLocaleString('en-US')} deliveries`);
  await addDeliveries(client, channel, demo.merchantId, deliveries);
  const { rows } = await client.query<{ all: number }>('select count(*)::int as all from broadcast_audience');
  if ((rows[0]?.all ?? 0) < deliveries) throw new Error(`${rows[0]?.all} deliveries`);
  const limited = forgetLimits(client);
  const read = async (cursor?: string): Promise<string> => {
    const { list, nextCursor } = await call(listPosts, { params, query: cursor === undefined ? {} : { cursor } });
    if (list.length === 0 || !list[0]?.text.includes('número')) throw new Error('the page has what was sent to parts');
    return nextCursor ?? '';
  };
  return {
    rows: rows[0]?.all ?? 0,
    /** The newest page, and the one after some more. */
    newest: () => read(),
    cursorAfter: async (pages: number): Promise<string> => {
      let cursor = await read();
      for (let page = 1; page < pages; page += 1) cursor = await read(cursor);
      return cursor;
    },
    read,
    end: async () => {
      await limited();
      await client.end();
      await demo.close();
    },
  };
};
type Feed = Awaited<ReturnType<typeof openFeed>>;

/** A page of what a person has, at a million deliveries against ten thousand: its cost must not depend on those to others. */
export const measureFeeds = async ({ say }: Options): Promise<Row[]> => {
  const small = await openFeed(10_000, say);
  try {
    const large = await openFeed(1_000_000, say);
    try {
      const deep = new Map<Feed, string>();
      for (const feed of [small, large]) deep.set(feed, await feed.cursorAfter(5));
      const both = { small, large, unit: 'deliveries' };
      return [
        await compareInTurns(both, 'the newest page of the feed of a person', (feed) => feed.newest()),
        await compareInTurns(both, 'the sixth page of the feed of a person', (feed) => feed.read(deep.get(feed))),
      ];
    } finally {
      await large.end();
    }
  } finally {
    await small.end();
  }
};

import { type Channel, listChannels } from '@balcao/contract/channel';
import { type ConversationFilter, listConversations } from '@balcao/contract/conversation';
import { listConversationMessages } from '@balcao/contract/conversation-message';
import type pg from 'pg';
import { callerAt } from '../apps/server/test/message-crowd.ts';
import { compareInTurns } from './in-turns.ts';
import { forgetLimits, openDemo } from './installation.ts';
import type { Options } from './options.ts';
import type { Row } from './table.ts';

const few = 10_000;
const many = 1_000_000;
const messagesOfEach = 10;
/** One in so many conversations has the word that is searched for: a page of them among the few, and a hundred times as many among the many. */
const sharedAmong = 50;
/** So many conversations have another word, however many there are: a page of them. */
const sameInBoth = 20;
/** The inbox begins with the page of the conversations that were written in last. */
const deepPage = 6;

/** Conversations of a channel with as many followers, each of ten messages, and the last waits for an answer. */
const addConversations = async (client: pg.Client, { id }: Channel, merchantId: string, messages: number) => {
  const values = [merchantId, id, messagesOfEach];
  const conversations = messages / messagesOfEach;
  await client.query(
    `insert into conversation (merchant_id, id, channel_id, customer_id, name, name_key, state, last_position, last_shown, last_at,
        team_unread, waiting_since, created_at)
      select $1::uuid, gen_random_uuid(), $2::uuid, gen_random_uuid(), 'Pessoa ' || n, 'pessoa ' || n, 'open', $3::int, $3::int,
        now() - n * interval '1 second', 1, now() - n * interval '1 second', now() - interval '30 days'
      from generate_series(1, $4::int) n`,
    [...values, conversations],
  );
  await client.query(
    `insert into conversation_message (merchant_id, conversation_id, position, kind, text, words, client_id, at)
      select $1::uuid, c.id, n, 'follower', said.text, to_tsvector('simple', said.text), gen_random_uuid(), c.last_at
      from conversation c, generate_series(1, $3::int) n, lateral (select case
        when n = 1 and split_part(c.name, ' ', 2)::int % $4::int = 0 then 'tem fuba'
        when n = 2 and split_part(c.name, ' ', 2)::int % $5::int = 0 then 'tem quindim' else 'tem pao quente ' || n end as text) said
      where c.channel_id = $2::uuid and c.name like 'Pessoa %'`,
    [...values, sharedAmong, conversations / sameInBoth],
  );
  await client.query('vacuum analyze');
};

const openInbox = async (messages: number, say: Options['say']) => {
  const demo = await openDemo();
  const client = await demo.connect();
  const call = callerAt(demo.server.url, demo.token);
  const [channel] = (await call(listChannels, { query: { scope: 'all' } })).list;
  if (!channel) throw new Error('the demonstration has a channel');
  say(`conversation: laying out ${messages.toLocaleString('en-US')} messages`);
  await addConversations(client, channel, demo.merchantId, messages);
  const limited = forgetLimits(client);
  const params = { id: channel.id };
  const page = async (cursor?: string, filter: ConversationFilter = {}) => {
    const query = { ...filter, ...(cursor === undefined ? {} : { cursor }) };
    const read = await call(listConversations, { params, query });
    if (read.list.length === 0) throw new Error('the page has conversations');
    return read;
  };
  const [first] = (await page()).list;
  let deep: string | undefined;
  for (let turn = 1; turn < deepPage; turn += 1) deep = (await page(deep)).nextCursor ?? undefined;
  return {
    rows: messages,
    first: () => page(),
    deep: () => page(deep),
    unassigned: () => page(undefined, { scope: 'unassigned' }),
    found: () => page(undefined, { search: 'fubá' }),
    foundAlike: () => page(undefined, { search: 'quindim' }),
    foundByName: () => page(undefined, { search: 'pessoa' }),
    notFound: () => call(listConversations, { params, query: { search: 'rapadura' } }),
    messages: () =>
      call(listConversationMessages, { params: { ...params, conversationId: first?.id ?? '' }, query: {} }),
    end: async () => {
      await limited();
      await client.end();
      await demo.close();
    },
  };
};

/** Pages of an inbox at a million messages against ten thousand: what they cost must not depend on how many there are. */
export const measureConversations = async ({ say }: Options): Promise<Row[]> => {
  const small = await openInbox(few, say);
  try {
    const large = await openInbox(many, say);
    try {
      const both = { small, large, unit: 'messages' };
      return [
        await compareInTurns(both, 'the first page of an inbox', (inbox) => inbox.first()),
        await compareInTurns(both, 'the sixth page of an inbox', (inbox) => inbox.deep()),
        await compareInTurns(both, 'the first page of what no member has', (inbox) => inbox.unassigned()),
        await compareInTurns(both, 'the newest messages of one conversation', (inbox) => inbox.messages()),
        await compareInTurns(
          both,
          `a search of an inbox for a word of one in ${sharedAmong}, a page of 20 at both`,
          (inbox) => inbox.found(),
        ),
        await compareInTurns(both, `for a word of ${sameInBoth} conversations`, (inbox) => inbox.foundAlike()),
        await compareInTurns(both, 'for a part of the name that all have', (inbox) => inbox.foundByName()),
        await compareInTurns(both, 'for a word that nobody wrote', (inbox) => inbox.notFound()),
      ];
    } finally {
      await large.end();
    }
  } finally {
    await small.end();
  }
};

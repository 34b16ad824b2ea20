import { type Channel, listChannels } from '@balcao/contract/channel';
import { searchKnowledge } from '@balcao/contract/knowledge-search';
import type pg from 'pg';
import { callerAt } from '../apps/server/test/message-crowd.ts';
import { compareInTurns } from './in-turns.ts';
import { forgetLimits, openDemo } from './installation.ts';
import type { Options } from './options.ts';
import type { Row } from './table.ts';

const few = 100;
const many = 10_000;

/** A source of so many pieces: words that all have, words of one in ten and in a hundred, and one of its own in each. */
const addPieces = async (client: pg.Client, { id }: Channel, merchantId: string, pieces: number): Promise<void> => {
  const values = [merchantId, id, pieces];
  await client.query(
    `with made as (
        insert into knowledge_source (merchant_id, channel_id, id, kind, title, state, body, pieces, created_by, created_at, read_at)
        values ($1, $2, gen_random_uuid(), 'page', 'Manual', 'ready', '', $3, gen_random_uuid(), now(), now()) returning id
      ), counted as (
        insert into knowledge_stock (merchant_id, channel_id, sources, pieces) values ($1, $2, 1, $3)
      ), said as (
        select n, 'A loja entrega pedidos de sabor' || n % 10 || ' na rua' || n % 100 || ' com o cupom' || n || '. '
          || (select string_agg('palavra' || (n * 7 + w * 13) % 5000, ' ') from generate_series(1, 80) w) as text
        from generate_series(1, $3::int) n
      )
      insert into knowledge_piece (merchant_id, channel_id, source_id, id, position, heading, text, words, head_words)
      select $1, $2, made.id, gen_random_uuid(), n, '', text,
        strip(to_tsvector('simple', text) || to_tsvector('portuguese', text) || array_to_tsvector(array['#' || $2::text])), ''
      from made, said`,
    values,
  );
  await client.query('vacuum analyze');
};

const openRobots = async (pieces: number, say: Options['say']) => {
  const demo = await openDemo();
  const client = await demo.connect();
  const call = callerAt(demo.server.url, demo.token);
  const [channel] = (await call(listChannels, { query: { scope: 'all' } })).list;
  if (!channel) throw new Error('the demonstration has a channel');
  say(`knowledge: laying out ${pieces.toLocaleString('en-US')} pieces`);
  await addPieces(client, channel, demo.merchantId, pieces);
  const limited = forgetLimits(client);
  const find = async (text: string) => {
    const { list } = await call(searchKnowledge, { params: { id: channel.id }, query: { text } });
    if (list.length === 0) throw new Error('the search finds pieces');
    return list;
  };
  return {
    rows: pieces,
    rare: () => find('cupom42'),
    usual: () => find('A loja entrega o pedido de sabor3 na rua33?'),
    frequent: () => find('entrega de pedidos da loja'),
    mistyped: () => find('palabra77 na rua33'),
    end: async () => {
      await limited();
      await client.end();
      await demo.close();
    },
  };
};

/** What robots find among ten thousand pieces against a hundred: what it costs must hardly depend on how many there are. */
export const measureKnowledge = async ({ say }: Options): Promise<Row[]> => {
  const small = await openRobots(few, say);
  try {
    const large = await openRobots(many, say);
    try {
      const both = { small, large, unit: 'pieces' };
      return [
        await compareInTurns(both, 'a search for a word of one piece', (robots) => robots.rare()),
        await compareInTurns(both, 'a search for a question of a person', (robots) => robots.usual()),
        await compareInTurns(both, 'a search for words that all pieces have', (robots) => robots.frequent()),
        await compareInTurns(both, 'a search for a mistyped word', (robots) => robots.mistyped()),
      ];
    } finally {
      await large.end();
    }
  } finally {
    await small.end();
  }
};

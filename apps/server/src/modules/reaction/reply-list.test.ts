import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Channel } from '@balcao/contract/channel';
import { putChannelManager } from '@balcao/contract/channel-right';
import type { QueryOf } from '@balcao/contract/endpoint';
import { requestExport } from '@balcao/contract/export';
import { type ListSort, totalCountedAtMost } from '@balcao/contract/page';
import { blockReplier, listTeamReplies, moveReply, type ReplyFilter } from '@balcao/contract/reply';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper } from '../../../test/conversations.ts';
import { openOwner } from '../../../test/damage.ts';
import { exportedRows } from '../../../test/exported-rows.ts';
import { endOfExport, fetchExport } from '../../../test/exports.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { allowReplies, reply } from '../../../test/reactions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { countUpTo, listPage } from './reply-list.repository.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

type Query = QueryOf<typeof listTeamReplies>;
const read = ({ id }: Pick<Channel, 'id'>, query: Query = {}, by: Pick<Team, 'call'> = team) =>
  by.call(listTeamReplies, { params: { id }, query });
const textsOf = async (channel: Pick<Channel, 'id'>, query: Query = {}) =>
  (await read(channel, query)).list.map(({ text }) => text);

/** Two posts of a channel with three replies: of the newer one, one that is hidden and whose author is blocked. */
const replied = async () => {
  const channel = await makeChannel(team);
  await allowReplies(team, channel);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  const caio = await namedFollower(testApp, channel, 'Caio Lima');
  const older = await sendBroadcast(team, await writeBroadcast(team, channel, { text: 'Pão quente' }));
  const newer = await sendBroadcast(team, await writeBroadcast(team, channel, { text: 'Bolo de fubá' }));
  await reply(bruna, channel, older, 'Tem 100% integral?');
  await reply(caio, channel, newer, 'Adorei');
  const { id: replyId } = await reply(caio, channel, newer, '=1+1 Compre SEGUIDORES!');
  const params = { id: channel.id, replyId };
  await team.call(moveReply, { params, body: { state: 'hidden', why: 'spam' } });
  await team.call(blockReplier, { params, body: { isBlocked: true } });
  return { channel, older, newer };
};

/** So many more like one of them, which some people like. */
const addReplies = ({ id }: Pick<Channel, 'id'>, count: number) =>
  testApp.platform.db.execute(sql`insert into broadcast_reply (merchant_id, id, channel_id, broadcast_id, customer_id, client_id, name, text, state, at, likes)
    select merchant_id, gen_random_uuid(), channel_id, broadcast_id, customer_id, gen_random_uuid(), name, 'n', 'shown', at, n % 7
    from broadcast_reply, generate_series(1, ${count}) n where channel_id = ${id} and text = 'Adorei'`);

describe('the replies of a channel', () => {
  it('are those under all its posts, each with its post, the newest first', async () => {
    const { channel, older, newer } = await replied();
    await replied();
    expect(await read(channel)).toMatchObject({
      list: [
        { text: '=1+1 Compre SEGUIDORES!', state: 'hidden', hiddenWhy: 'spam', isAuthorBlocked: true },
        { text: 'Adorei', isAuthorBlocked: true, broadcast: { id: newer.id, label: 'Bolo de fubá' } },
        { text: 'Tem 100% integral?', isAuthorBlocked: false, broadcast: { id: older.id, label: 'Pão quente' } },
      ],
      total: 3,
      totalIsCapped: false,
      nextCursor: null,
    });
    expect(await textsOf(channel, { sort: 'time', pageSize: 1 })).toEqual(['Tem 100% integral?']);
  });

  it('are narrowed by post, state, author, words and days', async () => {
    const { channel, older, newer } = await replied();
    const today = civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE);
    const asked: [Query, number][] = [
      [{ broadcastId: older.id }, 1],
      [{ broadcastId: newer.id }, 2],
      [{ broadcastId: newer.id, state: ['shown'] }, 1],
      [{ state: ['hidden', 'takenDown'] }, 1],
      [{ author: 'blocked' }, 2],
      [{ author: 'taken' }, 1],
      [{ search: 'seguidores' }, 1],
      [{ search: 'caio' }, 2],
      [{ search: '100%' }, 1],
      [{ search: '%' }, 1],
      [{ dayFrom: today, dayTo: today }, 3],
      [{ dayTo: '20200101' }, 0],
    ];
    for (const [query, total] of asked) {
      const page = await read(channel, query);
      expect([page.list.length, page.total], JSON.stringify(query)).toEqual([total, total]);
    }
  });

  it('are read page by page, with a total that is counted no further than people read, also in order of likes', async () => {
    const { channel } = await replied();
    await addReplies(channel, totalCountedAtMost);
    const first = await read(channel, { sort: '-amount', pageSize: 100 });
    expect(first).toMatchObject({ total: totalCountedAtMost, totalIsCapped: true });
    const second = await read(channel, { sort: '-amount', pageSize: 100, cursor: first.nextCursor ?? '' });
    const all = [...first.list, ...second.list];
    expect(new Set(all.map(({ id }) => id)).size).toBe(200);
    expect(new Set(all.map(({ likes }) => likes))).toEqual(new Set([6]));
  });

  it('are found by their indexes, in either order, of the channel and of a post: none are read through', async () => {
    const { channel, newer } = await replied();
    await addReplies(channel, 4_000);
    const owner = await openOwner(testApp);
    await owner.query('vacuum analyze broadcast_reply');
    await owner.close();
    const pool = testApp.platform.db.$client;
    const asked: [query: string, values: unknown[]][] = [];
    const queries = drizzle(pool, { logger: { logQuery: (query, values) => asked.push([query, values]) } });
    const place = { merchantId: team.merchantId, channelId: channel.id };
    const plansOf = async (filter: ReplyFilter, sort: ListSort): Promise<string> => {
      asked.length = 0;
      const spot = { at: sort.endsWith('time') ? new Date() : 3, key: newer.id };
      await listPage(queries, { ...place, ...filter }, 'search' in filter ? undefined : spot, 21, sort);
      await countUpTo(queries, { ...place, ...filter });
      const plans = await Promise.all(
        asked.map(([query, values]) =>
          // Which words there are few of is known by the words alone.
          'search' in filter
            ? pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, values)
            : pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${query}`),
        ),
      );
      return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
    };
    const cases: [ReplyFilter, ListSort, string][] = [
      [{}, '-time', 'broadcast_reply_channel_newest'],
      [{ search: 'zzqqxx', state: ['hidden'] }, 'time', 'broadcast_reply_words'],
      [{ state: ['hidden'] }, '-time', 'broadcast_reply_channel_newest'],
      [{}, '-amount', 'broadcast_reply_channel_liked'],
      [{ broadcastId: newer.id }, '-time', 'broadcast_reply_newest'],
      [{ broadcastId: newer.id }, '-amount', 'broadcast_reply_liked'],
    ];
    for (const [filter, sort, index] of cases) {
      const plans = await plansOf(filter, sort);
      expect(asked).toHaveLength(2);
      expect(plans).toMatch(new RegExp(`(using|Scan on) ${index} `));
      // What a filter leaves may be few enough to be sorted.
      expect(plans).not.toMatch('search' in filter ? /Seq Scan/ : /Sort|Seq Scan/);
    }
  });

  it('say which field is wrong, and are none of a post of another channel', async () => {
    const [mine, other] = [await replied(), await replied()];
    await expect(read(mine.channel, { broadcastId: other.newer.id })).rejects.toMatchObject({ name: 'not_found' });
    await expect(read(mine.channel, { dayFrom: '20260202', dayTo: '20260101' })).rejects.toMatchObject({ code: 1000 });
    await expect(read(mine.channel, { state: ['gone' as 'shown'] })).rejects.toMatchObject({
      code: 1000,
      fields: { state: expect.any(String) },
    });
  });
});

describe('the file of replies', () => {
  it('has what the list shows, in words, and no cell that a spreadsheet would run', async () => {
    const { channel, newer } = await replied();
    const rows = await exportedRows(testApp, team, 'reply', { channelId: channel.id, broadcastId: newer.id });
    expect(rows[0]).toBe(
      'Quem respondeu;Respostas de quem escreveu;Resposta;Publicação;Curtidas;Situação;Motivo;Respondida em',
    );
    expect(rows.slice(1).map((row) => row.split(';').slice(0, 7))).toEqual([
      ['Caio Lima', 'Bloqueadas', "'=1+1 Compre SEGUIDORES!", 'Bolo de fubá', '0', 'Oculta', 'É propaganda repetida'],
      ['Caio Lima', 'Bloqueadas', 'Adorei', 'Bolo de fubá', '0', 'Visível', ''],
    ]);
    const hidden = { channelId: channel.id, state: ['hidden'], search: 'compre' };
    expect(await exportedRows(testApp, team, 'reply', hidden)).toHaveLength(2);
  });

  it('is for those who may answer in the channel, also when it is fetched', async () => {
    const { channel } = await replied();
    const body = { subject: 'reply', format: 'xlsx', filter: { channelId: channel.id } } as const;
    const writes = await helper(testApp, team, channel, ['write']);
    await expect(writes.call(requestExport, { body })).rejects.toMatchObject({ name: 'channel_right' });
    await expect(read(channel, {}, writes)).rejects.toMatchObject({ name: 'channel_right' });
    const strangers = await openChannelTeam(testApp);
    await expect(strangers.call(requestExport, { body })).rejects.toMatchObject({ name: 'not_found' });
    const answers = await helper(testApp, team, channel, ['answer']);
    const { id } = await answers.call(requestExport, { body });
    await endOfExport(answers, id);
    const typeOf = async () => (await fetchExport(testApp, answers, id)).headers.get('content-type');
    expect(await typeOf()).toBe('application/octet-stream');
    const params = { id: channel.id, memberId: answers.accountId };
    await team.call(putChannelManager, { params, body: { rights: ['write'] } });
    expect(await typeOf()).toContain('application/json');
  });
});

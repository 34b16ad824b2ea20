import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { broadcastsADay, listBroadcasts } from '@balcao/contract/broadcast';
import { getBroadcastReception } from '@balcao/contract/broadcast-reception';
import { listChannels } from '@balcao/contract/channel';
import { listConversations } from '@balcao/contract/conversation';
import { loginCustomer } from '@balcao/contract/customer';
import { searchChannels } from '@balcao/contract/follower';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { listTemplates } from '@balcao/contract/template';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { demoPassword, demoTeams, phonePeople } from './seed-people.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-channel-'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ dataDir, sandboxSeed: 'small' });
  await testApp.services.sandbox.prepare();
}, 120_000);
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

/** The founder of the first team, and its channel. */
const founderAtWork = async () => {
  const { email } = demoTeams[0].founder;
  const { token } = await testApp.caller()(login, { body: { email, password: demoPassword } });
  const merchantId = (await testApp.caller(token)(listTeams, {})).merchantList[0]?.merchantId ?? '';
  const { token: atWork } = await testApp.caller(token)(changeTeam, { body: { merchantId } });
  const call = testApp.caller(atWork);
  const [channel] = (await call(listChannels, {})).list;
  if (!channel) throw new Error('the demonstration has no channel');
  return { call, channel };
};

it('shows a channel with a year of followers, whose count and whose days are those of its rows', async () => {
  const { channel } = await founderAtWork();
  expect(channel.badges.official).toEqual({
    company: 'Café do Mercado Torrefação Ltda.',
    brand: 'Café do Mercado',
  });
  expect(channel.followers).toBe(5_000);
  expect(channel.growth.at(-1)).toBe(channel.followers);
  const grown = channel.followers - (channel.growth[0] ?? 0);
  expect(grown).toBeGreaterThan(100);
  expect(grown).toBeLessThan(1_500);
  const counts = await testApp.platform.db.execute(sql`
    select (select count(*)::int from channel_follower where channel_id = ${channel.id}) as rows,
      (select sum(joined - "left")::int from channel_follower_day where channel_id = ${channel.id}) as days,
      (select count(*)::int from channel_follower_day where channel_id = ${channel.id}) as "daysWithSome"`);
  const [{ rows, days, daysWithSome } = {}] = counts.rows;
  expect([rows, days]).toEqual([channel.followers, channel.followers]);
  expect(daysWithSome).toBeGreaterThan(300);
});

it('is found on the phone', async () => {
  const { phone, pin } = phonePeople[0];
  const { token } = await testApp.caller()(loginCustomer, { body: { phone, pin } });
  const { list } = await testApp.caller(token)(searchChannels, { query: { search: 'café do mercado' } });
  expect(list).toMatchObject([{ name: 'Novidades do Café do Mercado' }]);
});

it('has published for a year, with figures that fit each other', async () => {
  const { call, channel } = await founderAtWork();
  const { id } = channel;
  const { list, total } = await call(listBroadcasts, { params: { id }, query: { pageSize: 100 } });
  expect(total).toBe(60);
  const articles = list.filter(({ type }) => type === 'article');
  expect(articles.length).toBeGreaterThan(4);
  expect(articles.every(({ coverAddress, excerpt }) => coverAddress && excerpt)).toBe(true);
  for (const { delivered, seen, clicked, left, likes } of list) {
    expect(likes).toBeGreaterThan(0);
    expect(likes).toBeLessThanOrEqual(seen);
    expect(seen).toBeLessThanOrEqual(delivered);
    expect(clicked).toBeLessThanOrEqual(seen);
    expect(left).toBeLessThan(delivered / 20);
  }
  // What more of its readers wanted to see is liked by more of them.
  const byInterest = list.toSorted((one, other) => one.seen / one.delivered - other.seen / other.delivered);
  const shareOf = (some: typeof list) => some.reduce((sum, { likes, seen }) => sum + likes / seen, 0) / some.length;
  expect(shareOf(byInterest.slice(-20))).toBeGreaterThan(2 * shareOf(byInterest.slice(0, 20)));
  const days = new Map<string, number>();
  for (const { sentAt } of list) days.set(sentAt?.slice(0, 10) ?? '', (days.get(sentAt?.slice(0, 10) ?? '') ?? 0) + 1);
  expect(Math.max(...days.values())).toBeLessThan(broadcastsADay);
  expect(list.some(({ clicked }) => clicked > 0)).toBe(true);
  expect(list[0]?.delivered).toBeGreaterThan(list.at(-1)?.delivered ?? 0);
  const [newest] = list;
  const params = { id, broadcastId: newest?.id ?? '' };
  const { spans } = await call(getBroadcastReception, { params, query: { unit: 'day' } });
  const oldest = { id, broadcastId: list.at(-1)?.id ?? '' };
  expect(await call(getBroadcastReception, { params: oldest, query: {} })).toMatchObject({ spans: [], isKnown: false });
  const sumOf = (figure: 'seen' | 'clicked') => spans.reduce((sum, span) => sum + span[figure], 0);
  expect([sumOf('seen'), sumOf('clicked')]).toEqual([newest?.seen, newest?.clicked]);
});

it('has conversations: one waits for an answer, one is with a member, one is closed', async () => {
  const { call, channel } = await founderAtWork();
  const inbox = async (state: 'open' | 'closed') =>
    (await call(listConversations, { params: { id: channel.id }, query: { state } })).list;
  const [waiting, answered] = await inbox('open');
  expect(waiting).toMatchObject({ name: 'Luísa Figueiredo', assignee: null, unread: 2 });
  expect(answered).toMatchObject({ name: 'Otávio Prates', unread: 0 });
  expect(answered?.assignee).not.toBeNull();
  expect((await inbox('closed')).map(({ name }) => name)).toEqual(['Rafael Monteiro']);
});

it('has message templates that passed their review', async () => {
  const { call } = await founderAtWork();
  const { list } = await call(listTemplates, {});
  expect(list.map(({ name, state }) => [name, state])).toEqual([
    ['como_foi_a_visita', 'approved'],
    ['torra_da_semana', 'approved'],
    ['retirada_liberada', 'approved'],
  ]);
});

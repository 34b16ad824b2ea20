import { addDays, civilDayOf, DEFAULT_ZONE, dayStart, monthsBack } from '@balcao/brazil/dates';
import { getBroadcast, listBroadcasts, removeBroadcast } from '@balcao/contract/broadcast';
import { calendarPostsADay, getBroadcastCalendar } from '@balcao/contract/broadcast-calendar';
import { recallBroadcast } from '@balcao/contract/broadcast-sending';
import type { UsualReception } from '@balcao/contract/broadcast-usual';
import type { Channel } from '@balcao/contract/channel';
import { createBearerCaller } from '@balcao/sdk/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import type { PastBroadcast } from './broadcast-history.service.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const halfHourMs = 1_800_000;
const dayMs = 86_400_000;
const now = (): Date => testApp.platform.clock.now();
const todayHere = (): string => civilDayOf(now().toISOString(), DEFAULT_ZONE);
/** Half past eleven at night in São Paulo: in UTC the next day has begun. */
const lateOn = (day: string): string =>
  new Date(Date.parse(dayStart(addDays(day, 1), DEFAULT_ZONE)) - halfHourMs).toISOString();
/** The last day of the next month, so that the day after it is of another month. */
const lastOfNextMonth = (): string => addDays(monthsBack(`${todayHere().slice(0, 6)}01`, -2), -1);
const monthOf = (channel: Channel, month?: string, { call }: Pick<Team, 'call'> = team) =>
  call(getBroadcastCalendar, { params: { id: channel.id }, query: month === undefined ? {} : { month } });
/** The same member with the clock of another place. */
const from = (zone: string) => ({
  call: createBearerCaller({
    baseUrl: 'http://balcao.test',
    send: testApp.send,
    token: () => team.token,
    language: () => 'pt-BR',
    timeZone: () => zone,
  }),
});
const past = (channel: Channel, posts: readonly Partial<PastBroadcast>[]) =>
  transaction(testApp.platform.db, (tx) =>
    testApp.services.broadcastHistory.bringIn(
      tx,
      { merchantId: team.merchantId, channelId: channel.id, createdBy: team.accountId, now: now() },
      posts.map((post) => ({
        type: 'message',
        title: '',
        text: 'Chegou o pão.',
        url: '',
        sentAt: new Date(now().getTime() - 5 * dayMs),
        delivered: 100,
        seen: 50,
        clicked: 10,
        left: 0,
        ...post,
      })),
    ),
  );

describe('the calendar of a channel', () => {
  it('puts a post at 23:30 in São Paulo on its own day, also on the last one of a month', async () => {
    const channel = await makeChannel(team);
    const day = lastOfNextMonth();
    const at = lateOn(day);
    const draft = await writeBroadcast(team, channel, { text: '\n  Amanhã abrimos às 7h.\nVenha.' });
    await sendBroadcast(team, draft, at);
    const { month, days, atMost } = await monthOf(channel, day.slice(0, 6));
    expect([month, atMost]).toEqual([day.slice(0, 6), 10]);
    const post = { id: draft.id, type: 'message', state: 'scheduled', label: 'Amanhã abrimos às 7h.', at };
    expect(days).toEqual([{ day, count: 1, posts: [post], left: 9 }]);
    expect((await monthOf(channel, addDays(day, 1).slice(0, 6))).days).toEqual([]);
  });

  it('goes by the zone of the member, while the limit goes by São Paulo', async () => {
    const channel = await makeChannel(team);
    const day = lastOfNextMonth();
    await sendBroadcast(team, await writeBroadcast(team, channel), lateOn(day));
    const tokyo = from('Asia/Tokyo');
    expect((await monthOf(channel, day.slice(0, 6), tokyo)).days).toMatchObject([
      { day, count: 0, posts: [], left: 9 },
    ]);
    const next = addDays(day, 1);
    expect((await monthOf(channel, next.slice(0, 6), tokyo)).days).toMatchObject([{ day: next, count: 1, left: 10 }]);
  });

  it('holds what was sent and recalled, in order, and neither drafts nor what was erased', async () => {
    const channel = await makeChannel(team);
    const send = async (title: string) => sendBroadcast(team, await writeBroadcast(team, channel, { title }));
    await writeBroadcast(team, channel, { title: 'Rascunho' });
    await send('Fica');
    const [recalled, erased] = [await send('Sai dos celulares'), await send('Some de todo')];
    for (const one of [recalled, erased]) await team.call(recallBroadcast, broadcastParams(one));
    await team.call(removeBroadcast, broadcastParams(erased));
    const { today, month, days } = await monthOf(channel);
    expect([today, month]).toEqual([todayHere(), todayHere().slice(0, 6)]);
    expect(days).toMatchObject([
      {
        day: today,
        count: 2,
        posts: [
          { label: 'Fica', state: 'sent' },
          { label: 'Sai dos celulares', state: 'recalled' },
        ],
        left: 7,
      },
    ]);
  });

  it('names some of a full day and counts the rest; of a day that passed nothing is left to send', async () => {
    const channel = await makeChannel(team);
    const sentAt = new Date(now().getTime() - 5 * dayMs);
    await past(
      channel,
      Array.from({ length: calendarPostsADay + 3 }, () => ({ sentAt })),
    );
    const day = civilDayOf(sentAt.toISOString(), DEFAULT_ZONE);
    const { days } = await monthOf(channel, day.slice(0, 6));
    expect(days).toMatchObject([{ day, count: calendarPostsADay + 3, left: null }]);
    expect(days[0]?.posts).toHaveLength(calendarPostsADay);
  });

  it.each(['202613', '2026-11', '199912', '2026', ''])('does not know the month %j', async (month) => {
    const channel = { id: '019a0000-0000-7000-8000-000000000001' } as Channel;
    const refusal = { name: 'form_invalid', code: 1000, fields: { month: expect.any(String) } };
    await expect(monthOf(channel, month)).rejects.toMatchObject(refusal);
  });

  it('of another team is not there', async () => {
    const channel = await makeChannel(team);
    const other = await openChannelTeam(testApp);
    await expect(monthOf(channel, undefined, other)).rejects.toMatchObject({ name: 'not_found' });
  });
});

describe('what is usual for a channel', () => {
  const usualOfLast = async (channel: Channel): Promise<UsualReception | null> => {
    const sent = await sendBroadcast(team, await writeBroadcast(team, channel));
    return (await team.call(getBroadcast, broadcastParams(sent))).usual;
  };
  const seen = (...counts: readonly number[]) => counts.map((count) => ({ seen: count, clicked: count / 10 }));

  it('is not said with fewer than five posts to compare with, nor of a draft', async () => {
    const channel = await makeChannel(team);
    await past(channel, [...seen(10, 20, 30, 40), { sentAt: new Date(now().getTime() - 2 * dayMs + 60_000) }]);
    expect(await usualOfLast(channel)).toBeNull();
    await past(channel, seen(90));
    expect(await usualOfLast(channel)).toEqual({ posts: 5, seen: 0.3, clicked: 0.03, left: 0 });
    const draft = await writeBroadcast(team, channel);
    expect((await team.call(getBroadcast, broadcastParams(draft))).usual).toBeNull();
  });

  it('counts clicks among those alone in which there is something to open', async () => {
    const channel = await makeChannel(team);
    const nothing = { seen: 50, clicked: 0 };
    await past(
      channel,
      Array.from({ length: 6 }, () => nothing),
    );
    await past(channel, seen(10, 20, 30));
    await past(channel, [{ ...nothing, text: 'Veja https://cafe.example/a' }]);
    expect(await usualOfLast(channel)).toMatchObject({ posts: 10, seen: 0.5, clicked: expect.closeTo(0.015) });
  });

  it('is the middle of the last twenty, without the post itself and those that reached no follower', async () => {
    const channel = await makeChannel(team);
    const ago = (days: number) => ({ sentAt: new Date(now().getTime() - days * dayMs) });
    await past(
      channel,
      seen(...Array.from({ length: 20 }, () => 100)).map((one) => ({ ...one, ...ago(9) })),
    );
    await past(channel, [
      ...seen(...Array.from({ length: 10 }, () => 20)),
      ...seen(...Array.from({ length: 10 }, () => 40)),
      { delivered: 0, seen: 0, clicked: 0, ...ago(4) },
    ]);
    const usualOfTwenty = { posts: 20, seen: expect.closeTo(0.3), clicked: expect.closeTo(0.03), left: 0 };
    expect(await usualOfLast(channel)).toEqual(usualOfTwenty);
    const { list } = await team.call(listBroadcasts, { params: { id: channel.id }, query: { pageSize: 100 } });
    const one = list.find((post) => post.seen === 20);
    if (!one) throw new Error('the posts are there');
    // Without itself one of the older comes in: nine of 20, ten of 40 and one of 100.
    const { usual } = await team.call(getBroadcast, broadcastParams(one));
    expect(usual).toMatchObject({ posts: 20, seen: expect.closeTo(0.4) });
  });
});

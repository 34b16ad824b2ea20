import { type Broadcast, getBroadcast } from '@balcao/contract/broadcast';
import { clickPost, seePosts } from '@balcao/contract/broadcast-feed';
import { getBroadcastReception, type ReceptionUnit, receptionSpans } from '@balcao/contract/broadcast-reception';
import type { Channel } from '@balcao/contract/channel';
import { unfollowChannel } from '@balcao/contract/follower';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import type { Team } from '../../../test/people.ts';
import { newTeam } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<typeof follower>>;
const see = ({ call }: Person, channel: Channel, { id }: Broadcast) =>
  call(seePosts, { params: { link: linkOf(channel) }, body: { ids: [id] } });
const click = ({ call }: Person, channel: Channel, { id }: Broadcast) =>
  call(clickPost, { params: { link: linkOf(channel), broadcastId: id } });
const leave = ({ call }: Person, channel: Channel) => call(unfollowChannel, { params: { link: linkOf(channel) } });
const receptionOf = (one: Broadcast, unit?: ReceptionUnit, by: Pick<Team, 'call'> = team) =>
  by.call(getBroadcastReception, { ...broadcastParams(one), query: unit ? { unit } : {} });
const countsOf = ({ spans }: Awaited<ReturnType<typeof receptionOf>>) =>
  spans.map(({ seen, clicked }) => [seen, clicked]);
/** Shifts what has happened so far into the past, as sessions do not outlive days. */
const age = async ({ id, channelId }: Broadcast, hours: number) => {
  const by = sql`make_interval(hours => ${hours})`;
  for (const shift of [
    sql`update channel_follower set followed_at = followed_at - ${by} where channel_id = ${channelId}`,
    sql`update broadcast set sent_at = sent_at - ${by}, day = '20200101' where id = ${id}`,
    sql`update broadcast_reader set seen_at = seen_at - ${by}, clicked_at = clicked_at - ${by} where broadcast_id = ${id}`,
  ])
    await testApp.platform.db.execute(shift);
};

describe('how a broadcast was received over time', () => {
  it('is by hours since it was sent: each person once, where they saw it first', async () => {
    const channel = await makeChannel(team);
    const people = [await follower(testApp, channel), await follower(testApp, channel)] as const;
    const one = await sendBroadcast(team, await writeBroadcast(team, channel, { text: 'Veja https://cafe.example/a' }));
    await see(people[0], channel, one);
    await age(one, 2);
    await see(people[0], channel, one);
    await click(people[0], channel, one);
    await see(people[1], channel, one);
    const reception = await receptionOf(one);
    expect(reception).toMatchObject({ unit: 'hour', isOpen: true });
    expect(countsOf(reception)).toEqual([
      [1, 0],
      [0, 0],
      [1, 1],
    ]);
    const { sentAt } = await team.call(getBroadcast, broadcastParams(one));
    const sent = Date.parse(sentAt ?? '');
    expect(reception.spans.map(({ from }) => Date.parse(from) - sent)).toEqual([0, 3_600_000, 7_200_000]);
    expect(countsOf(await receptionOf(one, 'day'))).toEqual([[2, 1]]);
  });

  it('ends after 48 hours or 30 days; who came later is in neither', async () => {
    const channel = await makeChannel(team);
    const people = [await follower(testApp, channel), await follower(testApp, channel)] as const;
    const one = await sendBroadcast(team, await writeBroadcast(team, channel));
    await see(people[0], channel, one);
    await age(one, 50);
    await see(people[1], channel, one);
    const hours = await receptionOf(one, 'hour');
    expect([hours.spans.length, hours.isOpen, hours.spans[0]?.seen]).toEqual([receptionSpans.hour, false, 1]);
    expect(hours.spans.reduce((sum, { seen }) => sum + seen, 0)).toBe(1);
    const days = await receptionOf(one, 'day');
    expect([countsOf(days), days.isOpen]).toEqual([
      [
        [1, 0],
        [0, 0],
        [1, 0],
      ],
      true,
    ]);
    await age(one, 24 * 40);
    expect(await receptionOf(one, 'hour')).toMatchObject({ isKnown: true });
    expect((await receptionOf(one, 'day')).spans).toHaveLength(receptionSpans.day);
  });

  it('says in which hour people stopped following, where all of those hours are known', async () => {
    const channel = await makeChannel(team);
    const people = [await follower(testApp, channel), await follower(testApp, channel)] as const;
    const one = await sendBroadcast(team, await writeBroadcast(team, channel));
    await see(people[0], channel, one);
    await leave(people[0], channel);
    await age(one, 2);
    await leave(people[1], channel);
    const leftIn = async (unit: ReceptionUnit) => (await receptionOf(one, unit)).spans.map(({ left }) => left);
    expect(await leftIn('hour')).toEqual([1, 0, 1]);
    expect(await leftIn('day')).toEqual([2]);
    // As from before hours were noted.
    await testApp.platform.db.execute(sql`delete from broadcast_left where broadcast_id = ${one.id} and hour = 0`);
    expect(await leftIn('hour')).toEqual([null, null, null]);
  });

  it('is nothing for a draft, nor before somebody has seen it', async () => {
    const channel = await makeChannel(team);
    await follower(testApp, channel);
    const draft = await writeBroadcast(team, channel);
    expect(await receptionOf(draft)).toEqual({ unit: 'hour', spans: [], isKnown: true, isOpen: false });
    expect((await receptionOf(await sendBroadcast(team, draft))).spans).toEqual([]);
  });

  it('is not found by another team, and takes no other unit', async () => {
    const channel = await makeChannel(team);
    const one = await sendBroadcast(team, await writeBroadcast(team, channel));
    await expect(receptionOf(one, 'hour', await newTeam(testApp))).rejects.toMatchObject({ name: 'not_found' });
    await expect(receptionOf(one, 'week' as ReceptionUnit)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { unit: expect.any(String) },
    });
  });
});

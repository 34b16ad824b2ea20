import { randomUUID } from 'node:crypto';
import { getBroadcast } from '@balcao/contract/broadcast';
import { clickPost, countUnread, listPosts, seePosts } from '@balcao/contract/broadcast-feed';
import { recallBroadcast } from '@balcao/contract/broadcast-sending';
import type { Channel } from '@balcao/contract/channel';
import { createChannelInvitation } from '@balcao/contract/channel-invitation';
import { followChannel, unfollowChannel } from '@balcao/contract/follower';
import { advanceClock } from '@balcao/contract/sandbox';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { invitationIn, linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<typeof customer>>;
const wait = (ms: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: Math.ceil(ms / 1_000) } });
const publish = async (channel: Channel, text = 'Chegou o pão.') => {
  // Each at a moment of its own.
  await wait(1_000);
  return sendBroadcast(team, await writeBroadcast(team, channel, { text }));
};
const platform = () => testApp.platform.db;
const onAnotherDay = ({ id }: Channel, day: number) =>
  platform().execute(sql`update broadcast set day = ${`2020010${day + 1}`} where channel_id = ${id} and day > '2021'`);
const link = (channel: Channel) => ({ link: linkOf(channel) });
const posts = async ({ call }: Person, channel: Channel) =>
  (await call(listPosts, { params: link(channel), query: {} })).list.map(({ text, isUnread }) => [text, isUnread]);
const see = ({ call }: Person, channel: Channel, ids: string[]) =>
  call(seePosts, { params: link(channel), body: { ids } });
const click = ({ call }: Person, channel: Channel, broadcastId: string, address?: number) =>
  call(clickPost, {
    params: { ...link(channel), broadcastId },
    query: address === undefined ? {} : { address: String(address) },
  });
const unread = async ({ call }: Person) => (await call(countUnread, {})).list.map(({ unread: count }) => count);
const figures = async (broadcast: Parameters<typeof broadcastParams>[0]) => {
  const { delivered, seen, clicked, left } = await team.call(getBroadcast, broadcastParams(broadcast));
  return [delivered, seen, clicked, left];
};

describe('what a channel has published', () => {
  it('is there at once, the newest first, and unread for those who followed before', async () => {
    const channel = await makeChannel(team);
    await publish(channel, 'Antes');
    await wait(1_000);
    const bruna = await follower(testApp, channel);
    const second = await publish(channel, 'Depois');
    expect(await posts(bruna, channel)).toEqual([
      ['Depois', true],
      ['Antes', false],
    ]);
    expect(await unread(bruna)).toEqual([1]);
    await see(bruna, channel, [second.id]);
    expect(await posts(bruna, channel)).toEqual([
      ['Depois', false],
      ['Antes', false],
    ]);
    expect(await unread(bruna)).toEqual([]);
  });

  it('comes in pages that leave out nothing and say nothing twice', async () => {
    const channel = await makeChannel(team);
    for (let day = 0; day < 3; day += 1) {
      for (let made = 0; made < 9; made += 1) await publish(channel, `${day}-${made}`);
      // Of three days, while the sessions live on.
      await onAnotherDay(channel, day);
    }
    const { call } = await customer(testApp, {});
    const first = await call(listPosts, { params: link(channel), query: {} });
    const cursor = first.nextCursor ?? '';
    const second = await call(listPosts, { params: link(channel), query: { cursor } });
    const all = [...first.list, ...second.list].map(({ text }) => text);
    expect([first.list.length, new Set(all).size, second.nextCursor]).toEqual([20, 27, null]);
    expect(all[0]).toBe('2-8');
    const wrong = call(listPosts, { params: link(channel), query: { cursor: 'abc' } });
    await expect(wrong).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('of a channel for invited people is for its followers alone', async () => {
    const channel = await makeChannel(team, { type: 'invited_only' });
    const one = await publish(channel);
    const bruna = await customer(testApp, {});
    for (const ask of [
      () => posts(bruna, channel),
      () => see(bruna, channel, [one.id]),
      () => click(bruna, channel, one.id),
    ])
      await expect(ask()).rejects.toMatchObject({ name: 'not_found' });
    const made = await team.call(createChannelInvitation, {
      params: { id: channel.id },
      body: { usesAtMost: 10, days: 7 },
    });
    await bruna.call(followChannel, { params: link(channel), body: { invitation: invitationIn(made) } });
    expect(await posts(bruna, channel)).toHaveLength(1);
  });

  it('is gone from every phone when it is recalled', async () => {
    const channel = await makeChannel(team);
    const bruna = await follower(testApp, channel);
    const one = await publish(channel);
    await team.call(recallBroadcast, broadcastParams(one));
    expect(await posts(bruna, channel)).toEqual([]);
    expect(await unread(bruna)).toEqual([]);
    await see(bruna, channel, [one.id]);
    expect(await figures(one)).toEqual([1, 0, 0, 0]);
  });
});

describe('the figures', () => {
  it('count each person once, however often and from however many phones they look', async () => {
    const channel = await makeChannel(team);
    const people = [await follower(testApp, channel), await follower(testApp, channel)] as const;
    const one = await publish(channel, 'Veja https://cafe.example/a');
    await Promise.all(people.flatMap((person) => [1, 2, 3].map(() => see(person, channel, [one.id, one.id]))));
    expect(await figures(one)).toEqual([2, 2, 0, 0]);
    await Promise.all([1, 2, 3].map(() => click(people[0], channel, one.id)));
    expect(await figures(one)).toEqual([2, 2, 1, 0]);
  });

  it('count a click as seeing', async () => {
    const channel = await makeChannel(team);
    const bruna = await follower(testApp, channel);
    const one = await publish(channel);
    await click(bruna, channel, one.id);
    expect(await figures(one)).toEqual([1, 1, 1, 0]);
  });

  it('say how many opened each address, each person once', async () => {
    const channel = await makeChannel(team);
    const [bruna, caio] = [await follower(testApp, channel), await follower(testApp, channel)];
    const broadcast = await publish(
      channel,
      'Cardápio https://cafe.example/a, mapa https://cafe.example/b. De novo https://cafe.example/a',
    );
    const addresses = async () => (await team.call(getBroadcast, broadcastParams(broadcast))).addresses;
    expect(await addresses()).toEqual([
      { address: 'https://cafe.example/a', clicked: 0 },
      { address: 'https://cafe.example/b', clicked: 0 },
    ]);
    await Promise.all([click(bruna, channel, broadcast.id, 1), click(bruna, channel, broadcast.id, 1)]);
    await click(bruna, channel, broadcast.id, 0);
    await click(caio, channel, broadcast.id, 1);
    await click(caio, channel, broadcast.id, 7);
    await click(await customer(testApp, {}), channel, broadcast.id, 0);
    expect((await addresses()).map(({ clicked }) => clicked)).toEqual([1, 2]);
    expect((await figures(broadcast)).slice(1, 3)).toEqual([2, 2]);
    await expect(click(caio, channel, broadcast.id, 100)).rejects.toThrow();
  });

  it('do not say of clicks from before by which address they were', async () => {
    const channel = await makeChannel(team);
    const bruna = await follower(testApp, channel);
    const broadcast = await publish(channel, 'Veja https://cafe.example/a');
    await click(bruna, channel, broadcast.id);
    const { addresses } = await team.call(getBroadcast, broadcastParams(broadcast));
    expect(addresses).toEqual([{ address: 'https://cafe.example/a', clicked: null }]);
  });

  it('leave out those who do not follow, who came later, and what is of another channel', async () => {
    const [channel, other] = [await makeChannel(team), await makeChannel(team)];
    const bruna = await follower(testApp, other);
    const one = await publish(channel);
    await wait(1_000);
    const late = await follower(testApp, channel);
    await see(bruna, channel, [one.id]);
    await see(bruna, other, [one.id]);
    await click(bruna, other, one.id);
    await see(late, channel, [one.id]);
    await click(late, channel, randomUUID());
    expect(await figures(one)).toEqual([0, 0, 0, 0]);
  });

  it('say who unfollowed within a day, with the last broadcast that they had', async () => {
    const channel = await makeChannel(team);
    const people = [];
    for (let came = 0; came < 3; came += 1) people.push(await follower(testApp, channel));
    const leave = (person: Person | undefined) => person?.call(unfollowChannel, { params: link(channel) });
    const first = await publish(channel);
    const second = await publish(channel);
    await leave(people[0]);
    await leave(people[0]);
    expect([await figures(first), await figures(second)]).toEqual([
      [3, 0, 0, 0],
      [3, 0, 0, 1],
    ]);
    await leave(await follower(testApp, channel));
    await platform().execute(
      sql`update broadcast set sent_at = sent_at - interval '25 hours' where channel_id = ${channel.id}`,
    );
    await leave(people[1]);
    expect(await figures(second)).toEqual([3, 0, 0, 1]);
    expect(await posts(people[1] as Person, channel)).toEqual([
      ['Chegou o pão.', false],
      ['Chegou o pão.', false],
    ]);
  });
});

it('refuses what is no list of broadcasts', async () => {
  const channel = await makeChannel(team);
  const bruna = await follower(testApp, channel);
  for (const ids of [[], ['x'], Array.from({ length: 21 }, () => randomUUID())])
    await expect(see(bruna, channel, ids)).rejects.toMatchObject({ name: 'form_invalid' });
});

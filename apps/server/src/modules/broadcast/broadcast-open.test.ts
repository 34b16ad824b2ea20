import { randomUUID } from 'node:crypto';
import { broadcastsADay, getBroadcast, listBroadcasts } from '@balcao/contract/broadcast';
import { listPosts } from '@balcao/contract/broadcast-feed';
import { queryBroadcast, sendBroadcast, takeBackBroadcast } from '@balcao/contract/broadcast-open';
import type { Channel } from '@balcao/contract/channel';
import { closeChannel } from '@balcao/contract/channel';
import {
  getChannelServer,
  giveChannelServer,
  queryChannels,
  queryFollowerFigures,
  takeChannelServer,
} from '@balcao/contract/channel-open';
import { handOverChannel, putChannelManager, removeChannelManager } from '@balcao/contract/channel-right';
import type { AskOf } from '@balcao/contract/endpoint';
import { unfollowChannel } from '@balcao/contract/follower';
import { listLog } from '@balcao/contract/log';
import { removeMember } from '@balcao/contract/member';
import { freezeChannel } from '@balcao/contract/moderation-channel';
import { advanceClock } from '@balcao/contract/sandbox';
import { createNewsTeller } from '@balcao/example-servers/shop-news';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { makeTag, namedFollower, tagByName } from '../../../test/followers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { member, staffMember, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let server: MerchantServer;
beforeAll(async () => {
  testApp = await openTestApp();
});
/** Sessions do not live as long as some of these take, and a team has twenty channels at most. */
const openOurs = async () => {
  team = await openChannelTeam(testApp);
  server = await merchantServer(testApp, team);
};
afterAll(() => testApp.close());

/** A channel in which the server may publish. */
const served = async (): Promise<Channel> => {
  const channel = await makeChannel(team);
  await team.call(giveChannelServer, { params: { id: channel.id } });
  return channel;
};
type Entry = AskOf<typeof sendBroadcast>['body'];
let sentSoFar = 0;
const newNumber = (): string => {
  sentSoFar += 1;
  return `P-${sentSoFar}`;
};
const send = ({ id }: Pick<Channel, 'id'>, change: Partial<Entry> = {}, idempotencyKey: string = randomUUID()) => {
  const body = { merchantBroadcastNumber: newNumber(), channelId: id, type: 'message', text: 'Chegou o pão.' } as const;
  return server.call(sendBroadcast, { body: { ...body, ...change } }, { idempotencyKey });
};
const query = (merchantBroadcastNumber: string) => server.call(queryBroadcast, { params: { merchantBroadcastNumber } });
const takeBack = (merchantBroadcastNumber: string) =>
  server.call(takeBackBroadcast, { params: { merchantBroadcastNumber } }, { idempotencyKey: randomUUID() });
const wait = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const inHours = (hours: number) => new Date(testApp.platform.clock.now().getTime() + hours * 3_600_000).toISOString();
const refused = (name: string) => expect.objectContaining({ name });
const numberOf = ({ merchantBroadcastNumber }: { merchantBroadcastNumber: string | null }) =>
  merchantBroadcastNumber ?? '';

describe('a server that was let into a channel', () => {
  beforeAll(openOurs);
  it('publishes to everyone, and followers read it', async () => {
    const channel = await served();
    const person = await follower(testApp, channel);
    const sent = await send(channel, { type: 'link', title: 'Cardápio', url: 'https://padaria.example/hoje' });
    expect(sent).toMatchObject({ state: 'sent', delivered: 1, seen: 0, url: 'https://padaria.example/hoje' });
    const { list } = await person.call(listPosts, { params: { link: linkOf(channel) }, query: {} });
    expect(list.map(({ id }) => id)).toEqual([sent.id]);
    expect(await query(numberOf(sent))).toEqual(sent);
  });

  it('publishes once under one key and under one number', async () => {
    const channel = await served();
    const [key, body] = [randomUUID(), { merchantBroadcastNumber: newNumber() }];
    const first = await send(channel, body, key);
    expect(await send(channel, body, key)).toEqual(first);
    await expect(send(channel, body)).rejects.toEqual(refused('broadcast_number_used'));
    await expect(send(await served(), body)).rejects.toEqual(refused('broadcast_number_used'));
    const number = { merchantBroadcastNumber: newNumber() };
    const atOnce = await Promise.allSettled([send(channel, number), send(channel, number), send(channel, number)]);
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { list } = await team.call(listBroadcasts, { params: { id: channel.id }, query: {} });
    expect(list).toHaveLength(2);
  });

  it('publishes to a part, and reads how many have it', async () => {
    const channel = await served();
    for (const name of ['Ana', 'Bia', 'Caio']) await namedFollower(testApp, channel, name);
    const tag = await makeTag(team, channel, 'vip');
    await tagByName(team, channel, tag, ['Ana', 'Caio']);
    const [listed] = (await server.call(queryChannels, {})).list.filter(({ id }) => id === channel.id);
    expect(listed).toMatchObject({ name: channel.name, followers: 3, tags: [{ id: tag.id, name: 'vip' }] });
    const sent = await send(channel, { audience: { tags: [tag.id] } });
    const done = await until(
      () => query(numberOf(sent)),
      ({ state }) => state === 'sent',
    );
    expect(done).toMatchObject({ delivered: 2, audience: { tags: [tag.id] } });
  });

  it('publishes at a time, and takes that back before', async () => {
    const channel = await served();
    const [later, never] = [await send(channel, { at: inHours(1) }), await send(channel, { at: inHours(1) })];
    expect(later).toMatchObject({ state: 'scheduled', sentAt: null });
    expect(await takeBack(numberOf(never))).toMatchObject({ state: 'draft', scheduledAt: null });
    await wait(3_601);
    await until(
      () => query(numberOf(later)),
      ({ state }) => state === 'sent',
    );
    expect(await query(numberOf(never))).toMatchObject({ state: 'draft' });
  });

  it('takes one back within ten minutes, and no later', async () => {
    const channel = await served();
    const person = await follower(testApp, channel);
    const [first, second] = [await send(channel), await send(channel)];
    expect(await takeBack(numberOf(first))).toMatchObject({ state: 'recalled' });
    await expect(takeBack(numberOf(first))).rejects.toEqual(refused('state_forbids'));
    const { list } = await person.call(listPosts, { params: { link: linkOf(channel) }, query: {} });
    expect(list.map(({ id }) => id)).toEqual([second.id]);
    await wait(601);
    await expect(takeBack(numberOf(second))).rejects.toEqual(refused('state_forbids'));
  });

  it('reads who came and went by day', async () => {
    const channel = await served();
    const [gone] = [await follower(testApp, channel), await follower(testApp, channel)];
    await gone.call(unfollowChannel, { params: { link: linkOf(channel) } });
    const params = { channelId: channel.id };
    const figures = await server.call(queryFollowerFigures, { params });
    expect(figures).toMatchObject({ channelId: channel.id, followers: 1 });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.at(-1)).toMatchObject({ followed: 2, unfollowed: 1 });
    const query = { dayFrom: '20250101', dayTo: '20250103' };
    const past = await server.call(queryFollowerFigures, { params, query });
    expect(past.days.map(({ day, followed }) => [day, followed])).toEqual([
      ['20250101', 0],
      ['20250102', 0],
      ['20250103', 0],
    ]);
    const far = server.call(queryFollowerFigures, { params, query: { dayFrom: '20200101' } });
    await expect(far).rejects.toMatchObject({ name: 'form_invalid', fields: { dayTo: expect.any(String) } });
  });
});

describe('the news of the example shop', () => {
  it('go once a day into every channel that lets its server publish', async () => {
    const shop = await openChannelTeam(testApp);
    const { client: merchant } = await merchantServer(testApp, shop);
    const [channel, other] = [await makeChannel(shop), await makeChannel(shop)];
    await shop.call(giveChannelServer, { params: { id: channel.id } });
    const tell = createNewsTeller({ merchant, now: testApp.platform.clock.now });
    await tell();
    await tell();
    await wait(86_400);
    await tell();
    Object.assign(shop, await workIn(testApp, shop, shop.merchantId));
    const sentIn = async ({ id }: Channel) => (await shop.call(listBroadcasts, { params: { id }, query: {} })).list;
    expect((await sentIn(channel)).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(await sentIn(other)).toEqual([]);
  });
});

describe('what holds for members holds for the server', () => {
  beforeAll(openOurs);
  it('ten a day', async () => {
    const channel = await served();
    for (let sent = 0; sent < broadcastsADay; sent += 1) await send(channel);
    await expect(send(channel)).rejects.toEqual(refused('broadcasts_today'));
  });

  it.each([
    ['text', { text: '' }],
    ['title', { type: 'link', url: 'https://padaria.example' }],
    ['url', { type: 'link', title: 'Cardápio', url: 'http://padaria.example' }],
    ['at', { at: '2024-01-01T00:00:00Z' }],
    ['audience', { audience: { tags: ['019a0000-0000-7000-8000-000000000001'] } }],
  ] as const)('what is wrong with %s is said, and nothing is left behind', async (field, change) => {
    const channel = await served();
    const body = { merchantBroadcastNumber: newNumber(), ...change } as Partial<Entry>;
    await expect(send(channel, body)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [field]: expect.any(String) },
    });
    expect((await team.call(listBroadcasts, { params: { id: channel.id }, query: {} })).list).toEqual([]);
    await send(channel, { merchantBroadcastNumber: body.merchantBroadcastNumber ?? '' });
  });

  it('nothing goes out of a channel that staff have frozen', async () => {
    const channel = await served();
    const rita = await staffMember(testApp, 'reviewer');
    await rita.call(freezeChannel, { params: { id: channel.id }, body: { reason: 'Promete dinheiro em dobro.' } });
    await expect(send(channel)).rejects.toEqual(refused('channel_frozen'));
    expect((await team.call(listBroadcasts, { params: { id: channel.id }, query: {} })).list).toEqual([]);
  });

  it('nothing goes out of a closed channel', async () => {
    const channel = await served();
    await team.call(closeChannel, { params: { id: channel.id } });
    await wait(8 * 86_400);
    const closed = async () => (await server.call(queryChannels, {})).list.find(({ id }) => id === channel.id)?.state;
    await until(closed, (state) => state === 'closed');
    await expect(send(channel)).rejects.toEqual(refused('state_forbids'));
  });
});

describe('a server without the switch', () => {
  beforeAll(openOurs);

  it('neither publishes nor reads, from the next call on', async () => {
    const channel = await makeChannel(team);
    await expect(send(channel)).rejects.toEqual(refused('channel_server_off'));
    await team.call(giveChannelServer, { params: { id: channel.id } });
    const sent = await send(channel);
    const scheduled = await send(channel, { at: inHours(1) });
    expect(await team.call(takeChannelServer, { params: { id: channel.id } })).toMatchObject({ givenAt: null });
    await expect(send(channel)).rejects.toEqual(refused('channel_server_off'));
    await expect(query(numberOf(sent))).rejects.toEqual(refused('channel_server_off'));
    await expect(takeBack(numberOf(sent))).rejects.toEqual(refused('channel_server_off'));
    const figures = server.call(queryFollowerFigures, { params: { channelId: channel.id } });
    await expect(figures).rejects.toEqual(refused('channel_server_off'));
    expect((await server.call(queryChannels, {})).list).toEqual([]);
    await wait(3_601);
    await until(
      () => team.call(getBroadcast, broadcastParams(scheduled)),
      ({ state }) => state === 'draft',
    );
  });

  it('of another team finds nothing', async () => {
    const channel = await served();
    const sent = await send(channel);
    const other = await merchantServer(testApp, await openChannelTeam(testApp));
    const params = { merchantBroadcastNumber: numberOf(sent) };
    await expect(other.call(queryBroadcast, { params })).rejects.toEqual(refused('not_found'));
    const body = { merchantBroadcastNumber: 'X-1', channelId: channel.id, type: 'message', text: 'a' } as const;
    const foreign = other.call(sendBroadcast, { body }, { idempotencyKey: randomUUID() });
    await expect(foreign).rejects.toEqual(refused('not_found'));
  });

  it('knows nothing of what members publish', async () => {
    const channel = await served();
    const draft = await writeBroadcast(team, channel);
    await expect(query(draft.id)).rejects.toEqual(refused('not_found'));
  });
});

describe('the member who lets the server publish', () => {
  beforeAll(openOurs);
  it('passes on no right that they lack, and lends theirs', async () => {
    const permissions = [{ menuId: 'channels.index', permissionLevel: 'write' }] as const;
    const helper = await member(testApp, team, { permissions: [...permissions] });
    await customer(testApp, { boundTo: helper.accountId });
    const channel = await makeChannel(team);
    const params = { id: channel.id };
    const ofHelper = { params: { id: channel.id, memberId: helper.accountId } };
    const give = () => helper.call(giveChannelServer, { params });
    await expect(give()).rejects.toEqual(refused('channel_right'));
    await team.call(putChannelManager, { ...ofHelper, body: { rights: ['manage'] } });
    await expect(give()).rejects.toEqual(refused('channel_right'));
    await team.call(putChannelManager, { ...ofHelper, body: { rights: ['publish', 'manage'] } });
    expect(await give()).toMatchObject({ isEffective: true });
    const sent = await send(channel);
    await team.call(removeChannelManager, ofHelper);
    await expect(send(channel)).rejects.toEqual(refused('channel_right'));
    await expect(query(numberOf(sent))).rejects.toEqual(refused('channel_right'));
    await team.call(handOverChannel, { params, body: { memberId: helper.accountId } });
    expect(await query(numberOf(sent))).toMatchObject({ state: 'sent' });
  });

  it('is named to those who look, also when they may not publish any more', async () => {
    const channel = await makeChannel(team);
    const params = { id: channel.id };
    const read = () => team.call(getChannelServer, { params });
    expect(await read()).toEqual({ givenAt: null, givenBy: null, isEffective: false });
    const helper = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }],
    });
    await customer(testApp, { boundTo: helper.accountId });
    await team.call(handOverChannel, { params, body: { memberId: helper.accountId } });
    const given = await helper.call(giveChannelServer, { params });
    expect(given).toMatchObject({ givenBy: expect.stringMatching(/./), isEffective: true });
    await team.call(removeMember, { params: { id: helper.accountId } });
    expect(await read()).toMatchObject({ isEffective: false });
    await expect(send(channel)).rejects.toEqual(refused('channel_right'));
    await team.call(giveChannelServer, { params });
    expect(await send(channel)).toMatchObject({ state: 'sent' });
  });

  it('stands in the log, as does what the server does', async () => {
    const channel = await served();
    await takeBack(numberOf(await send(channel)));
    await takeBack(numberOf(await send(channel, { at: inHours(2) })));
    await team.call(takeChannelServer, { params: { id: channel.id } });
    const { list } = await team.call(listLog, { query: { pageSize: 20 } });
    const events = list.filter(({ subject }) => subject.id === channel.id).map(({ event }) => event);
    expect(events).toEqual(['131', '135', '133', '134', '132', '130', '50']);
  });
});

import { getBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { clickPost, countUnread, listPosts, seePosts } from '@balcao/contract/broadcast-feed';
import { pauseBroadcast, recallBroadcast, resumeBroadcast, stopBroadcast } from '@balcao/contract/broadcast-sending';
import type { Channel } from '@balcao/contract/channel';
import type { Audience } from '@balcao/contract/channel-audience';
import { followChannel, unfollowChannel } from '@balcao/contract/follower';
import { removeFollowerTag } from '@balcao/contract/follower-tag';
import { advanceClock } from '@balcao/contract/sandbox';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { followersOf, makeTag, namedFollower, tagByName } from '../../../test/followers.ts';
import { member, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import { sliceSize } from './broadcast-delivery.jobs.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<typeof customer>>;
type Sent = Awaited<ReturnType<typeof writeBroadcast>>;
const read = (broadcast: Sent) => team.call(getBroadcast, broadcastParams(broadcast));
const isSent = (broadcast: Sent) =>
  until(
    () => read(broadcast),
    ({ state }) => state === 'sent',
  );
let published = 0;
const publish = async (channel: Channel, audience: Audience, at: string | null = null) => {
  published += 1;
  const draft = await writeBroadcast(team, channel, { text: `Só para alguns ${published}` });
  const body = { version: draft.version, at, audience };
  return team.call(publishBroadcast, { ...broadcastParams(draft), body });
};
const postsOf = async ({ call }: Person, channel: Channel) =>
  (await call(listPosts, { params: { link: linkOf(channel) }, query: {} })).list.map(({ id }) => id);
const inHours = (hours: number) => new Date(testApp.platform.clock.now().getTime() + hours * 3_600_000).toISOString();
const wait = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
/** Followers laid out by the database, as many as several slices have. */
const crowd = async (count: number) => {
  const channel = await makeChannel(team);
  const place = { merchantId: team.merchantId, channelId: channel.id };
  await transaction(testApp.platform.db, async (tx) => {
    await testApp.services.followers.bringIn(tx, { ...place, count, days: 30, now: new Date() });
    await tx.execute(sql`update channel set followers = ${count} where id = ${channel.id}`);
  });
  return channel;
};
const rowsOf = async ({ id }: Sent): Promise<[number, number]> => {
  const { rows } = await testApp.platform.db.execute<{ all: number; people: number }>(
    sql`select count(*)::int as all, count(distinct customer_id)::int as people from broadcast_audience where broadcast_id = ${id}`,
  );
  return [rows[0]?.all ?? 0, rows[0]?.people ?? 0];
};

describe('a broadcast to a part of the followers', () => {
  it('is read by those of the part and by nobody else, unread marks and figures included', async () => {
    const channel = await makeChannel(team);
    const bruna = await namedFollower(testApp, channel, 'Bruna');
    const caio = await namedFollower(testApp, channel, 'Caio');
    const stranger = await customer(testApp, {});
    const vip = await makeTag(team, channel, 'vip');
    await tagByName(team, channel, vip, ['Bruna']);
    await wait(1);
    const sent = await isSent(await publish(channel, { tags: [vip.id] }));
    expect(sent).toMatchObject({ delivered: 1, audience: { tags: [vip.id] }, progress: null, isStopped: false });
    expect(await postsOf(bruna, channel)).toEqual([sent.id]);
    for (const other of [caio, stranger]) expect(await postsOf(other, channel)).toEqual([]);
    const unread = async ({ call }: Person) => (await call(countUnread, {})).list.map((one) => one.unread);
    expect([await unread(bruna), await unread(caio)]).toEqual([[1], []]);
    for (const { call } of [caio, bruna]) {
      await call(seePosts, { params: { link: linkOf(channel) }, body: { ids: [sent.id] } });
      await call(clickPost, { params: { link: linkOf(channel), broadcastId: sent.id } });
    }
    expect(await read(sent)).toMatchObject({ delivered: 1, seen: 1, clicked: 1, left: 0 });
    await caio.call(unfollowChannel, { params: { link: linkOf(channel) } });
    expect((await read(sent)).left).toBe(0);
    await bruna.call(unfollowChannel, { params: { link: linkOf(channel) } });
    expect((await read(sent)).left).toBe(1);
    expect(await postsOf(bruna, channel)).toEqual([]);
    await wait(1);
    await bruna.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
    expect(await postsOf(bruna, channel)).toEqual([]);
  });

  it('is not sent where nobody is in the part, or a tag is gone', async () => {
    const channel = await makeChannel(team);
    await namedFollower(testApp, channel, 'Bruna');
    const vip = await makeTag(team, channel, 'vip');
    const refused = { name: 'form_invalid', fields: { audience: expect.any(String) } };
    await expect(publish(channel, { tags: [vip.id] })).rejects.toMatchObject(refused);
    await team.call(removeFollowerTag, { params: { id: channel.id, tagId: vip.id } });
    await expect(publish(channel, { tags: [vip.id] }, inHours(1))).rejects.toMatchObject(refused);
  });

  it('that is scheduled goes to those who are in the part by then', async () => {
    const channel = await makeChannel(team);
    const bruna = await namedFollower(testApp, channel, 'Bruna');
    const vip = await makeTag(team, channel, 'vip');
    const scheduled = await publish(channel, { tags: [vip.id] }, inHours(0.1));
    expect(scheduled).toMatchObject({ state: 'scheduled', delivered: 0 });
    await tagByName(team, channel, vip, ['Bruna']);
    await wait(361);
    expect(await isSent(scheduled)).toMatchObject({ delivered: 1 });
    expect(await postsOf(bruna, channel)).toEqual([scheduled.id]);
  });

  it('of orders is chosen by those who may read orders', async () => {
    const channel = await makeChannel(team);
    const helper = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }],
    });
    await customer(testApp, { boundTo: helper.accountId });
    await testApp.platform.db.execute(sql`insert into channel_manager (merchant_id, channel_id, account_id, rights, added_at)
      values (${team.merchantId}, ${channel.id}, ${helper.accountId}, '{write,publish}', now())`);
    const draft = await writeBroadcast(helper, channel);
    const body = { version: draft.version, at: null, audience: { orderedDays: 30 } };
    const asked = helper.call(publishBroadcast, { ...broadcastParams(draft), body });
    await expect(asked).rejects.toMatchObject({ name: 'follower_orders' });
  });
});

describe('a sending of several slices', () => {
  const count = sliceSize * 2 + 500;
  it('comes to each once, also when two servers send it at once (rule: at-most-once)', async () => {
    const channel = await crowd(count);
    const other = await openTestApp({}, testApp.database);
    try {
      const sent = await publish(channel, { languages: ['pt-BR'] });
      expect(sent).toMatchObject({ state: 'sending', progress: { looked: 0, of: count, isPaused: false } });
      await wait(10);
      await Promise.all([testApp, other, testApp, other].map(({ platform }) => platform.jobs.sweep()));
      const { delivered } = await isSent(sent);
      const inPart = (await followersOf(team, channel, { language: 'pt-BR', pageSize: 1 })).length;
      expect(inPart).toBe(1);
      expect(await rowsOf(sent)).toEqual([delivered, delivered]);
      const { rows } = await testApp.platform.db.execute<{ all: number }>(
        sql`select count(*)::int as all from channel_follower where channel_id = ${channel.id} and language = 'pt-BR'`,
      );
      expect(delivered).toBe(rows[0]?.all);
    } finally {
      await other.close();
    }
  });

  it('goes on where it was when it is resumed, and ends where it is stopped or recalled', async () => {
    const channel = await crowd(count);
    const hold = sql`update broadcast set paused_at = now(), state = 'sending', stopped_at = null, recalled_at = null`;
    const sent = await isSent(await publish(channel, { dayFrom: '20200101' }));
    await testApp.platform.db.execute(sql`delete from broadcast_audience where broadcast_id = ${sent.id} and customer_id > (
      select last_looked from broadcast where id = ${sent.id}) `);
    const half = async () => {
      await testApp.platform.db.execute(sql`with kept as (
          select customer_id from channel_follower where channel_id = ${channel.id} order by customer_id limit ${sliceSize}),
        gone as (delete from broadcast_audience where broadcast_id = ${sent.id} and customer_id not in (select customer_id from kept))
        ${hold}, looked = ${sliceSize}, delivered = ${sliceSize}, last_looked = (select customer_id from kept order by customer_id desc limit 1)
        where id = ${sent.id}`);
    };
    await half();
    expect(await read(sent)).toMatchObject({ progress: { looked: sliceSize, of: count, isPaused: true } });
    await wait(10);
    expect(await read(sent)).toMatchObject({ state: 'sending', delivered: sliceSize });
    await expect(team.call(pauseBroadcast, broadcastParams(sent))).rejects.toMatchObject({ name: 'state_forbids' });
    await team.call(resumeBroadcast, broadcastParams(sent));
    expect(await isSent(sent)).toMatchObject({ delivered: count });
    expect(await rowsOf(sent)).toEqual([count, count]);
    await half();
    expect(await team.call(stopBroadcast, broadcastParams(sent))).toMatchObject({ state: 'sent', isStopped: true });
    await wait(10);
    expect(await rowsOf(sent)).toEqual([sliceSize, sliceSize]);
    await half();
    expect(await team.call(recallBroadcast, broadcastParams(sent))).toMatchObject({ state: 'recalled' });
    await wait(10);
    expect(await read(sent)).toMatchObject({ state: 'recalled', delivered: sliceSize });
  });
});

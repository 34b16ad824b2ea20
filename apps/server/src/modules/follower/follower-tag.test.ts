import { randomUUID } from 'node:crypto';
import type { Channel } from '@balcao/contract/channel';
import { estimateAudience } from '@balcao/contract/channel-audience';
import { listFollowers } from '@balcao/contract/channel-follower';
import { followChannel, openChannel, unfollowChannel } from '@balcao/contract/follower';
import { listFollowerTags, removeFollowerTag, renameFollowerTag, tagFollowers } from '@balcao/contract/follower-tag';
import { listLog } from '@balcao/contract/log';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { exportedRows } from '../../../test/exported-rows.ts';
import { followersOf, makeTag, namedFollower, tagByName } from '../../../test/followers.ts';
import { merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { member, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const namesOf = async (channel: Channel, query: object = {}) =>
  (await followersOf(team, channel, query)).map(({ name }) => name);
const tagsOf = async ({ id }: Channel) => (await team.call(listFollowerTags, { params: { id } })).list;
const ofTag = ({ id }: Channel, tag: { id: string }) => ({ params: { id, tagId: tag.id } });
const channelOf = async (...people: string[]) => {
  const channel = await makeChannel(team);
  const all = [];
  for (const name of people) all.push(await namedFollower(testApp, channel, name));
  return { channel, people: all };
};

describe('the followers of a channel', () => {
  it('stand in a list by the name and language of their last visit, the last first', async () => {
    const { channel, people } = await channelOf('Bruna Lima', 'Caio Dias');
    expect(await namesOf(channel)).toEqual(['Caio Dias', 'Bruna Lima']);
    expect(await namesOf(channel, { sort: 'time' })).toEqual(['Bruna Lima', 'Caio Dias']);
    const inEnglish = testApp.caller(people[0]?.token, 'en-US');
    await inEnglish(openChannel, { params: { link: linkOf(channel) } });
    expect(await namesOf(channel, { language: 'en-US' })).toEqual(['Bruna Lima']);
    expect(await namesOf(channel, { search: 'DIAS' })).toEqual(['Caio Dias']);
    expect(await namesOf(channel, { search: '%' })).toEqual([]);
    expect(await namesOf(channel, { hearing: 'muted' })).toEqual([]);
    expect(await namesOf(channel, { dayTo: '20200101' })).toEqual([]);
    expect(JSON.stringify(await followersOf(team, channel))).not.toContain(people[0]?.phone.slice(3));
  });

  it('show whether they have ordered to members who may read orders, and to them alone', async () => {
    const { channel } = await channelOf('Caio Dias');
    const till = await openTill(testApp, await merchantServer(testApp, team));
    await till.payer.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
    const ordering = async () => (await followersOf(team, channel)).map(({ orders }) => orders);
    expect(await ordering()).toEqual(['none', 'none']);
    await till.paid(1_000);
    expect(await ordering()).toEqual(['ordered', 'none']);
    expect(await namesOf(channel, { orders: 'ordered' })).toEqual(['Bruna Carvalho']);
    expect(await namesOf(channel, { orders: 'none' })).toEqual(['Caio Dias']);
    const count = async () =>
      (await team.call(estimateAudience, { params: { id: channel.id }, query: { orderedDays: 30 } })).followers;
    expect(await count()).toBe(1);
    await testApp.platform.db.execute(sql`update "order" set completed_at = completed_at - interval '31 days'
      where merchant_id = ${team.merchantId}`);
    expect(await count()).toBe(0);
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'read' }],
    });
    const seen = await followersOf(reader, channel);
    expect(seen.map(({ orders }) => orders)).toEqual([null, null]);
    const asked = [
      reader.call(listFollowers, { params: { id: channel.id }, query: { orders: 'ordered' } }),
      reader.call(estimateAudience, { params: { id: channel.id }, query: { orderedDays: 30 } }),
    ];
    for (const one of await Promise.allSettled(asked))
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'follower_orders' } });
  });

  it('come as a file with the tags that they have', async () => {
    const { channel } = await channelOf('Bruna Lima', '=Caio');
    await tagByName(team, channel, await makeTag(team, channel, 'vip'), ['Bruna Lima']);
    const [titles, ...rows] = await exportedRows(testApp, team, 'follower', { channelId: channel.id });
    expect(titles).toContain('Seguidor');
    expect(rows).toHaveLength(2);
    expect(rows.join('\n')).toContain('vip');
    expect(rows.join('\n')).not.toMatch(/(^|[;,])=Caio/m);
  });
});

describe('a tag', () => {
  it('is put on many at once and taken off; it goes with the follower who leaves', async () => {
    const { channel, people } = await channelOf('Bruna', 'Caio', 'Daniela');
    const [vip, north] = [await makeTag(team, channel, 'vip'), await makeTag(team, channel, 'zona norte')];
    await tagByName(team, channel, vip, ['Bruna', 'Caio']);
    await tagByName(team, channel, vip, ['Bruna', 'Caio']);
    await tagByName(team, channel, north, ['Caio']);
    expect((await tagsOf(channel)).map(({ name, followers }) => [name, followers])).toEqual([
      ['vip', 2],
      ['zona norte', 1],
    ]);
    expect(await namesOf(channel, { tag: vip.id })).toEqual(['Caio', 'Bruna']);
    const [, caio] = await followersOf(team, channel);
    const body = { followerIds: [caio?.id ?? '', randomUUID()], put: [], take: [vip.id, north.id] };
    expect(await team.call(tagFollowers, { params: { id: channel.id }, body })).toEqual({ followers: 1 });
    expect(await namesOf(channel, { tag: vip.id })).toEqual(['Bruna']);
    await people[0]?.call(unfollowChannel, { params: { link: linkOf(channel) } });
    expect((await tagsOf(channel)).map(({ followers }) => followers)).toEqual([0, 0]);
  });

  it('has a name that no other of the channel has, and may get another one', async () => {
    const { channel } = await channelOf();
    const vip = await makeTag(team, channel, 'VIP');
    const north = await makeTag(team, channel, 'Norte');
    const taken = { name: 'form_invalid', fields: { name: expect.any(String) } };
    await expect(makeTag(team, channel, 'vip')).rejects.toMatchObject(taken);
    const rename = (name: string) => team.call(renameFollowerTag, { ...ofTag(channel, north), body: { name } });
    await expect(rename('vip')).rejects.toMatchObject(taken);
    expect(await rename('Zona norte')).toMatchObject({ id: north.id, name: 'Zona norte' });
    await expect(makeTag(team, channel, 'x'.repeat(31))).rejects.toMatchObject({ name: 'form_invalid' });
    await makeTag(team, await makeChannel(team), 'vip');
    await team.call(removeFollowerTag, ofTag(channel, vip));
    await makeTag(team, channel, 'vip');
    const { list } = await team.call(listLog, { query: { event: ['86', '87'] } });
    expect(list.map(({ changes }) => changes[0])).toMatchObject([
      { field: 'tag', before: 'VIP', after: null },
      { field: 'tag', before: 'Norte', after: 'Zona norte' },
    ]);
  });

  it('is one of 50 in a channel and of 20 on a follower, no matter who is faster (rule: database-decides)', async () => {
    const { channel } = await channelOf('Bruna');
    const made = await Promise.allSettled(Array.from({ length: 52 }, (_, n) => makeTag(team, channel, `tag ${n}`)));
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
    expect(refused).toEqual(['follower_tags_full', 'follower_tags_full']);
    const ids = (await tagsOf(channel)).map(({ id }) => id);
    const [bruna] = await followersOf(team, channel);
    const put = (some: string[]) =>
      team.call(tagFollowers, {
        params: { id: channel.id },
        body: { followerIds: [bruna?.id ?? ''], put: some, take: [] },
      });
    const asked = await Promise.allSettled([put(ids.slice(0, 11)), put(ids.slice(11, 22))]);
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await followersOf(team, channel))[0]?.tags).toHaveLength(11);
  });

  it('is put by those who may answer followers, and is a tag of this channel', async () => {
    const { channel } = await channelOf('Bruna');
    const vip = await makeTag(team, channel, 'vip');
    const helper = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }],
    });
    await customer(testApp, { boundTo: helper.accountId });
    await expect(makeTag(helper, channel, 'meu')).rejects.toMatchObject({ name: 'channel_right' });
    const other = await makeChannel(team);
    await expect(tagByName(team, other, vip, [])).rejects.toMatchObject({ name: 'form_invalid' });
    const body = { followerIds: [randomUUID()], put: [vip.id], take: [] };
    await expect(team.call(tagFollowers, { params: { id: other.id }, body })).rejects.toMatchObject({
      name: 'not_found',
    });
  });
});

describe('a part of the followers', () => {
  it('is counted by all that is asked for: any tag or all of them, language and days', async () => {
    const { channel } = await channelOf('Bruna', 'Caio', 'Daniela');
    const [vip, north] = [await makeTag(team, channel, 'vip'), await makeTag(team, channel, 'norte')];
    await tagByName(team, channel, vip, ['Bruna', 'Caio']);
    await tagByName(team, channel, north, ['Caio', 'Daniela']);
    const count = async (query: object) =>
      (await team.call(estimateAudience, { params: { id: channel.id }, query })).followers;
    const tags = [vip.id, north.id];
    expect(await count({ tags })).toBe(3);
    expect(await count({ tags, tagMatch: 'all' })).toBe(1);
    expect(await count({ tags: [vip.id], languages: ['pt-BR'] })).toBe(2);
    expect(await count({ languages: ['zh-CN'] })).toBe(0);
    expect(await count({ dayFrom: '20200101' })).toBe(3);
    expect(await count({ dayTo: '20200101' })).toBe(0);
    expect(await count({ orderedDays: 30 })).toBe(0);
    await expect(count({ tagMatch: 'all' })).rejects.toMatchObject({ name: 'form_invalid' });
    await expect(count({ dayFrom: '20260102', dayTo: '20260101' })).rejects.toMatchObject({ name: 'form_invalid' });
  });
});

import { type Channel, closeChannel, getChannel } from '@balcao/contract/channel';
import {
  createChannelInvitation,
  listChannelInvitations,
  revokeChannelInvitation,
} from '@balcao/contract/channel-invitation';
import {
  followChannel,
  listFollowedChannels,
  muteChannel,
  openChannel,
  searchChannels,
  unfollowChannel,
} from '@balcao/contract/follower';
import { advanceClock } from '@balcao/contract/sandbox';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationIn, linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { member, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const somebody = () => customer(testApp, {});
type Person = Awaited<ReturnType<typeof somebody>>;
const paramsOf = (channel: Channel) => ({ params: { link: linkOf(channel) } });
const follow = ({ call }: Person, channel: Channel, invitation?: string) =>
  call(followChannel, { ...paramsOf(channel), body: invitation === undefined ? {} : { invitation } });
const followersOf = async ({ id }: Channel) => (await team.call(getChannel, { params: { id } })).followers;
const invite = (channel: Channel, body = { usesAtMost: 10, days: 7 }) =>
  team.call(createChannelInvitation, { params: { id: channel.id }, body });

describe('a channel for everyone', () => {
  it('is found by a part of its name and by its category, the most followed first', async () => {
    const [small, large] = [
      await makeChannel(team, { name: 'Sabores do Mar', category: 'food' }),
      await makeChannel(team, { name: 'Sabores da Serra', category: 'travel' }),
    ];
    const bruna = await somebody();
    await follow(bruna, large);
    const found = async (query: object) => (await bruna.call(searchChannels, { query })).list.map(({ name }) => name);
    expect(await found({ search: 'SABORES' })).toEqual([large.name, small.name]);
    expect(await found({ search: 'sabores', category: 'food' })).toEqual([small.name]);
    expect(await found({ search: '%' })).toEqual([]);
  });

  it('is followed once however often it is asked, and the count and its picture say so at once', async () => {
    const channel = await makeChannel(team);
    const bruna = await somebody();
    await Promise.all([follow(bruna, channel), follow(bruna, channel), follow(bruna, channel)]);
    expect(await follow(bruna, channel)).toMatchObject({ isFollowing: true, isMuted: false, followers: 1 });
    const seen = await team.call(getChannel, { params: { id: channel.id } });
    expect([seen.followers, seen.growth.at(-1), seen.growth.at(-2)]).toEqual([1, 1, 0]);
  });

  it('is among those that a person follows until they unfollow it', async () => {
    const channel = await makeChannel(team);
    const bruna = await somebody();
    await follow(bruna, channel);
    const mine = async () => (await bruna.call(listFollowedChannels, {})).list.map(({ name }) => name);
    expect(await mine()).toEqual([channel.name]);
    await bruna.call(unfollowChannel, paramsOf(channel));
    await bruna.call(unfollowChannel, paramsOf(channel));
    expect(await mine()).toEqual([]);
    expect(await followersOf(channel)).toBe(0);
    expect(await bruna.call(openChannel, paramsOf(channel))).toMatchObject({ isFollowing: false, followers: 0 });
  });

  it('is muted and heard again by those who follow it alone', async () => {
    const channel = await makeChannel(team);
    const bruna = await somebody();
    const mute = (isMuted: boolean) => bruna.call(muteChannel, { ...paramsOf(channel), body: { isMuted } });
    await expect(mute(true)).rejects.toMatchObject({ name: 'not_found' });
    await follow(bruna, channel);
    expect(await mute(true)).toMatchObject({ isMuted: true });
    expect(await mute(false)).toMatchObject({ isMuted: false });
  });

  it('takes no more followers while it closes; those who follow see when', async () => {
    const channel = await makeChannel(team);
    const [bruna, caio] = [await somebody(), await somebody()];
    await follow(bruna, channel);
    await team.call(closeChannel, { params: { id: channel.id } });
    await expect(follow(caio, channel)).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await followersOf(channel)).toBe(1);
    const seen = await bruna.call(openChannel, paramsOf(channel));
    expect(seen).toMatchObject({ state: 'closing', closesAt: expect.any(String), isFollowing: true });
    expect((await caio.call(searchChannels, { query: { search: channel.name } })).list).toEqual([]);
  });

  it('that does not exist is unknown', async () => {
    const { call } = await somebody();
    const params = { link: 'a'.repeat(22) };
    for (const asked of [call(openChannel, { params }), call(followChannel, { params, body: {} })])
      await expect(asked).rejects.toMatchObject({ name: 'not_found' });
    const bad = call(openChannel, { params: { link: 'a b' } });
    await expect(bad).rejects.toMatchObject({ name: 'form_invalid' });
  });
});

describe('a channel for invited people', () => {
  it('shows itself to nobody without an invitation, in no search and by no link', async () => {
    const channel = await makeChannel(team, { type: 'invited_only' });
    const bruna = await somebody();
    expect((await bruna.call(searchChannels, { query: { search: channel.name } })).list).toEqual([]);
    await expect(bruna.call(openChannel, paramsOf(channel))).rejects.toMatchObject({ name: 'not_found' });
    await expect(follow(bruna, channel)).rejects.toMatchObject({ name: 'not_found' });
    await expect(follow(bruna, channel, 'x'.repeat(22))).rejects.toMatchObject({ name: 'channel_invitation_over' });
    expect(await followersOf(channel)).toBe(0);
  });

  it('is followed by a link, which counts each person once', async () => {
    const channel = await makeChannel(team, { type: 'invited_only' });
    const link = await invite(channel);
    const bruna = await somebody();
    const query = { invitation: invitationIn(link) };
    expect(await bruna.call(openChannel, { ...paramsOf(channel), query })).toMatchObject({ isFollowing: false });
    await follow(bruna, channel, query.invitation);
    await follow(bruna, channel, query.invitation);
    expect(await bruna.call(openChannel, paramsOf(channel))).toMatchObject({ isFollowing: true });
    const { list } = await team.call(listChannelInvitations, { params: { id: channel.id } });
    expect(list).toMatchObject([{ id: link.id, uses: 1, usesAtMost: 10, state: 'good' }]);
  });

  it('refuses the one too many of a link, also when many come at once (rule: database-decides)', async () => {
    const channel = await makeChannel(team, { type: 'invited_only' });
    const link = await invite(channel, { usesAtMost: 1_000, days: 1 });
    const used = sql`update channel_invitation set uses = 997 where merchant_id = ${team.merchantId} and id = ${link.id}`;
    await testApp.platform.db.execute(used);
    const people = await Promise.all(Array.from({ length: 8 }, somebody));
    const asked = await Promise.allSettled(people.map((one) => follow(one, channel, invitationIn(link))));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ name: 'channel_invitation_over' });
    expect(await followersOf(channel)).toBe(3);
    const { list } = await team.call(listChannelInvitations, { params: { id: channel.id } });
    expect(list).toMatchObject([{ uses: 1_000, state: 'usedUp' }]);
  });

  it('lets nobody in by a link that was revoked a moment ago, nor by that of another channel', async () => {
    const [channel, second] = [
      await makeChannel(team, { type: 'invited_only' }),
      await makeChannel(team, { type: 'invited_only' }),
    ];
    const link = await invite(channel);
    const bruna = await somebody();
    const over = { name: 'channel_invitation_over' };
    await expect(follow(bruna, second, invitationIn(link))).rejects.toMatchObject(over);
    const params = { id: channel.id, invitationId: link.id };
    await team.call(revokeChannelInvitation, { params });
    await expect(follow(bruna, channel, invitationIn(link))).rejects.toMatchObject(over);
    const query = { invitation: invitationIn(link) };
    await expect(bruna.call(openChannel, { ...paramsOf(channel), query })).rejects.toMatchObject(over);
    const { list } = await team.call(listChannelInvitations, { params: { id: channel.id } });
    expect(list).toMatchObject([{ state: 'revoked' }]);
  });

  it('lets nobody in by a link whose days are over', async () => {
    const channel = await makeChannel(team, { type: 'invited_only' });
    const link = await invite(channel, { usesAtMost: 5, days: 1 });
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 86_401 } });
    await expect(follow(await somebody(), channel, invitationIn(link))).rejects.toMatchObject({
      name: 'channel_invitation_over',
    });
  });

  it('has links within bounds alone, made by those who manage it', async () => {
    team = await openChannelTeam(testApp);
    const channel = await makeChannel(team, { type: 'invited_only' });
    for (const [field, body] of [
      ['usesAtMost', { usesAtMost: 0, days: 1 }],
      ['usesAtMost', { usesAtMost: 100_001, days: 1 }],
      ['days', { usesAtMost: 1, days: 0 }],
      ['days', { usesAtMost: 1, days: 91 }],
    ] as const)
      await expect(invite(channel, body)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
    const open = await makeChannel(team);
    await expect(invite(open)).rejects.toMatchObject({ name: 'state_forbids' });
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }],
    });
    const asked = reader.call(listChannelInvitations, { params: { id: channel.id } });
    await expect(asked).rejects.toMatchObject({ name: 'channel_right' });
  });
});

import { getBroadcast } from '@balcao/contract/broadcast';
import { recallBroadcast } from '@balcao/contract/broadcast-sending';
import { closeChannel } from '@balcao/contract/channel';
import { unfollowChannel } from '@balcao/contract/follower';
import { likePost, unlikePost } from '@balcao/contract/reaction';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import type { Team } from '../../../test/people.ts';
import { like, postParams, postsOf } from '../../../test/reactions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const posted = async () => {
  const channel = await makeChannel(team);
  const bruna = await follower(testApp, channel);
  const post = await sendBroadcast(team, await writeBroadcast(team, channel));
  return { channel, bruna, post };
};

describe('a like', () => {
  it('counts once for each person, however often and at the same instant it is given and taken back', async () => {
    const { channel, bruna, post } = await posted();
    const caio = await follower(testApp, channel);
    await Promise.all([like(bruna, channel, post), like(bruna, channel, post), like(bruna, channel, post)]);
    expect(await like(bruna, channel, post)).toEqual({ likes: 1, isLiked: true });
    expect(await caio.call(likePost, postParams(channel, post))).toEqual({ likes: 2, isLiked: true });
    expect(await postsOf(bruna, channel)).toMatchObject([{ reactions: { likes: 2, isLiked: true } }]);
    expect(await team.call(getBroadcast, broadcastParams(post))).toMatchObject({ likes: 2 });
    const back = () => bruna.call(unlikePost, postParams(channel, post));
    await Promise.all([back(), back(), back()]);
    expect(await back()).toEqual({ likes: 1, isLiked: false });
    expect(await postsOf(caio, channel)).toMatchObject([{ reactions: { likes: 1, isLiked: true } }]);
  });

  it('comes from followers alone, who can still take it back when they follow no longer', async () => {
    const { channel, bruna, post } = await posted();
    const caio = await customer(testApp, {});
    await expect(like(caio, channel, post)).rejects.toMatchObject({ name: 'reaction_follow' });
    await like(bruna, channel, post);
    await bruna.call(unfollowChannel, { params: { link: linkOf(channel) } });
    await expect(like(bruna, channel, post)).rejects.toMatchObject({ name: 'reaction_follow' });
    expect(await bruna.call(unlikePost, postParams(channel, post))).toEqual({ likes: 0, isLiked: false });
  });

  it('is not taken of what is a draft, recalled or taken down, nor of another channel', async () => {
    const { channel, bruna, post } = await posted();
    const other = await posted();
    const draft = await writeBroadcast(team, channel);
    await team.call(recallBroadcast, broadcastParams(post));
    for (const id of [draft.id, post.id, other.post.id])
      await expect(like(bruna, channel, { id })).rejects.toMatchObject({ name: 'not_found' });
    await testApp.platform.db.execute(sql`update broadcast set state = 'takenDown' where id = ${other.post.id}`);
    await expect(like(other.bruna, other.channel, other.post)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is not taken while staff hold the channel; while it closes, it is', async () => {
    const { channel, bruna, post } = await posted();
    await team.call(closeChannel, { params: { id: channel.id } });
    expect(await like(bruna, channel, post)).toMatchObject({ likes: 1 });
    const held = await posted();
    await testApp.platform.db.execute(sql`update channel set frozen_at = now() where id = ${held.channel.id}`);
    await expect(like(held.bruna, held.channel, held.post)).rejects.toMatchObject({ name: 'channel_frozen' });
  });
});

import type { Channel } from '@balcao/contract/channel';
import { followChannel, unfollowChannel } from '@balcao/contract/follower';
import { verifyWebhook, type WebhookEvent } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Receiver } from '../../../test/merchants.ts';
import type { Team } from '../../../test/people.ts';
import { allowReplies, reply } from '../../../test/reactions.ts';
import { addressOf, type Notifying, openNotifying, untilDeliveries } from '../../../test/webhooks.ts';

let product: Notifying;
let team: Team;
let channel: Channel;
beforeAll(async () => {
  product = await openNotifying();
});
afterAll(() => product.close());

/** A team with a channel, told of it at an address. */
const told = async (types: Parameters<typeof addressOf>[2]) => {
  team = await openChannelTeam(product.testApp);
  channel = await makeChannel(team);
  const hook = await product.listen();
  const { secret } = await addressOf(team, hook, types);
  const next = async (): Promise<WebhookEvent> => {
    const { headers, body } = await hook.receive();
    return verifyWebhook({ headers, body: Buffer.from(body), secret, now: product.testApp.platform.clock.now });
  };
  return { hook, next };
};
const follow = (person: Awaited<ReturnType<typeof customer>>, { url }: Channel) =>
  person.call(followChannel, { params: { link: linkOf({ url }) }, body: {} });
const unfollow = (person: Awaited<ReturnType<typeof customer>>, { url }: Channel) =>
  person.call(unfollowChannel, { params: { link: linkOf({ url }) } });
const followerIn = ({ data }: WebhookEvent) => ('followerId' in data ? data.followerId : undefined);

describe('the server of a team', () => {
  it('hears who follows and who leaves, by an id of that channel alone', async () => {
    const { next } = await told(['channel.followed', 'channel.unfollowed']);
    const bruna = await customer(product.testApp, { name: 'Bruna Teixeira' });
    await follow(bruna, channel);
    const first = await next();
    expect(first).toMatchObject({ type: 'channel.followed', data: { channelId: channel.id } });
    expect(Object.keys(first.data)).toEqual(['channelId', 'followerId', 'followedAt']);
    await follow(bruna, channel);
    await unfollow(bruna, channel);
    const gone = await next();
    expect(gone).toEqual({ ...first, type: 'channel.unfollowed', timestamp: gone.timestamp });
    await follow(bruna, channel);
    expect(followerIn(await next())).toBe(followerIn(first));
    const other = await makeChannel(team);
    await follow(bruna, other);
    const elsewhere = followerIn(await next());
    expect(elsewhere).toBeTruthy();
    expect(elsewhere).not.toBe(followerIn(first));
  });

  it('hears of a broadcast when all have it, of members too', async () => {
    const { next } = await told(['broadcast.sent']);
    await follower(product.testApp, channel);
    const { id } = await sendBroadcast(team, await writeBroadcast(team, channel));
    const data = { id, channelId: channel.id, state: 'sent', delivered: 1, merchantBroadcastNumber: null };
    expect(await next()).toMatchObject({ type: 'broadcast.sent', data });
  });

  it('hears what a person replied, once, by their id of that channel', async () => {
    const { next, hook } = await told(['channel.followed', 'broadcast.replied']);
    await allowReplies(team, channel);
    const bruna = await namedFollower(product.testApp, channel, 'Bruna Teixeira');
    const followed = await next();
    const post = await sendBroadcast(team, await writeBroadcast(team, channel));
    const clientId = crypto.randomUUID();
    const sent = await reply(bruna, channel, post, 'Tem sem glúten?', clientId);
    await reply(bruna, channel, post, 'Tem sem glúten?', clientId);
    const replied = await next();
    const of = { channelId: channel.id, broadcastId: post.id, replyId: sent.id, followerId: followerIn(followed) };
    const data = { ...of, name: 'Bruna Teixeira', text: 'Tem sem glúten?', repliedAt: sent.at };
    expect(replied).toMatchObject({ type: 'broadcast.replied', data });
    expect(Object.keys(replied.data)).toHaveLength(Object.keys(data).length);
    expect(hook.requests).toHaveLength(2);
  });

  it('hears nothing that its address was not chosen for', async () => {
    await told(['order.paid']);
    await follower(product.testApp, channel);
    await sendBroadcast(team, await writeBroadcast(team, channel));
    await untilDeliveries(team, (list) => expect(list).toEqual([]));
  });

  it('is called by no more than sixteen at once, however many follow', async () => {
    const { hook }: { hook: Receiver } = await told(['channel.followed']);
    hook.answerWith({ status: 0 });
    const people = await Promise.all(Array.from({ length: 40 }, () => customer(product.testApp, {})));
    await Promise.all(people.map((person) => follow(person, channel)));
    for (let taken = 0; taken < 16; taken += 1) await hook.receive();
    const list = await untilDeliveries(team, (all) => expect(all).toHaveLength(40));
    expect(list.every(({ state }) => state === 'waiting')).toBe(true);
    expect(hook.requests).toHaveLength(16);
    hook.answerWith({ status: 204 });
  });
});

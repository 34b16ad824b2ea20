import { unfollowChannel } from '@balcao/contract/follower';
import { defaultPageSize, type ListSort } from '@balcao/contract/page';
import { listTeamReplies, moveReply } from '@balcao/contract/reply';
import { likeReply, removeReply, unlikeReply } from '@balcao/contract/reply-phone';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import type { Team } from '../../../test/people.ts';
import { allowReplies, repliesTo, reply, teamReplies } from '../../../test/reactions.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

/** A post with a reply of one follower, and another follower. */
const posted = async () => {
  const channel = await makeChannel(team);
  await allowReplies(team, channel);
  const [bruna, caio] = [await follower(testApp, channel), await follower(testApp, channel)];
  const post = await sendBroadcast(team, await writeBroadcast(team, channel));
  const { id } = await reply(bruna, channel, post, 'Tem sem glúten?');
  const params = (replyId = id) => ({ params: { link: linkOf(channel), broadcastId: post.id, replyId } });
  const like = (who: TestCustomer, replyId = id) => who.call(likeReply, params(replyId));
  const unlike = (who: TestCustomer) => who.call(unlikeReply, params());
  return { channel, bruna, caio, post, id, params, like, unlike };
};
const likesIn = async (table: 'reply_like' | 'broadcast_reply', id: string): Promise<number> => {
  const of = table === 'reply_like' ? sql`count(*)` : sql`max(likes)`;
  const key = table === 'reply_like' ? sql`reply_id` : sql`id`;
  const { rows } = await testApp.platform.db.execute<{ n: string | null }>(
    sql`select ${of} as n from ${sql.identifier(table)} where ${key} = ${id}`,
  );
  return Number(rows[0]?.n ?? 0);
};

describe('a like of a reply', () => {
  it('counts once for each person, however often and at the same instant it is given and taken back', async () => {
    const { channel, bruna, caio, post, id, like, unlike } = await posted();
    await Promise.all([like(caio), like(caio), like(caio), like(bruna)]);
    expect(await like(caio)).toEqual({ likes: 2, isLiked: true });
    expect((await repliesTo(caio, channel, post)).list).toMatchObject([{ id, likes: 2, isLiked: true }]);
    expect(await teamReplies(team, channel, post)).toMatchObject([{ id, likes: 2 }]);
    await Promise.all([unlike(caio), unlike(caio), like(bruna)]);
    expect(await unlike(caio)).toEqual({ likes: 1, isLiked: false });
    expect((await repliesTo(caio, channel, post)).list).toMatchObject([{ likes: 1, isLiked: false }]);
    expect([await likesIn('reply_like', id), await likesIn('broadcast_reply', id)]).toEqual([1, 1]);
  });

  it('comes from followers alone, of what everyone reads, while the channel takes replies', async () => {
    const { channel, bruna, caio, id, like, unlike } = await posted();
    const other = await posted();
    expect(await outcomesOf([like(await customer(testApp, {})), like(caio, other.id)])).toEqual([
      'reaction_follow',
      'not_found',
    ]);
    await like(caio);
    await team.call(moveReply, { params: { id: channel.id, replyId: id }, body: { state: 'hidden', why: 'spam' } });
    // Its author still reads it, and nobody else.
    expect(await outcomesOf([like(caio), like(bruna)])).toEqual(['not_found', 'state_forbids']);
    await team.call(moveReply, { params: { id: channel.id, replyId: id }, body: { state: 'shown' } });
    await allowReplies(team, channel, false);
    expect(await outcomesOf([like(bruna)])).toEqual(['replies_off']);
    await caio.call(unfollowChannel, { params: { link: linkOf(channel) } });
    expect(await unlike(caio)).toEqual({ likes: 0, isLiked: false });
  });

  it('is gone with the reply, also where one likes it while it is removed', async () => {
    const { bruna, caio, id, params, like } = await posted();
    await like(bruna);
    const ended = await outcomesOf([like(caio), bruna.call(removeReply, params()), like(caio)]);
    expect(ended[1]).toBe('done');
    for (const one of [ended[0], ended[2]]) expect(['done', 'not_found']).toContain(one);
    expect(await likesIn('reply_like', id)).toBe(0);
    expect(await outcomesOf([like(caio)])).toEqual(['not_found']);
  });

  it('sorts what the team reads, page by page, each once, where several have as many', async () => {
    const { channel, caio, bruna, post, like } = await posted();
    const { db } = testApp.platform;
    await db.execute(sql`insert into broadcast_reply (merchant_id, id, channel_id, broadcast_id, customer_id, client_id, name, text, state, at, likes)
      select ${team.merchantId}::uuid, gen_random_uuid(), ${channel.id}::uuid, ${post.id}::uuid, customer_id, gen_random_uuid(), name, 'n', 'shown', at, n % 4
      from broadcast_reply, generate_series(1, ${defaultPageSize + 3}) n where broadcast_id = ${post.id}`);
    const best = await reply(caio, channel, post, 'O melhor da rua');
    await like(bruna, best.id);
    await db.execute(sql`update broadcast_reply set likes = 9 where id = ${best.id}`);
    const read = (sort: ListSort, cursor?: string) =>
      team.call(listTeamReplies, {
        params: { id: channel.id },
        query: { broadcastId: post.id, sort, ...(cursor && { cursor }) },
      });
    const first = await read('-amount');
    const second = await read('-amount', first.nextCursor ?? '');
    const all = [...first.list, ...second.list];
    expect(second.nextCursor).toBeNull();
    expect(all[0]).toMatchObject({ id: best.id, likes: 9 });
    expect(new Set(all.map(({ id }) => id)).size).toBe(defaultPageSize + 5);
    const counts = all.map(({ likes }) => likes);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect((await read('-time')).list[0]).toMatchObject({ id: best.id });
  });
});

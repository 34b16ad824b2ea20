import { recallBroadcast } from '@balcao/contract/broadcast-sending';
import { closeChannel } from '@balcao/contract/channel';
import { unfollowChannel } from '@balcao/contract/follower';
import { LogEvent, listLog } from '@balcao/contract/log';
import {
  blockReplier,
  getReplySetting,
  listTeamReplies,
  moveReply,
  putReplySetting,
  type ReplyMove,
} from '@balcao/contract/reply';
import {
  listReplies,
  removeReply,
  repliesAnHourAtMost,
  repliesAtOnce,
  replyToPost,
} from '@balcao/contract/reply-phone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper } from '../../../test/conversations.ts';
import { customer } from '../../../test/customers.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { allowReplies, postParams, postsOf, repliesTo, reply, teamReplies } from '../../../test/reactions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

/** A channel that takes replies, unless they stay off, with a post and a follower. */
const posted = async (isOn = true) => {
  const channel = await makeChannel(team);
  if (isOn) await allowReplies(team, channel);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  const post = await sendBroadcast(team, await writeBroadcast(team, channel));
  const move = (replyId: string, body: ReplyMove) =>
    team.call(moveReply, { params: { id: channel.id, replyId }, body });
  return { channel, bruna, post, move };
};
describe('a reply', () => {
  it('stands under the post for everyone who reads it, the newest first, with the name of its author', async () => {
    const { channel, bruna, post } = await posted();
    const caio = await follower(testApp, channel);
    const first = { clientId: crypto.randomUUID(), text: 'Tem sem glúten?' };
    await bruna.call(replyToPost, { ...postParams(channel, post), body: first });
    await reply(caio, channel, post, 'Comprei ontem, é ótimo.');
    expect(await repliesTo(bruna, channel, post)).toMatchObject({
      standing: 'open',
      list: [
        { text: 'Comprei ontem, é ótimo.', isOwn: false, hiddenWhy: null },
        { text: 'Tem sem glúten?', name: 'Bruna Carvalho', isOwn: true, hiddenWhy: null },
      ],
      nextCursor: null,
    });
    expect(await postsOf(bruna, channel)).toMatchObject([{ reactions: { replies: 2 } }]);
    const stranger = await customer(testApp, {});
    expect(await repliesTo(stranger, channel, post)).toMatchObject({ standing: 'follow', list: [{}, {}] });
    await expect(reply(stranger, channel, post, 'Oi')).rejects.toMatchObject({ name: 'reaction_follow' });
  });

  it('is taken where the channel lets people reply, and otherwise neither taken nor shown', async () => {
    const { channel, bruna, post } = await posted(false);
    await expect(reply(bruna, channel, post, 'Oi')).rejects.toMatchObject({ name: 'replies_off' });
    expect(await postsOf(bruna, channel)).toMatchObject([{ reactions: { replies: null } }]);
    await allowReplies(team, channel);
    expect(await team.call(getReplySetting, { params: { id: channel.id } })).toEqual({ isOn: true });
    await reply(bruna, channel, post, 'Oi');
    await allowReplies(team, channel, false);
    expect(await repliesTo(bruna, channel, post)).toEqual({ standing: 'off', list: [], nextCursor: null });
    expect(await teamReplies(team, channel, post)).toMatchObject([{ text: 'Oi' }]);
  });

  it('is there once, however often it is sent, and at the same instant', async () => {
    const { channel, bruna, post } = await posted();
    const clientId = crypto.randomUUID();
    const send = (text = 'Oi') => reply(bruna, channel, post, text, clientId);
    const sent = await Promise.all([send(), send(), send()]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await repliesTo(bruna, channel, post)).list).toHaveLength(1);
    await expect(send('Outra coisa')).rejects.toMatchObject({ name: 'idempotency_key_reused' });
  });

  it('is refused beyond ten in an hour, in all channels together; one that is repeated uses up nothing', async () => {
    const { channel, bruna, post } = await posted();
    const clientId = crypto.randomUUID();
    await reply(bruna, channel, post, 'Um', clientId);
    for (let n = 2; n <= repliesAnHourAtMost; n += 1) await reply(bruna, channel, post, `Resposta ${n}`);
    await expect(reply(bruna, channel, post, 'Mais uma')).rejects.toMatchObject({ name: 'replies_fast' });
    expect(await reply(bruna, channel, post, 'Um', clientId)).toMatchObject({ text: 'Um' });
  });

  it('is text that can be read: no control characters, no card numbers, no more than 500 characters', async () => {
    const { channel, bruna, post } = await posted();
    for (const text of ['', '  ', 'a\u0000b', 'Cartão 4242 4242 4242 4242', 'x'.repeat(501)])
      await expect(reply(bruna, channel, post, text), text.slice(0, 30)).rejects.toMatchObject({
        name: expect.stringMatching(/form_invalid|body_bad_text/),
      });
    expect(await reply(bruna, channel, post, 'é'.repeat(500))).toMatchObject({ isOwn: true });
  });

  it('is not found with a post that was recalled, and not taken once one follows no longer', async () => {
    const { channel, bruna, post } = await posted();
    await bruna.call(unfollowChannel, { params: { link: linkOf(channel) } });
    await expect(reply(bruna, channel, post, 'Oi')).rejects.toMatchObject({ name: 'reaction_follow' });
    await team.call(recallBroadcast, broadcastParams(post));
    await expect(reply(bruna, channel, post, 'Oi')).rejects.toMatchObject({ name: 'not_found' });
    await expect(repliesTo(bruna, channel, post)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is removed by its author for good, and by no one else', async () => {
    const { channel, bruna, post } = await posted();
    const caio = await follower(testApp, channel);
    const { id: replyId } = await reply(bruna, channel, post, 'Escrevi errado');
    const remove = (by: typeof caio, of = channel) =>
      by.call(removeReply, { params: { link: linkOf(of), broadcastId: post.id, replyId } });
    await expect(remove(caio)).rejects.toMatchObject({ name: 'not_found' });
    await bruna.call(unfollowChannel, { params: { link: linkOf(channel) } });
    await remove(bruna);
    await expect(remove(bruna)).rejects.toMatchObject({ name: 'not_found' });
    expect((await repliesTo(caio, channel, post)).list).toEqual([]);
    expect(await teamReplies(team, channel, post)).toEqual([]);
  });

  it('is read page by page, each once', async () => {
    const { channel, post } = await posted();
    const people = await Promise.all([0, 1, 2].map(() => follower(testApp, channel)));
    for (const person of people) for (let n = 0; n < 8; n += 1) await reply(person, channel, post, `Resposta ${n}`);
    const [reader] = people;
    if (!reader) throw new Error('there are three');
    const first = await repliesTo(reader, channel, post);
    const query = { cursor: first.nextCursor ?? '' };
    const second = await reader.call(listReplies, { ...postParams(channel, post), query });
    expect(first.list).toHaveLength(repliesAtOnce);
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(24);
    const ofTeam = await team.call(listTeamReplies, {
      params: { id: channel.id },
      query: { ...query, broadcastId: post.id },
    });
    expect(ofTeam.list.map(({ id }) => id)).toEqual(second.list.map(({ id }) => id));
  });
});

describe('the team', () => {
  it('hides a reply from the phones of others, tells its author why, and shows it again', async () => {
    const { channel, bruna, post, move } = await posted();
    const caio = await follower(testApp, channel);
    const { id } = await reply(bruna, channel, post, 'Que porcaria!');
    expect(await move(id, { state: 'hidden', why: 'offends' })).toMatchObject({
      state: 'hidden',
      hiddenWhy: 'offends',
    });
    expect(await move(id, { state: 'hidden', why: 'spam' })).toMatchObject({ hiddenWhy: 'offends' });
    expect((await repliesTo(caio, channel, post)).list).toEqual([]);
    expect((await repliesTo(bruna, channel, post)).list).toMatchObject([{ id, hiddenWhy: 'offends' }]);
    expect(await postsOf(caio, channel)).toMatchObject([{ reactions: { replies: 0 } }]);
    expect(await move(id, { state: 'shown' })).toMatchObject({ state: 'shown', hiddenWhy: null });
    expect((await repliesTo(caio, channel, post)).list).toMatchObject([{ id, hiddenWhy: null }]);
    const { list } = await team.call(listLog, { query: {} });
    const { replyHidden, replyShown } = LogEvent.enum;
    expect(list.slice(0, 2).map(({ event }) => event)).toEqual([replyShown, replyHidden]);
  });

  it('takes no more replies of one person in the channel, and takes them again', async () => {
    const { channel, bruna, post } = await posted();
    const { id: replyId } = await reply(bruna, channel, post, 'Compre seguidores!');
    const block = (isBlocked: boolean) =>
      team.call(blockReplier, { params: { id: channel.id, replyId }, body: { isBlocked } });
    expect(await block(true)).toMatchObject({ isAuthorBlocked: true });
    await block(true);
    await expect(reply(bruna, channel, post, 'De novo')).rejects.toMatchObject({ name: 'reply_blocked' });
    expect(await repliesTo(bruna, channel, post)).toMatchObject({ standing: 'blocked', list: [{ id: replyId }] });
    expect(await block(false)).toMatchObject({ isAuthorBlocked: false });
    expect(await reply(bruna, channel, post, 'Desculpem')).toMatchObject({ isOwn: true });
    const { list } = await team.call(listLog, { query: {} });
    const told = list.filter(({ event }) => event === LogEvent.enum.replierBlocked);
    expect(told.map(({ changes }) => changes[0]?.after)).toEqual(['0', '1']);
    expect(JSON.stringify(list)).not.toContain('Bruna');
  });

  it('is those who may answer: others neither read nor hide, and those who manage switch', async () => {
    const { channel, bruna, post } = await posted();
    const { id: replyId } = await reply(bruna, channel, post, 'Oi');
    const [answers, writes] = [
      await helper(testApp, team, channel, ['answer']),
      await helper(testApp, team, channel, ['write']),
    ];
    const params = { id: channel.id, replyId };
    const body = { state: 'hidden', why: 'spam' } as const;
    await expect(teamReplies(writes, channel, post)).rejects.toMatchObject({ name: 'channel_right' });
    await expect(writes.call(moveReply, { params, body })).rejects.toMatchObject({ name: 'channel_right' });
    expect(await teamReplies(answers, channel, post)).toMatchObject([{ id: replyId }]);
    expect(await answers.call(moveReply, { params, body })).toMatchObject({ state: 'hidden' });
    const off = { params: { id: channel.id }, body: { isOn: false } };
    await expect(answers.call(putReplySetting, off)).rejects.toMatchObject({ name: 'channel_right' });
  });

  it('finds no reply of another team or channel, and none of what is no broadcast of the channel', async () => {
    const [mine, other] = [await posted(), await posted()];
    const { id: replyId } = await reply(mine.bruna, mine.channel, mine.post, 'Oi');
    const strangers = await openChannelTeam(testApp);
    const theirs = await makeChannel(strangers);
    const body = { isBlocked: true };
    for (const [by, id] of [
      [strangers, mine.channel.id],
      [strangers, theirs.id],
      [team, other.channel.id],
    ] as const)
      await expect(by.call(blockReplier, { params: { id, replyId }, body })).rejects.toMatchObject({
        name: 'not_found',
      });
    await expect(teamReplies(strangers, theirs, mine.post)).rejects.toMatchObject({ name: 'not_found' });
    await expect(teamReplies(team, other.channel, mine.post)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('lets people reply while the channel closes', async () => {
    const { channel, bruna, post } = await posted();
    await team.call(closeChannel, { params: { id: channel.id } });
    expect(await reply(bruna, channel, post, 'Que pena!')).toMatchObject({ isOwn: true });
  });
});

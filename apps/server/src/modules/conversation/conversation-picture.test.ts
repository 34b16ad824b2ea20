import type { Channel } from '@balcao/contract/channel';
import { filesAMinuteAtMost } from '@balcao/contract/conversation-attachment';
import { listOwnConversations, stopConversation } from '@balcao/contract/conversation-phone';
import {
  answerWithPicture,
  readConversationPicture,
  readOwnPicture,
  sendPicture,
} from '@balcao/contract/conversation-sending';
import { pathOf } from '@balcao/contract/endpoint';
import { unfollowChannel } from '@balcao/contract/follower';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper, inbox, messagesOf, opened, sendPhoto, withFollower, write } from '../../../test/conversations.ts';
import { customer } from '../../../test/customers.ts';
import { heic, onePicture, photo } from '../../../test/documents.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { makeRobot, putRobot } from '../../../test/robots.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const begun = () => withFollower(testApp, team);
const idOf = async (channel: Channel) => (await inbox(team, channel))[0]?.id ?? '';
const read = (url: string, token?: string) =>
  testApp.app.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
const ownPath = (channel: Channel, position = 1) => pathOf(readOwnPicture, { link: linkOf(channel), position });
const uploadsOf = async ({ id }: Channel) => {
  const { rows } = await testApp.platform.db.execute<{ kept: boolean }>(
    sql`select u.kept_at is not null as kept from upload u join channel c on c.merchant_id = u.merchant_id
      where c.id = ${id} and u.use = 'message' and u.created_at > now() - interval '1 year' order by u.id`,
  );
  return rows.map(({ kept }) => kept);
};
const small = () => onePicture(40).jpeg().toBuffer();

describe('a picture that a follower sends', () => {
  it('is seen by both sides with its size and words, and says nothing of where it was taken', async () => {
    const { channel, bruna } = await begun();
    const sent = await sendPhoto(bruna, channel, { picture: await photo(), text: 'Chegou assim' });
    const attachment = { kind: 'picture', width: 400, height: 400 };
    expect(sent).toMatchObject({ position: 1, isOwn: true, text: 'Chegou assim', attachment });
    expect((await opened(bruna, channel)).list).toMatchObject([{ attachment }]);
    const conversationId = await idOf(channel);
    expect(await messagesOf(team, channel, conversationId)).toMatchObject([{ kind: 'follower', attachment }]);
    expect(await inbox(team, channel)).toMatchObject([{ last: { attachment: 'picture' } }]);
    const { list } = await bruna.call(listOwnConversations, { query: {} });
    expect(list).toMatchObject([{ lastText: 'Chegou assim', lastAttachment: 'picture' }]);

    const own = await read(ownPath(channel), bruna.token);
    const theirs = pathOf(readConversationPicture, { id: channel.id, conversationId, position: 1 });
    expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect((await read(theirs, team.token)).rawPayload.equals(own.rawPayload)).toBe(true);
    const { format, width, exif } = await sharp(own.rawPayload).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 400, exif: undefined });
  });

  it('may come without words, from an iPhone, and is made small enough for a phone', async () => {
    const { channel, bruna } = await begun();
    expect(await sendPhoto(bruna, channel, { picture: heic('photo-turned.heic') })).toMatchObject({
      text: '',
      attachment: { width: 480, height: 640 },
    });
    const large = await onePicture(2_400).png().toBuffer();
    expect(await sendPhoto(bruna, channel, { picture: large })).toMatchObject({ attachment: { width: 1_600 } });
  });

  it('is there once, however often it is sent, and another picture under its id is refused', async () => {
    const { channel, bruna } = await begun();
    const clientId = crypto.randomUUID();
    const send = async () => sendPhoto(bruna, channel, { picture: await small(), clientId });
    const sent = await Promise.all([send(), send(), send()]);
    expect(new Set(sent.map(({ position }) => position))).toEqual(new Set([1]));
    expect(await send()).toEqual(sent[0]);
    expect((await opened(bruna, channel)).list).toHaveLength(1);
    await expect(sendPhoto(bruna, channel, { picture: heic(), clientId })).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
    await expect(write(bruna, channel, 'Oi?', clientId)).rejects.toMatchObject({ name: 'idempotency_key_reused' });
  });

  it('is a picture by its content: nothing else is stored', async () => {
    const { channel, bruna } = await begun();
    const before = await uploadsOf(channel);
    for (const picture of [Buffer.from('<svg/>'), Buffer.from('%PDF-1.7\n'), (await photo()).subarray(0, 300)])
      await expect(sendPhoto(bruna, channel, { picture })).rejects.toMatchObject({ name: 'picture_wrong' });
    const params = { link: linkOf(channel) };
    const empty = { clientId: crypto.randomUUID(), picture: '' };
    await expect(bruna.call(sendPicture, { params, body: empty })).rejects.toMatchObject({
      fields: { picture: expect.any(String) },
    });
    expect(await uploadsOf(channel)).toEqual(before);
    expect((await opened(bruna, channel)).list).toEqual([]);
  });

  it('is refused beyond ten in a minute, to a channel that one does not follow, and once one has stopped', async () => {
    const { channel, bruna } = await begun();
    const picture = await small();
    for (let n = 0; n < filesAMinuteAtMost; n += 1) await sendPhoto(bruna, channel, { picture });
    await expect(sendPhoto(bruna, channel, { picture })).rejects.toMatchObject({ name: 'too_many_requests' });
    const caio = await customer(testApp, {});
    await expect(sendPhoto(caio, channel, { picture })).rejects.toMatchObject({ name: 'conversation_follow' });
    const link = linkOf(channel);
    await bruna.call(stopConversation, { params: { link }, body: { isStopped: true } });
    await expect(sendPhoto(bruna, channel, { picture })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('is unknown to other followers, to other teams, to members who may not answer, and without a session', async () => {
    const { channel, bruna } = await begun();
    await sendPhoto(bruna, channel, { picture: await small() });
    const conversationId = await idOf(channel);
    const params = { id: channel.id, conversationId, position: 1 };
    const theirs = pathOf(readConversationPicture, params);
    const caio = await namedFollower(testApp, channel, 'Caio Prado');
    const ofLink = { link: linkOf(channel) };
    await expect(
      caio.call(readOwnPicture, { params: { ...ofLink, position: 1 } }),
      'before he has written',
    ).rejects.toMatchObject({ name: 'not_found' });
    await sendPhoto(caio, channel, { picture: heic() });
    const [his, hers] = [await read(ownPath(channel), caio.token), await read(ownPath(channel), bruna.token)];
    expect(his.rawPayload.equals(hers.rawPayload)).toBe(false);

    const stranger = await openChannelTeam(testApp);
    const other = await makeChannel(team);
    const writer = await helper(testApp, team, channel, ['write']);
    const refused = (call: Promise<unknown>) => call.then(() => 'shown').catch(({ name }: Error) => name);
    expect(await refused(bruna.call(readOwnPicture, { params: { ...ofLink, position: 2 } }))).toBe('not_found');
    expect(await refused(stranger.call(readConversationPicture, { params }))).toBe('not_found');
    expect(await refused(team.call(readConversationPicture, { params: { ...params, id: other.id } }))).toBe(
      'not_found',
    );
    expect(await refused(writer.call(readConversationPicture, { params }))).toBe('channel_right');
    const without = [
      read(ownPath(channel)),
      read(theirs),
      read(theirs, bruna.token),
      read(ownPath(channel), team.token),
    ];
    for (const { statusCode } of await Promise.all(without)) expect(statusCode).toBe(401);
    // What one has sent stays to be read after one has left.
    await bruna.call(unfollowChannel, { params: ofLink });
    const after = await read(ownPath(channel), bruna.token);
    expect(after.rawPayload.equals(hers.rawPayload)).toBe(true);
  });

  it('is kept for as long as its message is', async () => {
    const { channel, bruna } = await begun();
    await sendPhoto(bruna, channel, { picture: await small() });
    expect((await uploadsOf(channel)).at(-1)).toBe(true);
  });
});

describe('robots', () => {
  it('leave a picture to people, who find it in the inbox, and say so', async () => {
    const { channel, bruna } = await begun();
    await putRobot(team, channel, await makeRobot(team, channel));
    await sendPhoto(bruna, channel, { picture: await small() });
    expect(await inbox(team, channel)).toMatchObject([{ handler: 'people', state: 'open' }]);
    expect((await opened(bruna, channel)).list).toMatchObject([{ word: 'handed_over' }, { isOwn: true }]);
  });

  it('that are off do not stand between: the conversation waits for the team as it did', async () => {
    const { channel, bruna } = await begun();
    await makeRobot(team, channel);
    await sendPhoto(bruna, channel, { picture: await small() });
    expect((await opened(bruna, channel)).list).toHaveLength(1);
    expect(await inbox(team, channel)).toMatchObject([{ handler: 'machines', unread: 1 }]);
  });
});

describe('a picture that a member answers with', () => {
  const answering = async () => {
    const { channel, bruna } = await begun();
    await write(bruna, channel, 'Tem foto do bolo?');
    const params = { id: channel.id, conversationId: await idOf(channel) };
    const picture = (await small()).toString('base64');
    return { channel, bruna, params, body: { clientId: crypto.randomUUID(), picture, seen: 1 } };
  };

  it('reaches the follower once, and the conversation is theirs from then on', async () => {
    const { channel, bruna, params, body } = await answering();
    const send = () => team.call(answerWithPicture, { params, body });
    const first = await send();
    expect(first).toMatchObject({ position: 2, kind: 'member', text: '', attachment: { width: 40, height: 40 } });
    expect(await send()).toEqual(first);
    expect((await opened(bruna, channel)).list).toMatchObject([{ isOwn: false, attachment: { kind: 'picture' } }, {}]);
    expect((await read(ownPath(channel, 2), bruna.token)).headers['content-type']).toBe('image/webp');
    expect(await inbox(team, channel)).toMatchObject([{ assignee: { memberId: team.accountId }, handler: 'people' }]);
  });

  it('is refused where a colleague answered first, and to a follower who wants no more', async () => {
    const { channel, bruna, params, body } = await answering();
    const colleague = await helper(testApp, team, channel, ['answer']);
    await colleague.call(answerWithPicture, { params, body });
    const mine = { ...body, clientId: crypto.randomUUID() };
    await expect(team.call(answerWithPicture, { params, body: mine })).rejects.toMatchObject({
      name: 'conversation_answered',
    });
    await bruna.call(stopConversation, { params: { link: linkOf(channel) }, body: { isStopped: true } });
    await expect(team.call(answerWithPicture, { params, body: { ...mine, seen: 2 } })).rejects.toMatchObject({
      name: 'conversation_stopped',
    });
    const writer = await helper(testApp, team, channel, ['write']);
    await expect(writer.call(answerWithPicture, { params, body: mine })).rejects.toMatchObject({
      name: 'channel_right',
    });
  });
});

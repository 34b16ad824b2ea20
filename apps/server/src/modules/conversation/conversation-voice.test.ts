import type { Channel } from '@balcao/contract/channel';
import { filesAMinuteAtMost } from '@balcao/contract/conversation-attachment';
import { listOwnConversations, stopConversation } from '@balcao/contract/conversation-phone';
import {
  answerWithVoice,
  readConversationPicture,
  readConversationVoice,
  readOwnVoice,
  sendVoice,
} from '@balcao/contract/conversation-sending';
import { pathOf } from '@balcao/contract/endpoint';
import { voiceBytesAtMost } from '@balcao/contract/voice';
import { sql } from 'drizzle-orm';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper, inbox, messagesOf, opened, sendPhoto, withFollower, write } from '../../../test/conversations.ts';
import { customer } from '../../../test/customers.ts';
import { onePicture, pdf, photo } from '../../../test/documents.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { makeRobot, putRobot } from '../../../test/robots.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { longVoice, say, voice } from '../../../test/voices.ts';

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
const ownPath = (channel: Channel, position = 1) => pathOf(readOwnVoice, { link: linkOf(channel), position });
const storedFiles = async () => {
  const { rows } = await testApp.platform.db.execute(sql`select id from upload where use = 'message'`);
  return rows.length;
};
const refused = (call: Promise<unknown>) => call.then(() => 'taken').catch(({ name }: Error) => name);

describe('a voice message that a follower sends', () => {
  it.each([
    ['voice.webm', 'audio/webm', 'opus'],
    ['voice.ogg', 'audio/webm', 'opus'],
    ['voice.m4a', 'audio/mp4', 'aac'],
    ['voice.mp3', 'audio/mpeg', 'mp3'],
  ] as const)('is heard by both sides, and says nothing of person, place and device: %s', async (name, type, codec) => {
    const { channel, bruna } = await begun();
    expect(voice(name).toString('latin1')).toMatch(/Casa da Bruna/);
    const attachment = { kind: 'voice', type, seconds: 2 };
    expect(await say(bruna, channel, { sound: voice(name) })).toMatchObject({ position: 1, text: '', attachment });
    expect((await opened(bruna, channel)).list).toMatchObject([{ isOwn: true, attachment }]);
    const conversationId = await idOf(channel);
    const [shown] = await messagesOf(team, channel, conversationId);
    expect(shown?.attachment, 'and not where it lies').toEqual(attachment);

    const own = await read(ownPath(channel), bruna.token);
    expect(own.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' });
    const theirs = pathOf(readConversationVoice, { id: channel.id, conversationId, position: 1 });
    expect((await read(theirs, team.token)).rawPayload.equals(own.rawPayload)).toBe(true);
    expect(own.rawPayload.toString('latin1')).not.toMatch(/Bruna|8\.0631|34\.8711/);
    const input = new Input({ source: new BufferSource(own.rawPayload), formats: ALL_FORMATS });
    expect((await input.getTracks()).map((track) => track.codec)).toEqual([codec]);
    expect(await input.computeDuration()).toBeCloseTo(2, 0);
    expect((await input.getMetadataTags()).title).toBeUndefined();
  });

  it('stands in lists with its length, and may come with words', async () => {
    const { channel, bruna } = await begun();
    await say(bruna, channel, { text: 'Escuta só' });
    expect(await inbox(team, channel)).toMatchObject([
      { last: { text: 'Escuta só', attachment: 'voice', seconds: 2 } },
    ]);
    const { list } = await bruna.call(listOwnConversations, { query: {} });
    expect(list).toMatchObject([{ lastText: 'Escuta só', lastAttachment: 'voice', lastSeconds: 2 }]);
    await write(bruna, channel, 'Oi?');
    expect(await inbox(team, channel)).toMatchObject([{ last: { attachment: null, seconds: null } }]);
  });

  it('is there once, however often it is sent, and another one under its id is refused', async () => {
    const { channel, bruna } = await begun();
    const clientId = crypto.randomUUID();
    const send = () => say(bruna, channel, { clientId });
    const sent = await Promise.all([send(), send(), send()]);
    expect(new Set(sent.map(({ position }) => position))).toEqual(new Set([1]));
    expect(await send()).toEqual(sent[0]);
    expect((await opened(bruna, channel)).list).toHaveLength(1);
    const reused = { name: 'idempotency_key_reused' };
    await expect(say(bruna, channel, { clientId, sound: voice('voice.mp3') })).rejects.toMatchObject(reused);
    await expect(sendPhoto(bruna, channel, { clientId, picture: voice() })).rejects.toMatchObject(reused);
    await expect(write(bruna, channel, 'Oi?', clientId)).rejects.toMatchObject(reused);
  });

  it('is sound by its content: films, other files and what is cut short are refused, and nothing is stored', async () => {
    const { channel, bruna } = await begun();
    const before = await storedFiles();
    const wrong = {
      film: voice('film.mp4'),
      'a film with sound': voice('voice-film.webm'),
      picture: await photo(),
      document: pdf(),
      text: Buffer.from('<svg onload=alert(1)>'),
      'the beginning of a WebM': voice().subarray(0, 200),
      'half an M4A': voice('voice.m4a').subarray(0, 2_000),
      'an M4A that begins late': voice('voice.m4a').subarray(60),
      noise: Buffer.alloc(50_000, 0x1a),
      'a WebM that its reader never comes to the end of': voice('voice-endless.webm'),
    };
    for (const [what, sound] of Object.entries(wrong))
      expect(await refused(say(bruna, channel, { sound })), what).toBe('voice_wrong');
    expect(await storedFiles()).toBe(before);
    expect((await opened(bruna, channel)).list).toEqual([]);
  });

  it('is as long as it is heard, whatever it says: five minutes at most', async () => {
    const { channel, bruna } = await begun();
    expect(await say(bruna, channel, { sound: await longVoice(300) })).toMatchObject({ attachment: { seconds: 300 } });
    expect(await refused(say(bruna, channel, { sound: await longVoice(306) }))).toBe('voice_long');
  });

  it('is said at its field where it is too large, or none', async () => {
    const { channel, bruna } = await begun();
    const params = { link: linkOf(channel) };
    for (const wrong of ['', 'não é Base64', Buffer.alloc(voiceBytesAtMost + 3).toString('base64')]) {
      const body = { clientId: crypto.randomUUID(), voice: wrong };
      await expect(bruna.call(sendVoice, { params, body })).rejects.toMatchObject({
        fields: { voice: expect.any(String) },
      });
    }
  });

  it('counts with pictures: ten in a minute; and needs a channel that one follows and has not stopped', async () => {
    const { channel, bruna } = await begun();
    const picture = await onePicture(40).jpeg().toBuffer();
    for (let n = 0; n < filesAMinuteAtMost / 2; n += 1) {
      await sendPhoto(bruna, channel, { picture });
      await say(bruna, channel);
    }
    expect(await refused(say(bruna, channel))).toBe('too_many_requests');
    expect(await refused(say(await customer(testApp, {}), channel))).toBe('conversation_follow');
    await bruna.call(stopConversation, { params: { link: linkOf(channel) }, body: { isStopped: true } });
    expect(await refused(say(bruna, channel))).toBe('state_forbids');
  });

  it('is unknown to other followers, to other teams, to members who may not answer, and without a session', async () => {
    const { channel, bruna } = await begun();
    await say(bruna, channel);
    const params = { id: channel.id, conversationId: await idOf(channel), position: 1 };
    const theirs = pathOf(readConversationVoice, params);
    const caio = await namedFollower(testApp, channel, 'Caio Prado');
    const stranger = await openChannelTeam(testApp);
    const other = await makeChannel(team);
    const writer = await helper(testApp, team, channel, ['write']);
    const ofLink = { link: linkOf(channel) };
    const unknown = [
      caio.call(readOwnVoice, { params: { ...ofLink, position: 1 } }),
      bruna.call(readOwnVoice, { params: { ...ofLink, position: 2 } }),
      stranger.call(readConversationVoice, { params }),
      team.call(readConversationVoice, { params: { ...params, id: other.id } }),
      // It is no picture.
      team.call(readConversationPicture, { params }),
    ];
    expect(await Promise.all(unknown.map(refused))).toEqual(unknown.map(() => 'not_found'));
    expect(await refused(writer.call(readConversationVoice, { params }))).toBe('channel_right');
    const ours = ownPath(channel);
    const without = [read(ours), read(theirs), read(theirs, bruna.token), read(ours, team.token)];
    for (const { statusCode } of await Promise.all(without)) expect(statusCode).toBe(401);
  });

  it('is left to people where a robot would have answered', async () => {
    const { channel, bruna } = await begun();
    await putRobot(team, channel, await makeRobot(team, channel));
    await say(bruna, channel, { text: 'Vocês abrem no domingo?' });
    expect(await inbox(team, channel)).toMatchObject([{ handler: 'people', state: 'open' }]);
    expect((await opened(bruna, channel)).list).toMatchObject([{ word: 'handed_over' }, { isOwn: true }]);
  });
});

describe('a voice message that a member answers with', () => {
  const answering = async () => {
    const { channel, bruna } = await begun();
    await write(bruna, channel, 'Como se pede?');
    const params = { id: channel.id, conversationId: await idOf(channel) };
    const body = { clientId: crypto.randomUUID(), voice: voice().toString('base64'), seen: 1 };
    return { channel, bruna, params, body };
  };
  const attachment = { kind: 'voice', type: 'audio/webm', seconds: 2 };

  it('is heard by the follower, says nothing of its member and device, and comes once', async () => {
    const { channel, bruna, params, body } = await answering();
    const send = () => team.call(answerWithVoice, { params, body });
    const [first, again] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({ position: 2, kind: 'member', text: '', attachment });
    expect(again).toEqual(first);
    expect(await send()).toEqual(first);
    expect((await opened(bruna, channel)).list).toMatchObject([{ isOwn: false, attachment }, { isOwn: true }]);
    const heard = await read(ownPath(channel, 2), bruna.token);
    expect(heard.statusCode).toBe(200);
    expect(heard.rawPayload.toString('latin1')).not.toMatch(/Bruna|8\.0631|34\.8711/);
    const { list } = await bruna.call(listOwnConversations, { query: {} });
    expect(list).toMatchObject([{ lastAttachment: 'voice', lastSeconds: 2, isLastOwn: false, unread: 1 }]);
    expect(await inbox(team, channel)).toMatchObject([{ assignee: { memberId: team.accountId }, handler: 'people' }]);
    const other = { ...body, voice: voice('voice.mp3').toString('base64') };
    await expect(team.call(answerWithVoice, { params, body: other })).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
  });

  it('may come with words, and takes the conversation from a robot', async () => {
    const { channel, bruna } = await begun();
    await putRobot(team, channel, await makeRobot(team, channel));
    await write(bruna, channel, 'Vocês abrem no domingo?');
    const params = { id: channel.id, conversationId: await idOf(channel) };
    const seen = (await messagesOf(team, channel, params.conversationId))[0]?.position ?? 0;
    const body = { clientId: crypto.randomUUID(), voice: voice('voice.m4a').toString('base64'), text: 'Ouça', seen };
    expect(await team.call(answerWithVoice, { params, body })).toMatchObject({
      text: 'Ouça',
      attachment: { type: 'audio/mp4' },
    });
    expect(await inbox(team, channel)).toMatchObject([{ handler: 'people' }]);
  });

  it('is refused where a colleague answered first, to a follower who wants no more, and of who may not answer', async () => {
    const { channel, bruna, params, body } = await answering();
    const colleague = await helper(testApp, team, channel, ['answer']);
    await colleague.call(answerWithVoice, { params, body });
    const mine = { ...body, clientId: crypto.randomUUID() };
    expect(await refused(team.call(answerWithVoice, { params, body: mine }))).toBe('conversation_answered');
    await bruna.call(stopConversation, { params: { link: linkOf(channel) }, body: { isStopped: true } });
    const late = { ...mine, seen: 2 };
    expect(await refused(team.call(answerWithVoice, { params, body: late }))).toBe('conversation_stopped');
    const writer = await helper(testApp, team, channel, ['write']);
    expect(await refused(writer.call(answerWithVoice, { params, body: mine }))).toBe('channel_right');
    const stranger = await openChannelTeam(testApp);
    expect(await refused(stranger.call(answerWithVoice, { params, body: mine }))).toBe('not_found');
    expect((await opened(bruna, channel)).list).toHaveLength(2);
  });

  it('is sound by its content, and five minutes at most', async () => {
    const { channel, bruna, params, body } = await answering();
    const send = (sound: Buffer) =>
      refused(team.call(answerWithVoice, { params, body: { ...body, voice: sound.toString('base64') } }));
    expect(await send(voice('voice-film.webm'))).toBe('voice_wrong');
    expect(await send(pdf())).toBe('voice_wrong');
    expect(await send(await longVoice(306))).toBe('voice_long');
    await expect(team.call(answerWithVoice, { params, body: { ...body, voice: '' } })).rejects.toMatchObject({
      fields: { voice: expect.any(String) },
    });
    expect((await opened(bruna, channel)).list).toHaveLength(1);
  });
});

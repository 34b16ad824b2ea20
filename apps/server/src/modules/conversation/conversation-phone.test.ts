import { closeChannel } from '@balcao/contract/channel';
import { answerConversation } from '@balcao/contract/conversation-message';
import {
  listOwnConversations,
  messagesAMinuteAtMost,
  openConversation,
  readFromChannel,
  stopConversation,
  writeToChannel,
} from '@balcao/contract/conversation-phone';
import { unfollowChannel } from '@balcao/contract/follower';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { answer, inbox, opened, write } from '../../../test/conversations.ts';
import { customer } from '../../../test/customers.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const begun = async () => {
  const channel = await makeChannel(team);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  await write(bruna, channel, 'Oi?');
  const [conversation] = await inbox(team, channel);
  const conversationId = conversation?.id ?? '';
  const paramsOf = { params: { link: linkOf(channel) } };
  return { channel, bruna, conversationId, paramsOf };
};

describe('a message from the phone', () => {
  it('is there once, however often it is sent, and at the same instant', async () => {
    const channel = await makeChannel(team);
    const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
    const clientId = crypto.randomUUID();
    const send = () => write(bruna, channel, 'Oi?', clientId);
    const sent = await Promise.all([send(), send(), send()]);
    expect(new Set(sent.map(({ position }) => position))).toEqual(new Set([1]));
    expect((await opened(bruna, channel)).list).toHaveLength(1);
    await expect(write(bruna, channel, 'Outra coisa', clientId)).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
  });

  it('is refused beyond thirty in a minute, and one that is repeated uses up nothing', async () => {
    const channel = await makeChannel(team);
    const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
    const clientId = crypto.randomUUID();
    await write(bruna, channel, 'Oi?', clientId);
    for (let n = 2; n <= messagesAMinuteAtMost; n += 1) await write(bruna, channel, `Oi ${n}`);
    await expect(write(bruna, channel, 'Mais uma')).rejects.toMatchObject({ name: 'conversation_fast' });
    expect(await write(bruna, channel, 'Oi?', clientId)).toMatchObject({ position: 1 });
  });

  it('is text that can be read: no control characters, no card numbers, no more than 4000 characters', async () => {
    const { channel, bruna } = await begun();
    for (const text of ['', '  ', 'a\u0000b', 'Cartão 4242 4242 4242 4242', 'x'.repeat(4_001)])
      await expect(write(bruna, channel, text), text.slice(0, 30)).rejects.toMatchObject({
        name: expect.stringMatching(/form_invalid|body_bad_text/),
      });
    expect(await write(bruna, channel, 'é\n'.repeat(1_999))).toMatchObject({ isOwn: true });
  });

  it('comes from followers alone, and a channel for invited people is unknown to others', async () => {
    const [open, closed] = [await makeChannel(team), await makeChannel(team, { type: 'invited_only' })];
    const caio = await customer(testApp, {});
    await expect(write(caio, open, 'Oi?')).rejects.toMatchObject({ name: 'conversation_follow' });
    await expect(write(caio, closed, 'Oi?')).rejects.toMatchObject({ name: 'not_found' });
    await expect(opened(caio, closed)).rejects.toMatchObject({ name: 'not_found' });
    expect(await opened(caio, open)).toMatchObject({ isFollowing: false, list: [] });
    expect(await inbox(team, open)).toEqual([]);
  });

  it('is taken while a channel closes', async () => {
    const { channel, bruna } = await begun();
    await team.call(closeChannel, { params: { id: channel.id } });
    expect(await write(bruna, channel, 'Ainda atendem?')).toMatchObject({ position: 2 });
  });
});

describe('the conversations of a person', () => {
  it('are listed with what is unread, until it is read', async () => {
    const { channel, bruna, conversationId, paramsOf } = await begun();
    const own = () => bruna.call(listOwnConversations, { query: {} });
    expect(await own()).toMatchObject({ unread: 0, list: [{ lastText: 'Oi?', isLastOwn: true, unread: 0 }] });
    await answer(team, channel, conversationId, { text: 'Olá!', seen: 1 });
    await answer(team, channel, conversationId, { text: 'Só da equipe', seen: 2, kind: 'note' });
    await answer(team, channel, conversationId, { text: 'Em que posso ajudar?', seen: 2 });
    expect(await own()).toMatchObject({
      unread: 2,
      list: [{ name: channel.name, lastText: 'Em que posso ajudar?', isLastOwn: false, unread: 2 }],
    });
    await bruna.call(readFromChannel, { ...paramsOf, body: { position: 2 } });
    expect((await own()).unread).toBe(1);
    await bruna.call(readFromChannel, { ...paramsOf, body: { position: 4 } });
    await bruna.call(readFromChannel, { ...paramsOf, body: { position: 1 } });
    expect((await own()).unread).toBe(0);
    expect((await customer(testApp, {}).then(({ call }) => call(listOwnConversations, { query: {} }))).list).toEqual(
      [],
    );
  });

  it('can be stopped: the team writes no more until the person goes on, and what was written stays', async () => {
    const { channel, bruna, conversationId, paramsOf } = await begun();
    const stop = (isStopped: boolean) => bruna.call(stopConversation, { ...paramsOf, body: { isStopped } });
    const say = () => answer(team, channel, conversationId, { text: 'Olá!', seen: 1 });
    await stop(true);
    await stop(true);
    await expect(say()).rejects.toMatchObject({ name: 'conversation_stopped' });
    await expect(write(bruna, channel, 'Oi?')).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await opened(bruna, channel)).toMatchObject({ isStopped: true, list: [{ text: 'Oi?' }] });
    const note = answer(team, channel, conversationId, { text: 'Parou.', seen: 1, kind: 'note' });
    expect(await note).toMatchObject({ kind: 'note' });
    await stop(false);
    expect(await say()).toMatchObject({ text: 'Olá!' });
  });

  it('stay when one unfollows, and neither side can write in them', async () => {
    const { channel, bruna, conversationId, paramsOf } = await begun();
    await bruna.call(unfollowChannel, paramsOf);
    expect(await bruna.call(openConversation, { ...paramsOf, query: {} })).toMatchObject({
      isFollowing: false,
      list: [{ text: 'Oi?' }],
    });
    const again = { clientId: crypto.randomUUID(), text: 'Oi?' };
    const written = bruna.call(writeToChannel, { ...paramsOf, body: again });
    await expect(written).rejects.toMatchObject({ name: 'conversation_follow' });
    const body = { kind: 'member', clientId: crypto.randomUUID(), text: 'Olá!', seen: 1 } as const;
    const late = team.call(answerConversation, { params: { id: channel.id, conversationId }, body });
    await expect(late).rejects.toMatchObject({ name: 'conversation_stopped' });
  });
});

import type { Channel } from '@balcao/contract/channel';
import {
  assignConversation,
  getConversation,
  getConversationFigures,
  listAnswerers,
  listConversations,
  listFollowerOrders,
  moveConversation,
} from '@balcao/contract/conversation';
import { listConversationMessages, messagesAtOnce, readConversation } from '@balcao/contract/conversation-message';
import { tellWriting } from '@balcao/contract/conversation-phone';
import { getPresence, presenceSeconds, putPresence } from '@balcao/contract/conversation-presence';
import { listLog } from '@balcao/contract/log';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { answer, helper, inbox, messagesOf, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const pass = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
/** A channel with a follower who has written, and the conversation. */
const asked = async (text = 'Vocês abrem no domingo?') => {
  const channel = await makeChannel(team);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  await write(bruna, channel, text);
  const [conversation] = await inbox(team, channel);
  if (!conversation) throw new Error('what is written stands in the inbox');
  const params = { id: channel.id, conversationId: conversation.id };
  return { channel, bruna, conversation, params };
};
const seenBy = (worker: Pick<Team, 'call'>, params: { id: string; conversationId: string }) =>
  worker.call(getConversation, { params });

describe('a follower who writes', () => {
  it('stands in the inbox and waits, and the answer comes from the channel', async () => {
    const { channel, bruna, conversation, params } = await asked();
    expect(conversation).toMatchObject({
      state: 'open',
      name: 'Bruna Carvalho',
      assignee: null,
      unread: 1,
      last: { kind: 'follower', text: 'Vocês abrem no domingo?' },
    });
    expect(conversation.waitingSince).not.toBeNull();
    await answer(team, channel, conversation.id, { text: 'Das 8 às 13.', seen: 1 });
    const { list, unread } = await opened(bruna, channel);
    expect(list.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['Das 8 às 13.', false],
      ['Vocês abrem no domingo?', true],
    ]);
    expect(unread).toBe(1);
    expect(JSON.stringify(list)).not.toContain(team.accountId);
    const after = await seenBy(team, params);
    expect(after).toMatchObject({ waitingSince: null, unread: 0, assignee: { memberId: team.accountId } });
    expect(after.follower).toMatchObject({ name: 'Bruna Carvalho', tags: [] });
  });

  it('is told of no note of the team', async () => {
    const { channel, bruna, conversation } = await asked();
    await answer(team, channel, conversation.id, { text: 'Cliente antiga.', seen: 1, kind: 'note' });
    expect((await opened(bruna, channel)).list.map(({ text }) => text)).toEqual(['Vocês abrem no domingo?']);
    const seen = await messagesOf(team, channel, conversation.id);
    expect(seen[0]).toMatchObject({ kind: 'note', text: 'Cliente antiga.', author: { memberId: team.accountId } });
    expect((await inbox(team, channel))[0]?.waitingSince).not.toBeNull();
  });

  it('has each side see how far the other has come: delivered, then read', async () => {
    const { channel, bruna, conversation, params } = await asked();
    expect((await opened(bruna, channel)).teamRead).toBe(0);
    await team.call(readConversation, { params, body: { position: 1 } });
    expect((await opened(bruna, channel)).teamRead).toBe(1);
    await answer(team, channel, conversation.id, { text: 'Das 8 às 13.', seen: 1 });
    expect(await seenBy(team, params)).toMatchObject({ lastPosition: 2, delivered: 1, followerRead: 1 });
    await opened(bruna, channel);
    expect(await seenBy(team, params)).toMatchObject({ delivered: 2, followerRead: 1 });
  });
});

describe('answers of two members', () => {
  it('do not cross: who has not read the answer of a colleague is told, and can send once they have', async () => {
    const { channel, conversation } = await asked();
    const caio = await helper(testApp, team, channel, ['answer']);
    await answer(team, channel, conversation.id, { text: 'Sim.', seen: 1 });
    const late = () => answer(caio, channel, conversation.id, { text: 'Não.', seen: 1 });
    await expect(late()).rejects.toMatchObject({ name: 'conversation_answered' });
    await answer(caio, channel, conversation.id, { text: 'Das 8 às 13.', seen: 2 });
    expect((await messagesOf(team, channel, conversation.id)).map(({ text }) => text)).toEqual([
      'Das 8 às 13.',
      'Sim.',
      'Vocês abrem no domingo?',
    ]);
  });

  it('at the same instant are one answer and one refusal', async () => {
    const { channel, conversation } = await asked();
    const caio = await helper(testApp, team, channel, ['answer']);
    const both = await Promise.allSettled(
      [team, caio].map((who) => answer(who, channel, conversation.id, { text: 'Sim.', seen: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('under one id are one answer, however often it comes', async () => {
    const { channel, conversation } = await asked();
    const given = { text: 'Sim.', seen: 1, clientId: crypto.randomUUID() };
    const [first, again] = [
      await answer(team, channel, conversation.id, given),
      await answer(team, channel, conversation.id, given),
    ];
    expect(again).toEqual(first);
    expect(await messagesOf(team, channel, conversation.id)).toHaveLength(2);
    const other = answer(team, channel, conversation.id, { ...given, text: 'Não.' });
    await expect(other).rejects.toMatchObject({ name: 'idempotency_key_reused' });
  });
});

describe('a conversation', () => {
  const move = (params: { id: string; conversationId: string }, state: string, until: string | null = null) =>
    team.call(moveConversation, { params, body: { state: state as 'open', until, seen: 1 } });

  it('that was closed is open again when the follower writes', async () => {
    const { channel, bruna, params } = await asked();
    expect(await move(params, 'closed')).toMatchObject({ state: 'closed', waitingSince: null });
    expect(await inbox(team, channel)).toEqual([]);
    expect(await inbox(team, channel, { state: 'closed' })).toHaveLength(1);
    await write(bruna, channel, 'E no feriado?');
    expect((await inbox(team, channel))[0]).toMatchObject({ state: 'open', last: { text: 'E no feriado?' } });
  });

  it('that was put aside comes back by itself when its time has come', async () => {
    const { channel, params } = await asked();
    const until_ = new Date(testApp.platform.clock.now().getTime() + 3_600_000).toISOString();
    expect(await move(params, 'snoozed', until_)).toMatchObject({ state: 'snoozed', snoozedUntil: until_ });
    expect(await inbox(team, channel)).toEqual([]);
    await pass(3_700);
    await until(
      () => inbox(team, channel),
      (list) => list.length === 1,
    );
  });

  it('is put aside for a time ahead only, and moves only as the table says', async () => {
    const { params } = await asked();
    for (const [state, until_] of [
      ['snoozed', null],
      ['snoozed', '2020-01-01T00:00:00Z'],
      ['snoozed', '2099-01-01T00:00:00Z'],
      ['open', '2099-01-01T00:00:00Z'],
    ] as const)
      await expect(move(params, state, until_)).rejects.toMatchObject({ name: 'form_invalid' });
    await move(params, 'closed');
    const ahead = new Date(testApp.platform.clock.now().getTime() + 60_000).toISOString();
    await expect(move(params, 'snoozed', ahead)).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await move(params, 'closed')).toMatchObject({ state: 'closed' });
  });

  it('is given to a member who may answer, which the log tells', async () => {
    const { channel, params } = await asked();
    const caio = await helper(testApp, team, channel, ['answer']);
    const dora = await helper(testApp, team, channel, ['write']);
    const give = (memberId: string | null) => team.call(assignConversation, { params, body: { memberId } });
    await expect(give(dora.accountId)).rejects.toMatchObject({ name: 'not_found' });
    expect(await give(caio.accountId)).toMatchObject({ assignee: { memberId: caio.accountId } });
    expect(await inbox(caio, channel, { scope: 'mine' })).toHaveLength(1);
    expect(await inbox(team, channel, { scope: 'mine' })).toEqual([]);
    expect(await inbox(team, channel, { scope: 'unassigned' })).toEqual([]);
    const { list } = await team.call(listAnswerers, { params: { id: channel.id } });
    expect(list.map(({ memberId }) => memberId).sort()).toEqual([team.accountId, caio.accountId].sort());
    const log = await team.call(listLog, { query: { event: '120' } });
    expect(log.list[0]).toMatchObject({ subject: { id: channel.id }, changes: [{ field: 'assignee', before: null }] });
    expect(await give(null)).toMatchObject({ assignee: null });
  });

  it('is found by words without their accents, and by a part of the name', async () => {
    const { channel, conversation } = await asked('Tem pão de açúcar?');
    const found = async (search: string) => (await inbox(team, channel, { search })).map(({ id }) => id);
    for (const search of ['pao', 'AÇUCAR pão', 'carv']) expect(await found(search), search).toEqual([conversation.id]);
    for (const search of ['bolo', '%', 'pao bolo']) expect(await found(search), search).toEqual([]);
  });

  it('pages its messages upward, and the inbox pages by its last messages', async () => {
    const { channel, bruna, params } = await asked();
    for (let n = 2; n <= 28; n += 1) await write(bruna, channel, `Pergunta ${n}`);
    for (let n = 29; n <= messagesAtOnce + 5; n += 1)
      await answer(team, channel, params.conversationId, { text: `Resposta ${n}`, seen: n });
    const page = await team.call(listConversationMessages, { params, query: {} });
    expect([page.list.length, page.hasMore, page.list[0]?.position]).toEqual([30, true, 35]);
    const before = page.list.at(-1)?.position ?? 0;
    const rest = await team.call(listConversationMessages, { params, query: { before } });
    expect([rest.list.map(({ position }) => position), rest.hasMore]).toEqual([[5, 4, 3, 2, 1], false]);
  });
});

describe('who may read and answer', () => {
  it('is who has the right of the channel: another member is refused, another team finds nothing', async () => {
    const { channel, conversation, params } = await asked();
    const dora = await helper(testApp, team, channel, ['write', 'publish']);
    const stranger = await openChannelTeam(testApp);
    for (const [who, name] of [
      [dora, 'channel_right'],
      [stranger, 'not_found'],
    ] as const) {
      const refused = { name };
      await expect(inbox(who, channel)).rejects.toMatchObject(refused);
      await expect(seenBy(who, params)).rejects.toMatchObject(refused);
      await expect(messagesOf(who, channel, conversation.id)).rejects.toMatchObject(refused);
      await expect(answer(who, channel, conversation.id, { text: 'Oi.', seen: 1 })).rejects.toMatchObject(refused);
      const figures = who.call(getConversationFigures, { params: { id: channel.id } });
      await expect(figures).rejects.toMatchObject(refused);
      await expect(who.call(getPresence, { params })).rejects.toMatchObject(refused);
    }
  });

  it('reaches no conversation by way of another channel of the team', async () => {
    const { conversation } = await asked();
    const other = await makeChannel(team);
    await expect(messagesOf(team, other, conversation.id)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('sees orders of the person only with the right to read orders', async () => {
    const { channel, params } = await asked();
    const caio = await helper(testApp, team, channel, ['answer']);
    await expect(caio.call(listFollowerOrders, { params })).rejects.toMatchObject({ name: 'follower_orders' });
    expect(await team.call(listFollowerOrders, { params })).toEqual({ list: [] });
    expect((await seenBy(caio, params)).follower?.orders).toBeNull();
  });
});

describe('hints', () => {
  it('tell colleagues who is there and writes, and the follower that the channel writes, for seconds', async () => {
    const { channel, bruna, params } = await asked();
    const caio = await helper(testApp, team, channel, ['answer']);
    await caio.call(putPresence, { params, body: { kind: 'writing' } });
    const presence = () => team.call(getPresence, { params });
    await until(presence, ({ list }) => list.length === 1);
    expect((await presence()).list).toMatchObject([{ memberId: caio.accountId, kind: 'writing' }]);
    expect((await caio.call(getPresence, { params })).list).toEqual([]);
    expect((await opened(bruna, channel)).isWriting).toBe(true);
    await bruna.call(tellWriting, { params: { link: linkOf(channel) } });
    await until(presence, ({ isFollowerWriting }) => isFollowerWriting);
    await pass(presenceSeconds + 1);
    expect(await presence()).toEqual({ list: [], isFollowerWriting: false });
    expect((await opened(bruna, channel)).isWriting).toBe(false);
  });
});

describe('the figures of an inbox', () => {
  it('count who waits, and the median of the first answers of today and of a week', async () => {
    const channel = await makeChannel(team);
    const figures = () => team.call(getConversationFigures, { params: { id: channel.id } });
    expect(await figures()).toEqual({ waiting: 0, todaySeconds: null, weekSeconds: null });
    const answered = async (name: string, seconds: number, shown: Channel) => {
      const person = await namedFollower(testApp, shown, name);
      await write(person, shown, 'Oi?');
      const [one] = await inbox(team, shown);
      await pass(seconds);
      await answer(team, shown, one?.id ?? '', { text: 'Oi.', seen: 1 });
    };
    for (const [name, seconds] of [
      ['Ana', 10],
      ['Bia', 60],
      ['Caio', 300],
    ] as const)
      await answered(name, seconds, channel);
    await write(await namedFollower(testApp, channel, 'Dora'), channel, 'Oi?');
    const { waiting, todaySeconds, weekSeconds } = await figures();
    expect([waiting, todaySeconds]).toEqual([1, weekSeconds]);
    expect(Math.abs((todaySeconds ?? 0) - 60)).toBeLessThan(15);
    const page = await team.call(listConversations, { params: { id: channel.id }, query: {} });
    expect(page.list.map(({ name }) => name)).toEqual(['Dora', 'Caio', 'Bia', 'Ana']);
  });
});

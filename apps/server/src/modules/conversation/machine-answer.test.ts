import type { Channel } from '@balcao/contract/channel';
import {
  assignConversation,
  getConversation,
  getConversationFigures,
  handleConversation,
  moveConversation,
} from '@balcao/contract/conversation';
import { askForPerson, stopConversation, writeToChannel } from '@balcao/contract/conversation-phone';
import { unfollowChannel } from '@balcao/contract/follower';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { answer, inbox, messagesOf, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import { frozen } from '../../../test/moderation.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import type { MachineSaying } from './machine-answer.service.ts';

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
  await write(bruna, channel, 'Vocês abrem no domingo?');
  const [conversation] = await inbox(team, channel);
  return { channel, bruna, conversationId: conversation?.id ?? '', params: { link: linkOf(channel) } };
};
type Begun = Awaited<ReturnType<typeof begun>>;
const place = ({ channel, conversationId }: Begun) => ({ params: { id: channel.id, conversationId } });
const whole = (one: Begun) => team.call(getConversation, place(one));
const machine = () => testApp.services.machineAnswers;
const say = (one: Begun, more: Partial<MachineSaying> = {}) =>
  transaction(testApp.platform.db, (tx) =>
    machine().say(tx, {
      merchantId: team.merchantId,
      conversationId: one.conversationId,
      clientId: crypto.randomUUID(),
      kind: 'robot',
      speaker: 'Bia',
      text: 'Sim, das 8h às 12h.',
      upTo: 1,
      now: testApp.platform.clock.now(),
      ...more,
    }),
  );
const handOver = (one: Begun) =>
  transaction(testApp.platform.db, (tx) =>
    machine().handOver(tx, {
      merchantId: team.merchantId,
      conversationId: one.conversationId,
      now: testApp.platform.clock.now(),
    }),
  );
const textsOf = async ({ bruna }: Begun, channel: Channel) =>
  (await opened(bruna, channel)).list.map(({ text }) => text);

describe('what a robot says', () => {
  it('reaches the follower once, marked as automatic, and ends the waiting', async () => {
    const one = await begun();
    const clientId = crypto.randomUUID();
    expect(await say(one, { clientId })).toBe('sent');
    expect(await say(one, { clientId, text: 'Outra resposta.' })).toBe('sent');
    const phone = await opened(one.bruna, one.channel);
    expect(phone.list).toMatchObject([{ text: 'Sim, das 8h às 12h.', isMachine: true, isOwn: false }, { isOwn: true }]);
    expect(phone.mayAskPerson).toBe(true);
    expect(await whole(one)).toMatchObject({ waitingSince: null, handler: 'machines', hasMachines: true });
    expect(await messagesOf(team, one.channel, one.conversationId)).toMatchObject([
      { kind: 'robot', speaker: 'Bia', author: null },
      { kind: 'follower', speaker: null },
    ]);
  });

  it('is not said when the follower has written more than it has read', async () => {
    const one = await begun();
    await write(one.bruna, one.channel, 'E no feriado?');
    expect(await say(one)).toBe('newer');
    expect(await say(one, { upTo: 2 })).toBe('sent');
  });

  it('is not said after a member answered, was given the conversation, or stopped it', async () => {
    const [answered, given, stopped] = [await begun(), await begun(), await begun()];
    await answer(team, answered.channel, answered.conversationId, { text: 'Sim.', seen: 1 });
    await team.call(assignConversation, { ...place(given), body: { memberId: team.accountId } });
    await expect(
      team.call(handleConversation, { ...place(stopped), body: { handler: 'people' } }),
    ).rejects.toMatchObject({ name: 'state_forbids' });
    await say(stopped);
    await team.call(handleConversation, { ...place(stopped), body: { handler: 'people' } });
    for (const one of [answered, given, stopped]) expect(await say(one)).toBe('people');
    await team.call(handleConversation, { ...place(stopped), body: { handler: 'machines' } });
    expect(await say(stopped)).toBe('sent');
  });

  it('is said again in a conversation that was closed', async () => {
    const one = await begun();
    await answer(team, one.channel, one.conversationId, { text: 'Sim.', seen: 1 });
    await team.call(moveConversation, { ...place(one), body: { state: 'closed', until: null, seen: 2 } });
    await write(one.bruna, one.channel, 'E hoje?');
    expect(await say(one, { upTo: 3 })).toBe('sent');
    expect(await whole(one)).toMatchObject({ state: 'open', handler: 'machines' });
  });

  it('reaches no one who left, stopped the conversation, or whose channel is frozen', async () => {
    const [left, stopped, held] = [await begun(), await begun(), await begun()];
    await left.bruna.call(unfollowChannel, { params: left.params });
    await stopped.bruna.call(stopConversation, { params: stopped.params, body: { isStopped: true } });
    await frozen(testApp, held.channel);
    for (const one of [left, stopped, held]) expect(await say(one)).toBe('unreachable');
    expect(await textsOf(stopped, stopped.channel)).toEqual(['Vocês abrem no domingo?']);
  });
});

describe('a notice', () => {
  it('may be sent while people answer, and leaves the follower waiting', async () => {
    const one = await begun();
    await team.call(assignConversation, { ...place(one), body: { memberId: team.accountId } });
    expect(await say(one, { kind: 'notice', text: 'Seu pedido está pronto.', upTo: null })).toBe('sent');
    const after = await whole(one);
    expect(after.waitingSince).not.toBeNull();
    expect(after).toMatchObject({ handler: 'people', unread: 1 });
  });
});

describe('a person in the place of the robot', () => {
  it('is one press away, waits in the inbox, and is asked for once', async () => {
    const one = await begun();
    await say(one);
    await one.bruna.call(askForPerson, { params: one.params });
    await one.bruna.call(askForPerson, { params: one.params });
    const phone = await opened(one.bruna, one.channel);
    expect(phone).toMatchObject({ mayAskPerson: false });
    expect(phone.list.map(({ word }) => word)).toEqual(['person_asked', null, null]);
    const after = await whole(one);
    expect(after).toMatchObject({ handler: 'people', state: 'open' });
    expect(after.waitingSince).not.toBeNull();
    expect(await say(one, { upTo: 9 })).toBe('people');
  });

  it('alone is in the figure of the first answer, from when the follower began to wait for one', async () => {
    const one = await begun();
    const { channel, conversationId } = one;
    const seconds = async () => {
      const figures = await team.call(getConversationFigures, { params: { id: channel.id } });
      return [figures.todaySeconds, figures.weekSeconds];
    };
    await say(one);
    expect(await seconds()).toEqual([null, null]);
    await handOver(one);
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 600 } });
    await answer(team, channel, conversationId, { text: 'Abrimos, sim.', seen: 3 });
    const [today, week] = await seconds();
    expect(today).toBeGreaterThanOrEqual(600);
    expect(today).toBeLessThan(660);
    expect(week).toBe(today);
  });

  it('comes when the robot hands over', async () => {
    const one = await begun();
    await say(one);
    await handOver(one);
    await handOver(one);
    expect((await opened(one.bruna, one.channel)).list.map(({ word }) => word)).toEqual(['handed_over', null, null]);
    expect(await whole(one)).toMatchObject({ handler: 'people' });
  });
});

describe('a button', () => {
  const buttons = [
    { label: 'Ver horário', url: null },
    { label: 'Abrir o site', url: 'https://padaria.example/' },
  ];
  const press = ({ bruna, params }: Begun, text: string, pressed: { position: number; index: number }) =>
    bruna.call(writeToChannel, { params, body: { clientId: crypto.randomUUID(), text, pressed } });

  it('is pressed as a message of its own, with its label', async () => {
    const one = await begun();
    await say(one, { buttons });
    expect((await opened(one.bruna, one.channel)).list[0]).toMatchObject({ buttons });
    expect(await press(one, 'Ver horário', { position: 2, index: 0 })).toMatchObject({ position: 3, isOwn: true });
  });

  it('that was not there, has another label or leads to a page is refused', async () => {
    const one = await begun();
    await say(one, { buttons });
    for (const [text, pressed] of [
      ['Ver horário', { position: 1, index: 0 }],
      ['Ver horário', { position: 9, index: 0 }],
      ['Outro', { position: 2, index: 0 }],
      ['Abrir o site', { position: 2, index: 1 }],
      ['Ver horário', { position: 2, index: 2 }],
    ] as const)
      await expect(press(one, text, pressed)).rejects.toMatchObject({ name: 'form_invalid' });
    expect(await textsOf(one, one.channel)).toHaveLength(2);
  });
});

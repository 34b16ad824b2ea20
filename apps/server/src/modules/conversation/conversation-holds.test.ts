import { type Channel, closeChannel } from '@balcao/contract/channel';
import { removeChannelManager } from '@balcao/contract/channel-right';
import { moveConversation } from '@balcao/contract/conversation';
import { putPresence } from '@balcao/contract/conversation-presence';
import { followChannel, unfollowChannel } from '@balcao/contract/follower';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { answer, helper, inbox, messagesOf, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import { frozen } from '../../../test/moderation.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const nameOf = (name: string) => ({ name });
/** A channel with a follower who has written under an id, and the conversation. */
const begun = async () => {
  const channel = await makeChannel(team);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  const clientId = crypto.randomUUID();
  await write(bruna, channel, 'Oi?', clientId);
  const [conversation] = await inbox(team, channel);
  return { channel, bruna, clientId, conversationId: conversation?.id ?? '' };
};
type Begun = Awaited<ReturnType<typeof begun>>;
const say = ({ channel, conversationId }: Begun, who: Pick<Team, 'call'> = team, text = 'Olá!', kind?: 'note') =>
  answer(who, channel, conversationId, { text, seen: 1, ...(kind ? { kind } : {}) });
const textsOf = async ({ bruna, channel }: Begun) => (await opened(bruna, channel)).list.map(({ text }) => text);

describe('a frozen channel', () => {
  it('takes messages of neither side until it is let go, and then takes those that were kept', async () => {
    const one = await begun();
    const { channel, bruna } = one;
    const letGo = await frozen(testApp, channel);
    const kept = crypto.randomUUID();
    await expect(write(bruna, channel, 'E agora?', kept)).rejects.toMatchObject(nameOf('channel_frozen'));
    await expect(say(one)).rejects.toMatchObject(nameOf('channel_frozen'));
    const params = { id: channel.id, conversationId: one.conversationId };
    await team.call(putPresence, { params, body: { kind: 'writing' } });
    expect(await opened(bruna, channel)).toMatchObject({ isFrozen: true, isWriting: false, list: [{ text: 'Oi?' }] });
    await letGo();
    await write(bruna, channel, 'E agora?', kept);
    await say(one);
    expect(await textsOf(one)).toEqual(['Olá!', 'E agora?', 'Oi?']);
    expect((await opened(bruna, channel)).isFrozen).toBe(false);
  });

  it('has notes of its team, and finds a message that came before', async () => {
    const one = await begun();
    await frozen(testApp, one.channel);
    expect(await say(one, team, 'Bloqueado.', 'note')).toMatchObject({ kind: 'note' });
    expect(await write(one.bruna, one.channel, 'Oi?', one.clientId)).toMatchObject({ position: 1 });
    expect(await textsOf(one)).toEqual(['Oi?']);
  });

  it('has no message after the moment at which it was frozen', async () => {
    const one = await begun();
    const others = await Promise.all(['Ana', 'Caio', 'Dora'].map((name) => namedFollower(testApp, one.channel, name)));
    const [, ...sent] = await Promise.allSettled([
      frozen(testApp, one.channel),
      ...others.map((person) => write(person, one.channel, 'Oi?')),
      say(one),
    ]);
    const count = async () => {
      const list = await inbox(team, one.channel);
      return (await Promise.all(list.map(({ id }) => messagesOf(team, one.channel, id)))).flat().length;
    };
    expect(await count()).toBe(1 + sent.filter(({ status }) => status === 'fulfilled').length);
    await expect(say(one)).rejects.toMatchObject(nameOf('channel_frozen'));
  });
});

describe('a channel that was closed', () => {
  it('takes messages of neither side, and what was written stays to be read', async () => {
    const one = await begun();
    await team.call(closeChannel, { params: { id: one.channel.id } });
    // A week later everyone would have to log in again.
    await testApp.platform.db.execute(sql`update channel set state = 'closed' where id = ${one.channel.id}`);
    await expect(write(one.bruna, one.channel, 'Oi?')).rejects.toMatchObject(nameOf('state_forbids'));
    await expect(say(one)).rejects.toMatchObject(nameOf('state_forbids'));
    expect(await opened(one.bruna, one.channel)).toMatchObject({ channelState: 'closed', list: [{ text: 'Oi?' }] });
  });
});

describe('a member', () => {
  it('who loses the right in the middle is refused at the next call', async () => {
    const one = await begun();
    const caio = await helper(testApp, team, one.channel, ['answer']);
    await say(one, caio);
    await team.call(removeChannelManager, { params: { id: one.channel.id, memberId: caio.accountId } });
    for (const late of [() => say(one, caio), () => say(one, caio, 'Nota', 'note'), () => inbox(caio, one.channel)])
      await expect(late()).rejects.toMatchObject(nameOf('channel_right'));
    expect(await textsOf(one)).toEqual(['Olá!', 'Oi?']);
  });

  it('closes or puts aside nothing that the follower wrote meanwhile', async () => {
    const { channel, bruna, conversationId } = await begun();
    await write(bruna, channel, 'Esperem!');
    const params = { id: channel.id, conversationId };
    const move = (state: 'closed' | 'snoozed' | 'open', seen: number) => {
      const until = new Date(testApp.platform.clock.now().getTime() + 3_600_000).toISOString();
      return team.call(moveConversation, { params, body: { state, seen, until: state === 'snoozed' ? until : null } });
    };
    for (const state of ['closed', 'snoozed'] as const)
      await expect(move(state, 1)).rejects.toMatchObject(nameOf('conversation_written'));
    expect(await move('closed', 2)).toMatchObject({ state: 'closed' });
    expect(await move('open', 0)).toMatchObject({ state: 'open' });
  });

  it('who closes at the instant at which the follower writes leaves the message open', async () => {
    const { channel, bruna, conversationId } = await begun();
    const params = { id: channel.id, conversationId };
    await Promise.allSettled([
      team.call(moveConversation, { params, body: { state: 'closed', until: null, seen: 1 } }),
      write(bruna, channel, 'Esperem!'),
    ]);
    expect(await inbox(team, channel)).toMatchObject([{ state: 'open', last: { text: 'Esperem!' } }]);
  });
});

describe('a follower', () => {
  const link = (channel: Channel) => ({ params: { link: linkOf(channel) } });

  it('who leaves in the middle writes no more, and finds what had arrived', async () => {
    const one = await begun();
    const { bruna, channel, clientId } = one;
    await bruna.call(unfollowChannel, link(channel));
    expect(await write(bruna, channel, 'Oi?', clientId)).toMatchObject({ position: 1 });
    await expect(write(bruna, channel, 'Outra')).rejects.toMatchObject(nameOf('conversation_follow'));
    await bruna.call(followChannel, { ...link(channel), body: {} });
    expect(await write(bruna, channel, 'Voltei')).toMatchObject({ position: 2 });
  });

  it('of one channel writes to no other, and two people may use the same id', async () => {
    const [one, other] = [await begun(), await begun()];
    const across = write(one.bruna, other.channel, 'Oi?');
    await expect(across).rejects.toMatchObject(nameOf('conversation_follow'));
    const caio = await namedFollower(testApp, one.channel, 'Caio Reis');
    expect(await write(caio, one.channel, 'Olá', one.clientId)).toMatchObject({ position: 1, text: 'Olá' });
  });
});

describe('the text of a message', () => {
  const family = '👩‍👩‍👧‍👦';
  it.each([
    ['4,000 letters', 'x'.repeat(4_000), 'x'.repeat(4_000)],
    ['4,000 characters outside the basic plane', '🍞'.repeat(4_000), '🍞'.repeat(4_000)],
    ['letters with marks of their own', `cafe\u0301 ${family}`, `café ${family}`],
    ['a line from right to left with its marks', 'שלום\u200f!', 'שלום\u200f!'],
    ['spaces and ends of lines around it', ' \r\nOi\r\nde novo \n', 'Oi\nde novo'],
  ])('is kept as it is: %s', async (_, text, kept) => {
    const one = await begun();
    expect(await write(one.bruna, one.channel, text)).toMatchObject({ text: kept });
    expect((await answer(team, one.channel, one.conversationId, { text, seen: 2 })).text).toBe(kept);
  });

  it.each([
    ['4,001 letters', 'x'.repeat(4_001)],
    ['spaces alone', ' \u00a0\n\t '],
    ['marks that turn what follows', 'Pix \u202e0001'],
    ['half a character', 'Oi \ud83c'],
  ])('is refused on both sides: %s', async (_, text) => {
    const one = await begun();
    const refused = { name: expect.stringMatching(/form_invalid|body_bad_text/) };
    await expect(write(one.bruna, one.channel, text)).rejects.toMatchObject(refused);
    await expect(say(one, team, text)).rejects.toMatchObject(refused);
  });
});

describe('the search of the inbox', () => {
  it('takes every sign as it is, and refuses what is too long', async () => {
    const one = await begun();
    const signs = ['100%', "d'água", 'a_b', String.raw`c:\pasta`];
    await write(one.bruna, one.channel, `Desconto de 100% em "pão d'água" a_b`);
    const found = async (search: string) => (await inbox(team, one.channel, { search })).length;
    for (const search of ['%', '_', "'", '"', String.raw`\ `, "' or 1=1 --", '& | ! ( ) : *', 'x'.repeat(100)])
      expect(await found(search), search).toBe(0);
    for (const search of signs.slice(0, 3)) expect(await found(search), search).toBe(1);
    for (const search of ['x'.repeat(101), 'x'.repeat(5_000), 'a\u0000b'])
      await expect(inbox(team, one.channel, { search })).rejects.toMatchObject({ fields: expect.anything() });
  });
});

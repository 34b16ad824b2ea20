import type { Channel, ChannelRight } from '@balcao/contract/channel';
import { putChannelManager } from '@balcao/contract/channel-right';
import { type Conversation, listConversations } from '@balcao/contract/conversation';
import { answerConversation, listConversationMessages } from '@balcao/contract/conversation-message';
import { openConversation, writeToChannel } from '@balcao/contract/conversation-phone';
import { sendPicture } from '@balcao/contract/conversation-sending';
import { linkOf, makeChannel } from './channels.ts';
import { customer, type TestCustomer } from './customers.ts';
import { namedFollower } from './followers.ts';
import { member, type Team } from './people.ts';
import type { TestApp } from './test-app.ts';

type Worker = Pick<Team, 'call'>;
type Person = Pick<TestCustomer, 'call'>;

/** A member who helps with a channel, by these rights of it. */
export const helper = async (testApp: TestApp, team: Team, channel: Channel, rights: ChannelRight[]): Promise<Team> => {
  const permissions = [{ menuId: 'channels.index', permissionLevel: 'write' } as const];
  const person = await member(testApp, team, { permissions });
  await customer(testApp, { boundTo: person.accountId });
  const params = { id: channel.id, memberId: person.accountId };
  await team.call(putChannelManager, { params, body: { rights } });
  return person;
};

export const write = ({ call }: Person, channel: Channel, text: string, clientId: string = crypto.randomUUID()) =>
  call(writeToChannel, { params: { link: linkOf(channel) }, body: { clientId, text } });

/** A channel of the team, and Bruna Carvalho, who follows it and has not written yet. */
export const withFollower = async (testApp: TestApp, team: Worker) => {
  const channel = await makeChannel(team);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  return { channel, bruna, params: { link: linkOf(channel) } };
};

export const opened = ({ call }: Person, channel: Channel) =>
  call(openConversation, { params: { link: linkOf(channel) }, query: {} });

export const inbox = async ({ call }: Worker, { id }: Channel, query: object = {}): Promise<Conversation[]> =>
  (await call(listConversations, { params: { id }, query })).list;

export const messagesOf = async ({ call }: Worker, { id }: Channel, conversationId: string) =>
  (await call(listConversationMessages, { params: { id, conversationId }, query: {} })).list;

interface Answer {
  readonly text: string;
  readonly seen: number;
  readonly kind?: 'member' | 'note';
  readonly clientId?: string;
}
export const answer = ({ call }: Worker, { id }: Channel, conversationId: string, given: Answer) =>
  call(answerConversation, {
    params: { id, conversationId },
    body: { kind: 'member', clientId: crypto.randomUUID(), ...given },
  });

/** Sends a picture to a channel. */
export const sendPhoto = (
  { call }: Person,
  channel: Channel,
  { picture, text, clientId = crypto.randomUUID() }: { picture: Buffer; text?: string; clientId?: string },
) =>
  call(sendPicture, {
    params: { link: linkOf(channel) },
    body: { clientId, picture: picture.toString('base64'), ...(text === undefined ? {} : { text }) },
  });

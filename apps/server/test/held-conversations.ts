import {
  changeCannedAnswer,
  createCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '@balcao/contract/canned-answer';
import type { Channel } from '@balcao/contract/channel';
import {
  assignConversation,
  getConversation,
  getConversationFigures,
  handleConversation,
  listAnswerers,
  listConversations,
  listFollowerOrders,
  moveConversation,
} from '@balcao/contract/conversation';
import { answerConversation, listConversationMessages, readConversation } from '@balcao/contract/conversation-message';
import { getPresence, putPresence } from '@balcao/contract/conversation-presence';
import {
  answerWithDocument,
  answerWithPicture,
  answerWithVoice,
  readConversationDocument,
  readConversationPicture,
  readConversationVoice,
} from '@balcao/contract/conversation-sending';
import { listSendableTemplates, sendTemplate } from '@balcao/contract/template-sending';
import { inbox, sendPhoto, write } from './conversations.ts';
import type { TestCustomer } from './customers.ts';
import type { Team } from './people.ts';
import { say, voice } from './voices.ts';

/** A PNG of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const nota = { document: Buffer.from('Nota').toString('base64'), name: 'nota.txt', seen: 1_000 };

/** A follower who has written, sent a picture and a voice message, and was sent a document, after a message of the server, and an answer that the channel gives often. */
export const heldConversations = async (team: Team, channel: Channel, person: TestCustomer) => {
  await write(person, channel, 'Tem pão?');
  await sendPhoto(person, channel, { picture: Buffer.from(onePixel, 'base64') });
  await say(person, channel);
  const [conversation] = await inbox(team, channel);
  const params = { id: channel.id, conversationId: conversation?.id ?? '' };
  await team.call(answerWithDocument, { params, body: { ...nota, clientId: crypto.randomUUID() } });
  const body = { shortcut: 'oi', text: 'Olá!' };
  const { id: cannedId } = await team.call(createCannedAnswer, { params: { id: channel.id }, body });
  return { conversationId: conversation?.id ?? '', cannedId };
};

export interface HeldConversations {
  readonly channelId: string;
  readonly conversationId: string;
  readonly cannedId: string;
  /** A template that waits for its review. */
  readonly messageTemplateId: string;
}
/** Every call that names a conversation, or a canned answer. */
export const conversationAsks = ({
  channelId: id,
  conversationId,
  cannedId,
  messageTemplateId: templateId,
}: HeldConversations) => {
  const params = { id };
  const ofOne = { id, conversationId };
  const ofCanned = { id, cannedId };
  const said = { clientId: '019a0000-0000-7000-8000-000000000002', text: 'Olá!', kind: 'note', seen: 0 } as const;
  return [
    { target: listConversations, by: 'member', params, query: {} },
    { target: getConversationFigures, by: 'member', params },
    { target: listAnswerers, by: 'member', params },
    { target: getConversation, by: 'member', params: ofOne },
    { target: listConversationMessages, by: 'member', params: ofOne, query: {} },
    { target: listFollowerOrders, by: 'member', params: ofOne },
    { target: getPresence, by: 'member', params: ofOne },
    { target: listCannedAnswers, by: 'member', params },
    { target: answerConversation, by: 'member', params: ofOne, body: said },
    {
      target: answerWithPicture,
      by: 'member',
      params: ofOne,
      body: { clientId: '019a0000-0000-7000-8000-000000000004', picture: onePixel, seen: 0 },
    },
    {
      target: answerWithVoice,
      by: 'member',
      params: ofOne,
      body: { clientId: '019a0000-0000-7000-8000-000000000005', voice: voice().toString('base64'), seen: 0 },
    },
    {
      target: answerWithDocument,
      by: 'member',
      params: ofOne,
      body: { ...nota, clientId: '019a0000-0000-7000-8000-000000000006', seen: 0 },
    },
    { target: readConversationDocument, by: 'member', params: { ...ofOne, position: '5' } },
    { target: readConversationPicture, by: 'member', params: { ...ofOne, position: '3' } },
    { target: readConversationVoice, by: 'member', params: { ...ofOne, position: '4' } },
    { target: listSendableTemplates, by: 'member', params, query: {} },
    {
      target: sendTemplate,
      by: 'member',
      params: ofOne,
      body: { clientId: '019a0000-0000-7000-8000-000000000003', templateId, language: 'pt-BR', values: {}, seen: 0 },
    },
    { target: readConversation, by: 'member', params: ofOne, body: { position: 1 } },
    { target: putPresence, by: 'member', params: ofOne, body: { kind: 'viewing' } },
    { target: assignConversation, by: 'member', params: ofOne, body: { memberId: null } },
    { target: handleConversation, by: 'member', params: ofOne, body: { handler: 'people' } },
    { target: moveConversation, by: 'member', params: ofOne, body: { state: 'closed', until: null, seen: 2 } },
    { target: createCannedAnswer, by: 'member', params, body: { shortcut: 'tchau', text: 'Até logo.' } },
    { target: changeCannedAnswer, by: 'member', params: ofCanned, body: { shortcut: 'oi', text: 'Oi!' } },
    { target: removeCannedAnswer, by: 'member', params: ofCanned },
  ] as const;
};

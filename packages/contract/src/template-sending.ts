import * as z from 'zod/mini';
import { ConversationMessage, Position } from './conversation-message.ts';
import { endpoint } from './endpoint.ts';
import { fieldName, Id, identifier } from './scalars.ts';
import { TemplateEntry, TemplateLanguage } from './template-form.ts';
import { VariableValue } from './template-text.ts';

/** So many templates one search for one to send brings. */
export const sendableTemplatesAtOnce = 20;

/** A template that may be sent now, as it is in use. */
export const SendableTemplate = z.object({ id: Id, inUse: TemplateEntry });
export type SendableTemplate = z.infer<typeof SendableTemplate>;

/** Which template is sent, in which of its languages, and what stands for its variables, by their names. */
export const TemplateChoice = z.strictObject({
  templateId: Id,
  language: TemplateLanguage,
  values: z.record(fieldName(30), VariableValue),
});
export type TemplateChoice = z.infer<typeof TemplateChoice>;

const SendableSearch = z.strictObject({
  /** A part of the name. */
  search: z.optional(identifier(60)),
});
export const SendableTemplates = z.object({ list: z.array(SendableTemplate), hasMore: z.boolean() });
export type SendableTemplates = z.infer<typeof SendableTemplates>;

export const listSendableTemplates = endpoint({
  id: 'conversation.templates',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/conversation-template',
  summary: 'The message templates that may be sent now, by their names, for those who may answer in a channel',
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: SendableSearch,
  reply: SendableTemplates,
  refusals: ['not_found', 'channel_right'],
});

export const listBroadcastTemplates = endpoint({
  id: 'broadcast.templates',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/broadcast-template',
  summary: 'The message templates that a broadcast may say now, by their names, for those who may write in a channel',
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: SendableSearch,
  reply: SendableTemplates,
  refusals: ['not_found', 'channel_right'],
});

export const sendTemplate = endpoint({
  id: 'conversation.sendTemplate',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/conversation/{conversationId}/template',
  summary: 'Answers a follower with a message template; once for each id of the sender',
  access: { menu: 'channels.index', level: 'write' },
  rate: 'write',
  params: z.object({ id: Id, conversationId: Id }),
  body: z.strictObject({
    clientId: Id,
    ...TemplateChoice.shape,
    /** The last message that the member has read: the answer is refused when a colleague has answered after it. */
    seen: Position,
  }),
  reply: ConversationMessage,
  refusals: [
    'not_found',
    'channel_chat_account',
    'channel_right',
    'state_forbids',
    'template_not_sendable',
    'conversation_answered',
    'conversation_stopped',
    'channel_frozen',
    'idempotency_key_reused',
  ],
});

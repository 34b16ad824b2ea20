import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { fieldName, Id, Instant, identifier, MerchantsNumber } from './scalars.ts';
import { TemplateLanguage, TemplateName } from './template-form.ts';
import { VariableValue } from './template-text.ts';

/** The merchant's own number of a message: once for the whole team. */
export const MerchantMessageNumber = MerchantsNumber;

/** Messages that servers send to one follower of a channel within 24 hours, at most. */
export const serverMessagesADay = 20;

/** How far a message has come: it is in the conversation, the phone has it, the person has seen it. */
export const TemplateMessageState = codes(['sent', 'delivered', 'read']);
export type TemplateMessageState = z.infer<typeof TemplateMessageState>;

/** A message made from a template as the server of its team sees it. */
export const OpenTemplateMessage = z.object({
  merchantMessageNumber: MerchantMessageNumber,
  channelId: Id,
  followerId: z.string(),
  template: z.string(),
  language: TemplateLanguage,
  /** Empty once the person has had their account erased. */
  text: z.string(),
  state: TemplateMessageState,
  sentAt: Instant,
});
export type OpenTemplateMessage = z.infer<typeof OpenTemplateMessage>;

/** Messages to one follower that came as far at the same moment, the oldest first. */
export const MarkedMessages = z.object({
  channelId: Id,
  followerId: z.string(),
  messages: z.array(z.object({ merchantMessageNumber: MerchantMessageNumber, template: z.string(), sentAt: Instant })),
});
export type MarkedMessages = z.infer<typeof MarkedMessages>;

const ofMerchant = { face: 'open', access: 'merchant', reply: OpenTemplateMessage } as const;
const ofChannel = ['not_found', 'channel_server_off', 'channel_right', 'channel_chat_account'] as const;

export const sendTemplateMessage = endpoint({
  ...ofMerchant,
  id: 'templateMessage.send',
  method: 'POST',
  path: '/template-message',
  summary: 'Sends an approved message template to one follower of a channel',
  rate: 'write',
  idempotency: 'required',
  body: z.strictObject({
    merchantMessageNumber: MerchantMessageNumber,
    channelId: Id,
    followerId: identifier(64),
    template: TemplateName,
    /** By default the follower's language, or the main one of the template. */
    language: z.optional(TemplateLanguage),
    /** By the names of the variables. */
    values: z._default(z.record(fieldName(30), VariableValue), {}),
  }),
  refusals: [
    ...ofChannel,
    'state_forbids',
    'template_not_sendable',
    'message_number_used',
    'conversation_stopped',
    'template_messages_today',
    'channel_frozen',
  ],
});

export const queryTemplateMessage = endpoint({
  ...ofMerchant,
  id: 'templateMessage.query',
  method: 'GET',
  path: '/template-message/{merchantMessageNumber}',
  summary: "One message by the merchant's own number: whether the phone has it, and the person has seen it",
  rate: 'read',
  params: z.object({ merchantMessageNumber: MerchantMessageNumber }),
  refusals: ofChannel,
});

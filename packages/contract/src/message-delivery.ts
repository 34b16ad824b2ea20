import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { TemplateField, TemplateTitle } from './message-wording.ts';
import { PageQuery, pageOf } from './page.ts';
import { fieldName, Id, Instant, severalOf, visible } from './scalars.ts';

/** The outcome of a message that a mini program sent. */
export const DeliveryOutcome = codes(['delivered', 'refused']);
export type DeliveryOutcome = z.infer<typeof DeliveryOutcome>;

/**
 * Why one was not delivered: the person allowed none, has a long-term consent that the console ended, never wants any, is unknown
 * to the mini program, or its team paused it, or removed it while a batch waited, or the
 * message template that it says is paused, switched off or removed.
 */
export const DeliveryRefusal = codes([
  'noConsent',
  'longTermEnded',
  'declined',
  'unknownPerson',
  'templatePaused',
  'templateRemoved',
  'templateStopped',
]);
export type DeliveryRefusal = z.infer<typeof DeliveryRefusal>;

/** Recipient and content are not visible to its team. */
export const MessageDelivery = z.object({
  id: Id,
  templateId: Id,
  title: TemplateTitle,
  outcome: DeliveryOutcome,
  reason: z.nullable(DeliveryRefusal),
  sentAt: Instant,
});
export type MessageDelivery = z.infer<typeof MessageDelivery>;

const narrowedTo = {
  templateId: z.optional(Id),
  outcome: z.optional(severalOf(DeliveryOutcome)),
  reason: z.optional(severalOf(DeliveryRefusal)),
} as const;
/** What a file of them is narrowed to. */
export const MessageDeliveryFilter = z.strictObject({ appletId: Id, ...narrowedTo });

export const listMessageDeliveries = endpoint({
  id: 'messageDelivery.list',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/message-delivery',
  summary: 'The messages that a mini program sent, newest first, with what became of them',
  access: { menu: 'applets.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: z.extend(PageQuery, narrowedTo),
  reply: pageOf(MessageDelivery),
  refusals: ['not_found'],
});

/** A message as its reader has it. */
export const ReceivedMessage = z.object({
  id: Id,
  appId: z.string(),
  appletName: z.string(),
  icon: z.string(),
  title: TemplateTitle,
  /** In the order of the template. */
  values: z.array(z.object({ field: TemplateField, value: z.union([z.string(), z.number()]) })),
  /** What it says, of one that was made from a message template; its values are in it. */
  text: z.nullable(z.string()),
  /** What it opens; null for the first page. */
  page: z.nullable(z.string()),
  receivedAt: Instant,
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

/** So many of the last are shown. */
export const receivedAtMost = 100;
/** Days after which the content and the recipient of a message are deleted (rule: messages-are-forgotten). */
export const messageKeptDays = 90;

export const listReceivedMessages = endpoint({
  id: 'messageDelivery.listReceived',
  face: 'app',
  method: 'GET',
  path: '/message',
  summary: 'The last messages that mini programs sent to the customer, newest first',
  access: 'customer',
  rate: 'read',
  reply: z.object({ list: z.array(ReceivedMessage) }),
  refusals: [],
});

/** What the server of a mini program says of a message. */
export const MessageToSend = z.strictObject({
  templateId: Id,
  /** As the exchange of a login code told it. */
  openId: visible(64),
  /** A value for each field of the template, or each variable of the message template: amounts in centavos, days as YYYYMMDD, times as HH:MM. */
  values: z.record(fieldName(40), z.union([z.string(), z.number()])),
  /** What the message opens: a page of `app.json`; the first one where it is missing. */
  page: z.optional(visible(255)),
});
export type MessageToSend = z.infer<typeof MessageToSend>;

export const sendMessage = endpoint({
  id: 'messageDelivery.send',
  face: 'open',
  method: 'POST',
  path: '/applet/message',
  summary:
    'Sends a person a subscribe message, and uses up one consent unless a long-term one lets it come; refusals stand in the records',
  access: 'applet',
  rate: 'write',
  idempotency: 'optional',
  body: MessageToSend,
  reply: z.object({ messageId: Id }),
  refusals: ['not_found', 'person_unknown', 'consent_missing', 'template_paused', 'template_not_sendable'],
});

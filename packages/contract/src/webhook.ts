import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { ChargedOrder } from './order.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant } from './scalars.ts';

/** What a merchant's server is told about. */
export const WebhookEventType = z.enum(['order.paid', 'order.closed', 'webhook.test']);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

/** What each event carries: an order as it was at that moment, and of a test only what can be recognised again. */
export interface WebhookData {
  'order.paid': ChargedOrder;
  'order.closed': ChargedOrder;
  'webhook.test': { readonly requestId: string };
}
type OfEachType<Extra> = { [T in WebhookEventType]: Extra & { type: T; data: WebhookData[T] } }[WebhookEventType];
/** Something that happened, for the merchant's server to be told. */
export type Announcement = OfEachType<unknown>;
/** The body of a notification. */
export type WebhookEvent = OfEachType<{ /** When it happened, UTC. */ timestamp: string }>;

export const WebhookEndpoint = z.object({ url: z.string(), enabled: z.boolean(), createdAt: Instant });
export const WebhookAttempt = z.object({
  at: Instant,
  /** HTTP status of the receiver, or null when none answered. */
  status: z.int().nullable(),
  /** The beginning of the receiver's answer, or why there was none. */
  answer: z.string(),
  durationMs: z.int(),
});
export const WebhookDelivery = z.object({
  id: Id,
  /** The stable id in `webhook-id`: the same at every attempt. */
  messageId: z.string(),
  type: WebhookEventType,
  url: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.array(WebhookAttempt),
  nextAttemptAt: Instant.nullable(),
  createdAt: Instant,
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const access = (level: 'read' | 'write') => ({ menu: 'setting.payment', level }) as const;

export const getWebhook = endpoint({
  id: 'webhook.get',
  face: 'admin',
  method: 'GET',
  path: '/webhook',
  summary: 'Where the team is notified',
  access: access('read'),
  rate: 'read',
  reply: WebhookEndpoint.nullable(),
  refusals: [],
});

export const saveWebhook = endpoint({
  id: 'webhook.save',
  face: 'admin',
  method: 'PUT',
  path: '/webhook',
  summary: 'Sets the address for notifications; a new secret is made and shown this once',
  access: access('write'),
  rate: 'write',
  body: z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(500) }),
  reply: z.object({ endpoint: WebhookEndpoint, secret: z.string() }),
  refusals: [],
});

export const removeWebhook = endpoint({
  id: 'webhook.remove',
  face: 'admin',
  method: 'DELETE',
  path: '/webhook',
  summary: 'Ends the notifications',
  access: access('write'),
  rate: 'write',
  reply: z.null(),
  refusals: ['not_found'],
});

export const testWebhook = endpoint({
  id: 'webhook.test',
  face: 'admin',
  method: 'POST',
  path: '/webhook/test',
  summary: 'Sends a test notification',
  access: access('write'),
  rate: 'write',
  reply: WebhookDelivery,
  refusals: ['not_found'],
});

export const listDeliveries = endpoint({
  id: 'webhook.deliveries',
  face: 'admin',
  method: 'GET',
  path: '/webhook/delivery',
  summary: 'Notifications with every attempt, newest first',
  access: access('read'),
  rate: 'read',
  query: PageQuery,
  reply: pageOf(WebhookDelivery),
  refusals: [],
});

export const resendDelivery = endpoint({
  id: 'webhook.resend',
  face: 'admin',
  method: 'POST',
  path: '/webhook/delivery/{id}/resend',
  summary: 'Sends a notification again, with the same id',
  access: access('write'),
  rate: 'write',
  params: z.object({ id: Id }),
  reply: WebhookDelivery,
  refusals: ['not_found'],
});

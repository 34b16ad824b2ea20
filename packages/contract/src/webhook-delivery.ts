import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, identifier, severalOf } from './scalars.ts';
import { DeliveryState, WebhookDelivery, WebhookEventType } from './webhook.ts';

const access = (level: 'read' | 'write') => ({ menu: 'setting.payment', level }) as const;
const params = z.object({ id: Id });

/** Notifications that have ended are kept for so many days; what still waits stays for as long as it does. */
export const deliveriesKeptDays = 90;

export const DeliveryFilter = z.strictObject({
  endpointId: z.optional(severalOf(Id)),
  type: z.optional(severalOf(WebhookEventType)),
  state: z.optional(severalOf(DeliveryState)),
  /** The number of an order: ours, or the merchant's own. */
  order: z.optional(identifier(64)),
});

export const listDeliveries = endpoint({
  id: 'webhook.deliveries',
  face: 'admin',
  method: 'GET',
  path: '/webhook/delivery',
  summary: 'Notifications of the last 90 days with every attempt, newest first',
  access: access('read'),
  rate: 'read',
  query: z.strictObject({ ...PageQuery.shape, ...DeliveryFilter.shape }),
  reply: pageOf(WebhookDelivery),
  refusals: [],
});

export const getDelivery = endpoint({
  id: 'webhook.delivery',
  face: 'admin',
  method: 'GET',
  path: '/webhook/delivery/{id}',
  summary: 'One notification with every attempt',
  access: access('read'),
  rate: 'read',
  params,
  reply: WebhookDelivery,
  refusals: ['not_found'],
});

export const resendDelivery = endpoint({
  id: 'webhook.resend',
  face: 'admin',
  method: 'POST',
  path: '/webhook/delivery/{id}/resend',
  summary: 'Sends a notification again, with the same id',
  access: access('write'),
  rate: 'write',
  params,
  reply: WebhookDelivery,
  refusals: ['not_found', 'webhook_off'],
});

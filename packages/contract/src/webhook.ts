import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Id, Instant, Version } from './scalars.ts';
import { WebhookAddress } from './webhook-address.ts';

/** What a merchant's server is told about. */
export const WebhookEventType = codes([
  'order.paid',
  'order.closed',
  'order.failed',
  'bill.ready',
  'webhook.test',
  'preauth.authorised',
  'preauth.captured',
  'preauth.capture_failed',
  'preauth.released',
  'preauth.void_failed',
  'refund.succeeded',
  'refund.failed',
  'order.returned_by_bank',
  'dispute.opened',
  'dispute.closed',
  'withdrawal.succeeded',
  'withdrawal.failed',
  'channel.followed',
  'channel.unfollowed',
  'broadcast.sent',
  'broadcast.replied',
  'message.delivered',
  'message.read',
]);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

/** A team is told at so many addresses at most. */
export const webhookEndpointsAtMost = 5;
/** An address that has failed for so long without a success between is paused, and the super admins are told. */
export const webhookPausedAfterDays = 3;

/** A notification shows its newest attempts; after so many it is not sent again by itself. */
export const webhookAttemptsShown = 30;

/** `off`: a person switched it off, new events are not stored for it. `paused`: it failed for days, or said that it is gone; what is new waits. */
export const WebhookState = codes(['on', 'off', 'paused']);

/** Events that an address can subscribe to. A test event can be sent to any address. */
export const WebhookSubject = WebhookEventType.exclude(['webhook.test']);
export type WebhookSubject = z.infer<typeof WebhookSubject>;

export const WebhookEndpoint = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  state: WebhookState,
  /** Null: everything, also what is added in future. */
  types: z.nullable(z.array(WebhookSubject)),
  lastSuccessAt: z.nullable(Instant),
  lastFailureAt: z.nullable(Instant),
  /** The first failure since the last success. */
  failingSince: z.nullable(Instant),
  /** How many notifications wait until it is resumed or switched on. */
  held: z.int(),
  /** Until then the secret before this one signs too. */
  previousUntil: z.nullable(Instant),
  version: z.int(),
  createdAt: Instant,
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** Why a receiver has not answered. */
export const WebhookFailure = codes([
  'address-forbidden',
  'name-unknown',
  'timed-out',
  'certificate-wrong',
  'connection-failed',
]);
export type WebhookFailure = z.infer<typeof WebhookFailure>;

export const WebhookAttempt = z.object({
  at: Instant,
  /** HTTP status of the receiver, or null when none answered. */
  status: z.nullable(z.int()),
  /** The beginning of the receiver's answer, or a `WebhookFailure` where there was none. */
  answer: z.string(),
  durationMs: z.int(),
  /** What was sent along with the body. */
  headers: z.optional(z.record(z.string(), z.string())),
});

/** `held`: waits until its address is resumed or switched on. `failed`: given up, or its address was removed. */
export const DeliveryState = codes(['waiting', 'delivered', 'failed', 'held']);
export const WebhookDelivery = z.object({
  id: Id,
  /** The stable id in `webhook-id`: the same at every attempt, and at every address. */
  messageId: z.string(),
  type: WebhookEventType,
  /** The address it is for; null where that has been removed. */
  endpointId: z.nullable(Id),
  endpointName: z.nullable(z.string()),
  /** How that stands now. */
  endpointState: z.nullable(WebhookState),
  url: z.string(),
  state: DeliveryState,
  /** The order it is about. */
  orderNumber: z.nullable(z.string()),
  attempts: z.array(WebhookAttempt),
  nextAttemptAt: z.nullable(Instant),
  createdAt: Instant,
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const access = (level: 'read' | 'write') => ({ menu: 'setting.payment', level }) as const;
const params = z.object({ id: Id });

const Types = z.nullable(z.array(WebhookSubject).check(z.minLength(1), z.maxLength(50)));

/** A repeat under the same idempotency key, after a lost answer, returns the same secret while it still is that of the address. */
const secretMade = {
  face: 'admin',
  method: 'POST',
  access: access('write'),
  rate: 'write',
  proof: 'factor',
  idempotency: 'optional',
  reply: z.object({ endpoint: WebhookEndpoint, secret: z.string() }),
} as const;

export const listWebhooks = endpoint({
  id: 'webhook.list',
  face: 'admin',
  method: 'GET',
  path: '/webhook',
  summary: 'The addresses at which the team is notified',
  access: access('read'),
  rate: 'read',
  reply: z.object({ list: z.array(WebhookEndpoint) }),
  refusals: [],
});

export const addWebhook = endpoint({
  ...secretMade,
  id: 'webhook.add',
  path: '/webhook',
  summary: 'Adds an address for notifications; its secret is made and shown this once',
  body: z.strictObject({
    url: WebhookAddress,
    /** Without one it is called as its host. */
    name: z.optional(nameLine(60)),
    types: z._default(Types, null),
  }),
  refusals: ['webhooks_full', 'not_found', 'changed_elsewhere'],
});

export const updateWebhook = endpoint({
  id: 'webhook.update',
  face: 'admin',
  method: 'PUT',
  path: '/webhook/{id}',
  summary: 'Changes an address: its name, where it leads, what it is told about, whether it is on',
  access: access('write'),
  rate: 'write',
  proof: 'factor',
  params,
  body: z.strictObject({
    name: nameLine(60),
    url: WebhookAddress,
    types: Types,
    enabled: z.boolean(),
    version: Version,
  }),
  reply: WebhookEndpoint,
  refusals: ['not_found', 'changed_elsewhere'],
});

export const rotateWebhookSecret = endpoint({
  ...secretMade,
  id: 'webhook.rotate',
  path: '/webhook/{id}/secret',
  summary: 'Makes a new secret, shown this once; the one before signs beside it for 24 hours',
  params,
  refusals: ['not_found', 'changed_elsewhere'],
});

export const resumeWebhook = endpoint({
  id: 'webhook.resume',
  face: 'admin',
  method: 'POST',
  path: '/webhook/{id}/resume',
  summary: 'Resumes an address that was paused: what waited for it, and what failed meanwhile, is sent',
  access: access('write'),
  rate: 'write',
  params,
  reply: WebhookEndpoint,
  refusals: ['not_found', 'state_forbids'],
});

export const removeWebhook = endpoint({
  id: 'webhook.remove',
  face: 'admin',
  method: 'DELETE',
  path: '/webhook/{id}',
  summary: 'Removes an address; what was on its way there ends',
  access: access('write'),
  rate: 'write',
  proof: 'factor',
  params,
  reply: z.null(),
  refusals: ['not_found'],
});

export const testWebhook = endpoint({
  id: 'webhook.test',
  face: 'admin',
  method: 'POST',
  path: '/webhook/{id}/test',
  summary: 'Sends a test notification to one address, also to one that is paused',
  access: access('write'),
  rate: 'write',
  params,
  reply: WebhookDelivery,
  refusals: ['not_found', 'webhook_off'],
});

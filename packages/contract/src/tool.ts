import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { OpenRequest, RequestFacts, RequestOutcome } from './request.ts';
import { queryWhole, severalOf } from './scalars.ts';
import { WebhookEventType } from './webhook.ts';

const common = { face: 'tool', access: 'toolKey', rate: 'read' } as const;

/** So long a question waits for something to tell. */
export const toolWaitSecondsAtMost = 25;
/** For so long events are kept for a listener that has lost its connection. */
export const toolEventsKeptHours = 24;

const placeForm = /^\d{1,19}[.][0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The `cursor` of the answer before: no event is missed, and none comes twice. */
const Place = z.string().check(z.regex(placeForm, { error: 'cursor', abort: true }));
const waiting = {
  cursor: Place,
  /** Seconds to wait for an event where there is none yet. */
  wait: z.optional(queryWhole(0, toolWaitSecondsAtMost)),
} as const;

export const getToolTeam = endpoint({
  ...common,
  id: 'tool.team',
  method: 'GET',
  path: '/team',
  summary: 'Whose key it is, and whether this is a sandbox',
  reply: z.object({
    merchantNumber: z.string(),
    merchantName: z.string(),
    keyName: z.string(),
    isSandbox: z.boolean(),
  }),
  refusals: [],
});

export const openListener = endpoint({
  ...common,
  id: 'tool.listener',
  method: 'GET',
  path: '/webhook/listener',
  summary: 'The secret that signs what this key hears, and where listening begins',
  reply: z.object({ secret: z.string(), cursor: z.string() }),
  refusals: [],
});

/** A notification as an address gets it: these headers and exactly this body. */
export const HeardEvent = z.object({
  messageId: z.string(),
  type: WebhookEventType,
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
export type HeardEvent = z.infer<typeof HeardEvent>;

export const hearEvents = endpoint({
  ...common,
  id: 'tool.events',
  method: 'GET',
  path: '/webhook/event',
  summary:
    "The team's events after a cursor, signed, in the order of their commits; waits for the next where there is none",
  query: z.strictObject({ ...waiting, type: z.optional(severalOf(WebhookEventType)) }),
  reply: z.object({ list: z.array(HeardEvent), cursor: z.string() }),
  refusals: [],
});

/** What the sandbox can make happen when it is asked for; a bill is ready when its day has ended, and not before. */
export const TriggeredEvent = WebhookEventType.exclude(['bill.ready']);
export type TriggeredEvent = z.infer<typeof TriggeredEvent>;

/** Only where the sandbox is on. */
export const triggerEvent = endpoint({
  ...common,
  id: 'tool.trigger',
  method: 'POST',
  path: '/webhook/trigger',
  summary:
    'Makes an event happen in the sandbox as it happens otherwise, with an order, a follower or a withdrawal that is really made',
  rate: 'write',
  body: z.strictObject({ type: TriggeredEvent }),
  reply: z.object({ type: TriggeredEvent, merchantOrderNumber: z.nullable(z.string()) }),
  refusals: [
    'not_certified',
    'product_inactive',
    'product_blocked',
    'method_inactive',
    'state_forbids',
    'unavailable',
    'balance_insufficient',
    'withdrawal_over_daily_limit',
    'withdrawal_over_single_limit',
    'withdrawal_below_fee',
    'withdrawal_unavailable',
    'merchant_frozen',
    'channel_server_off',
    'channel_right',
    'channel_chat_account',
    'channel_frozen',
    'broadcasts_full',
    'broadcasts_today',
    'replies_off',
    'template_not_sendable',
  ],
});

/** A call of the open API, and why it was refused, in the words of the caller's language. */
export const HeardRequest = z.extend(OpenRequest, { said: z.nullable(z.string()), facts: RequestFacts });
export type HeardRequest = z.infer<typeof HeardRequest>;

export const openTail = endpoint({
  ...common,
  id: 'tool.tail',
  method: 'GET',
  path: '/request/tail',
  summary: 'Where hearing of the calls of the open API begins: now',
  reply: z.object({ cursor: z.string() }),
  refusals: [],
});

export const hearRequests = endpoint({
  ...common,
  id: 'tool.requests',
  method: 'GET',
  path: '/request',
  summary: "Calls of the open API in the team's name after a cursor; waits for the next where there is none",
  query: z.strictObject({ ...waiting, outcome: z.optional(RequestOutcome) }),
  reply: z.object({ list: z.array(HeardRequest), cursor: z.string() }),
  refusals: [],
});

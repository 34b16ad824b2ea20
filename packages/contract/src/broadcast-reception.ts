import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './scalars.ts';

/** What the time since a broadcast was sent is cut into. */
export const ReceptionUnit = codes(['hour', 'day']);
export type ReceptionUnit = z.infer<typeof ReceptionUnit>;

/** How many of each, at most: two days by hours, thirty days by days. A day is 24 hours from the sending. */
export const receptionSpans = { hour: 48, day: 30 } as const satisfies Record<ReceptionUnit, number>;

/** One hour or day of a broadcast. */
export const ReceptionSpan = z.object({
  from: Instant,
  /** Who was shown it for the first time. */
  seen: z.int(),
  /** Who opened an address in it for the first time. */
  clicked: z.int(),
  /** Who stopped following, with this as the last broadcast that they had; within 24 hours of it. Null where it is not known when they did. */
  left: z.nullable(z.int()),
});
export type ReceptionSpan = z.infer<typeof ReceptionSpan>;

export const BroadcastReception = z.object({
  unit: ReceptionUnit,
  /** Every interval from the sending until now, also those without an event. Empty before the first view. */
  spans: z.array(ReceptionSpan),
  /** False for a broadcast of the past that was brought in with its figures alone. */
  isKnown: z.boolean(),
  /** The last one is still running. */
  isOpen: z.boolean(),
});
export type BroadcastReception = z.infer<typeof BroadcastReception>;

export const getBroadcastReception = endpoint({
  id: 'broadcast.reception',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/broadcast/{broadcastId}/reception',
  summary:
    'When a broadcast was seen, its addresses were opened and people stopped following, by hours or days since it was sent',
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id, broadcastId: Id }),
  query: z.strictObject({ unit: z._default(ReceptionUnit, 'hour') }),
  reply: BroadcastReception,
  refusals: ['not_found'],
});

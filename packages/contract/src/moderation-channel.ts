import * as z from 'zod/mini';
import { ChannelState, ChannelType } from './channel.ts';
import { ChannelBadges } from './channel-certification-kind.ts';
import { endpoint } from './endpoint.ts';
import { DeskCase } from './moderation-desk.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, identifier, lines, severalOf, whole } from './scalars.ts';

/** A channel as staff see it. */
export const DeskChannel = z.object({
  id: Id,
  name: z.string(),
  avatar: z.string(),
  type: ChannelType,
  state: ChannelState,
  frozenAt: z.nullable(Instant),
  followers: z.int(),
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  /** Reports of it and of what it has sent that wait for staff. */
  reports: z.int(),
  /** Broadcasts of one day, at most. */
  broadcastsADay: z.int(),
  createdAt: Instant,
});
export type DeskChannel = z.infer<typeof DeskChannel>;

export const DeskChannelDetail = z.extend(DeskChannel, {
  url: z.string(),
  description: z.string(),
  badges: ChannelBadges,
  /** What was ever reported of it or held against it, the last opened first. */
  cases: z.array(DeskCase),
  /** How often staff changed how much it may send, the last first. */
  limits: z.array(z.object({ before: z.int(), after: z.int(), reason: z.string(), by: z.string(), at: Instant })),
});
export type DeskChannelDetail = z.infer<typeof DeskChannelDetail>;

/** Whether staff hold it. */
const HeldChoice = z.enum(['yes', 'no']);
const desk = { face: 'console' } as const;
const params = z.object({ id: Id });
/** The team reads it. */
const Reason = lines(500, 10);

export const listDeskChannels = endpoint({
  ...desk,
  id: 'moderation.channels',
  method: 'GET',
  path: '/channel',
  summary: 'The channels of every team, the last made first',
  access: { staff: 'channel.see' },
  rate: 'read',
  query: z.extend(PageQuery, {
    state: z.optional(severalOf(ChannelState)),
    isFrozen: z.optional(HeldChoice),
    /** Part of its name. */
    search: z.optional(identifier(100)),
  }),
  reply: pageOf(DeskChannel),
  refusals: [],
});

export const getDeskChannel = endpoint({
  ...desk,
  id: 'moderation.channel',
  method: 'GET',
  path: '/channel/{id}',
  summary: 'One channel, with all that was reported of it and decided about it',
  access: { staff: 'channel.see' },
  rate: 'read',
  params,
  reply: DeskChannelDetail,
  refusals: ['not_found'],
});

const deciding = {
  ...desk,
  access: { staff: 'channel.decide' },
  rate: 'write',
  idempotency: 'optional',
  params,
  reply: DeskChannelDetail,
} as const;

export const freezeChannel = endpoint({
  ...deciding,
  id: 'moderation.freezeChannel',
  method: 'POST',
  path: '/channel/{id}/freeze',
  summary: 'Freezes a channel that no one reported; it is let go in the case that this opens',
  body: z.strictObject({ reason: Reason }),
  refusals: ['not_found', 'colleague_first'],
});

export const putChannelLimit = endpoint({
  ...deciding,
  id: 'moderation.putChannelLimit',
  method: 'PUT',
  path: '/channel/{id}/limit',
  summary: 'Sets how many broadcasts a channel may send on one day, from now on',
  body: z.strictObject({ broadcastsADay: whole(1, 100), reason: Reason }),
  refusals: ['not_found'],
});

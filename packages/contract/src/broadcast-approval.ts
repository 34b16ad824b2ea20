import * as z from 'zod/mini';
import { Broadcast } from './broadcast.ts';
import { Channel } from './channel.ts';
import { endpoint } from './endpoint.ts';
import { Id, lines, Version } from './scalars.ts';

const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;
const writing = {
  face: 'admin',
  access: { menu: 'channels.index', level: 'write' },
  rate: 'write',
} as const;

export const putBroadcastApproval = endpoint({
  ...writing,
  id: 'channel.approval',
  method: 'PUT',
  path: '/channel/{id}/approval',
  summary: 'Says whether a broadcast of the channel needs a second person before it is sent',
  params: z.object({ id: Id }),
  body: z.strictObject({ isOn: z.boolean() }),
  reply: Channel,
  refusals: guarded,
});

/** What the second person decides; one who gives it back says why. */
export const BroadcastDecision = z.discriminatedUnion('isApproved', [
  z.strictObject({ version: Version, isApproved: z.literal(true) }),
  z.strictObject({ version: Version, isApproved: z.literal(false), note: lines(500) }),
]);
export type BroadcastDecision = z.infer<typeof BroadcastDecision>;

export const decideBroadcast = endpoint({
  ...writing,
  id: 'broadcast.decide',
  method: 'POST',
  path: '/channel/{id}/broadcast/{broadcastId}/decision',
  summary: 'Approves a broadcast that another person asked to send, which sends or schedules it, or gives it back',
  idempotency: 'optional',
  params: z.object({ id: Id, broadcastId: Id }),
  body: BroadcastDecision,
  reply: Broadcast,
  refusals: [
    ...guarded,
    'changed_elsewhere',
    'broadcast_own',
    'broadcast_late',
    'broadcasts_today',
    'channel_frozen',
    'follower_orders',
    'template_not_sendable',
  ],
});

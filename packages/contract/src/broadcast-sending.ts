import * as z from 'zod/mini';
import { Broadcast } from './broadcast.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './scalars.ts';

/** Tests that a member sends to themselves in a channel within a day, at most, and hours until one is gone. */
export const broadcastTestsADay = 20;
export const broadcastTestHours = 24;

const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;
const writing = {
  face: 'admin',
  access: { menu: 'channels.index', level: 'write' },
  rate: 'write',
  params: z.object({ id: Id, broadcastId: Id }),
  reply: Broadcast,
} as const;

export const unscheduleBroadcast = endpoint({
  ...writing,
  id: 'broadcast.unschedule',
  method: 'DELETE',
  path: '/channel/{id}/broadcast/{broadcastId}/publication',
  summary: 'Makes a draft again of what is scheduled, or waits for approval',
  refusals: guarded,
});

export const recallBroadcast = endpoint({
  ...writing,
  id: 'broadcast.recall',
  method: 'POST',
  path: '/channel/{id}/broadcast/{broadcastId}/recall',
  summary: 'Takes a broadcast back from every phone, within ten minutes of sending',
  refusals: guarded,
});

export const pauseBroadcast = endpoint({
  ...writing,
  id: 'broadcast.pause',
  method: 'POST',
  path: '/channel/{id}/broadcast/{broadcastId}/pause',
  summary: 'Pauses the sending to a part of the followers; those who have it keep it',
  refusals: guarded,
});

export const resumeBroadcast = endpoint({
  ...writing,
  id: 'broadcast.resume',
  method: 'DELETE',
  path: '/channel/{id}/broadcast/{broadcastId}/pause',
  summary: 'Goes on with a sending that was paused',
  refusals: [...guarded, 'template_not_sendable'],
});

export const stopBroadcast = endpoint({
  ...writing,
  id: 'broadcast.stop',
  method: 'POST',
  path: '/channel/{id}/broadcast/{broadcastId}/stop',
  summary: 'Ends the sending to a part of the followers: those who have it keep it, and nobody else gets it',
  refusals: guarded,
});

export const testBroadcast = endpoint({
  ...writing,
  id: 'broadcast.test',
  method: 'POST',
  path: '/channel/{id}/broadcast/{broadcastId}/test',
  summary: "Shows a draft on the member's own phone alone, marked as a test, for a day; it counts in no figure",
  idempotency: 'optional',
  reply: z.object({ left: z.int() }),
  refusals: [...guarded, 'broadcast_tests_full', 'broadcast_test_follow', 'channel_frozen', 'template_not_sendable'],
});

export const editRecalledBroadcast = endpoint({
  ...writing,
  id: 'broadcast.edit',
  method: 'POST',
  path: '/channel/{id}/broadcast/{broadcastId}/edition',
  summary:
    'A new draft with the words of a broadcast that was recalled; the one that is there already where there is one',
  refusals: [...guarded, 'broadcasts_full'],
});

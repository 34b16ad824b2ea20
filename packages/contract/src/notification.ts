import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { queryWhole } from './scalars.ts';

/**
 * What a team's screens are told the moment it happens: only that something changed and where, never the data itself, so that
 * nothing reaches a screen past the permissions of the endpoint that reads it.
 */
export const LiveEvent = z.object({
  topic: z.enum([
    'order',
    'refund',
    'settlement',
    'withdrawal',
    'ledger',
    'webhook',
    'certificate',
    'team',
    'review',
    'device',
    'bill',
    'product',
    'preauth',
    'export',
    'request',
    'notice',
  ]),
  key: z.string(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const streamEvents = endpoint({
  id: 'notification.stream',
  face: 'admin',
  method: 'GET',
  path: '/notification/stream',
  summary: "What changes in the session's team, as server-sent events",
  access: 'session',
  rate: 'read',
  query: z.object({
    /** What was told in the last so many milliseconds comes first: a page has asked for its figures before its stream is open. */
    recentMs: queryWhole(0, 60_000).default(0),
  }),
  reply: LiveEvent,
  refusals: ['team_missing'],
  streams: 'text/event-stream',
});

import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './scalars.ts';

/** A hint that is not repeated is forgotten after so many seconds. */
export const presenceSeconds = 12;
/** Screens repeat their hint after so many. */
export const presenceEverySeconds = 5;

/** What a person does at a conversation at this moment. */
export const PresenceKind = codes(['viewing', 'writing']);
export type PresenceKind = z.infer<typeof PresenceKind>;

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const params = z.object({ id: Id, conversationId: Id });

export const getPresence = endpoint({
  id: 'conversation.presence',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/conversation/{conversationId}/presence',
  summary:
    'Which colleagues look at a conversation or write in it now, and whether the follower writes; kept in memory for seconds',
  access: access('read'),
  rate: 'read',
  params,
  reply: z.object({
    list: z.array(z.object({ memberId: Id, name: z.string(), kind: PresenceKind })),
    isFollowerWriting: z.boolean(),
  }),
  refusals: ['not_found', 'channel_right'],
});

export const putPresence = endpoint({
  id: 'conversation.putPresence',
  face: 'admin',
  method: 'PUT',
  path: '/channel/{id}/conversation/{conversationId}/presence',
  summary: 'The member looks at a conversation, or writes in it, at this moment',
  access: access('write'),
  rate: 'write',
  params,
  body: z.strictObject({ kind: PresenceKind }),
  reply: z.null(),
  refusals: ['not_found', 'channel_right'],
});

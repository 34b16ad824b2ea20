import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { ReportReason } from './moderation.ts';
import { Likes } from './reaction.ts';
import { Cursor, Id, Instant, lines, token } from './scalars.ts';

/** Replies that one person writes in an hour, at most. */
export const repliesAnHourAtMost = 10;
/** Replies that one reading of a post brings. */
export const repliesAtOnce = 20;

/** What is written under a post; never the number of a card (rule: clean-text, no-card-numbers). */
export const ReplyText = lines(500);

/** What is sent of a reply: an id of the sender's own, under which it counts once however often it comes. */
export const ReplyEntry = z.strictObject({ clientId: Id, text: ReplyText });
export type ReplyEntry = z.infer<typeof ReplyEntry>;

/** A reply as people read it under a post. */
export const PostReply = z.extend(Likes, {
  id: Id,
  /** The name of the chat account on that day. */
  name: z.string(),
  text: z.string(),
  at: Instant,
  isOwn: z.boolean(),
  /** Why the channel hid it: its author alone still sees it. Null for one that everyone sees. */
  hiddenWhy: z.nullable(ReportReason),
  /** Staff of the platform took it down: its author alone still sees it. */
  isTakenDown: z.boolean(),
});
export type PostReply = z.infer<typeof PostReply>;

/** Whether a person may reply: `off`, the channel takes no replies, and shows none; `blocked`, the team takes none of theirs. */
export const ReplyStanding = codes(['open', 'off', 'follow', 'blocked', 'closed']);
export type ReplyStanding = z.infer<typeof ReplyStanding>;

const ofPost = {
  face: 'app',
  access: 'customer',
  path: '/channel/{link}/broadcast/{broadcastId}/reply',
  params: z.object({ link: token(22), broadcastId: Id }),
} as const;

export const listReplies = endpoint({
  ...ofPost,
  id: 'reply.list',
  method: 'GET',
  summary: 'What people replied to a broadcast, the newest first, and whether the person may reply',
  rate: 'read',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  reply: z.object({ standing: ReplyStanding, list: z.array(PostReply), nextCursor: z.nullable(z.string()) }),
  refusals: ['not_found', 'channel_frozen'],
});

export const replyToPost = endpoint({
  ...ofPost,
  id: 'reply.write',
  method: 'POST',
  summary: 'Replies to a broadcast of a channel that one follows, once for each id of the sender',
  rate: 'write',
  body: ReplyEntry,
  reply: PostReply,
  refusals: [
    'not_found',
    'channel_frozen',
    'state_forbids',
    'reaction_follow',
    'replies_off',
    'reply_blocked',
    'replies_fast',
    'idempotency_key_reused',
  ],
});

export const removeReply = endpoint({
  ...ofPost,
  id: 'reply.remove',
  method: 'DELETE',
  path: '/channel/{link}/broadcast/{broadcastId}/reply/{replyId}',
  params: z.object({ link: token(22), broadcastId: Id, replyId: Id }),
  summary: 'Removes a reply of the person for good, also after they stopped following',
  rate: 'write',
  reply: z.null(),
  refusals: ['not_found', 'channel_frozen'],
});

const liking = {
  ...ofPost,
  rate: 'write',
  path: '/channel/{link}/broadcast/{broadcastId}/reply/{replyId}/like',
  params: z.object({ link: token(22), broadcastId: Id, replyId: Id }),
  reply: Likes,
} as const;

export const likeReply = endpoint({
  ...liking,
  id: 'reply.like',
  method: 'PUT',
  summary: 'Likes a reply that everyone reads, once however often it is asked',
  refusals: ['not_found', 'channel_frozen', 'state_forbids', 'reaction_follow', 'replies_off'],
});

export const unlikeReply = endpoint({
  ...liking,
  id: 'reply.unlike',
  method: 'DELETE',
  summary: 'Takes the like of a reply back; done as well where there is none',
  refusals: ['not_found', 'channel_frozen'],
});

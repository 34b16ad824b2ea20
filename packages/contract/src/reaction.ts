import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, token } from './scalars.ts';

/** Replies of one post are counted up to here; a phone shows one more as "99+". */
export const repliesCountedAtMost = 100;

/** What followers did with a post, as one person sees it. */
export const Reactions = z.object({
  likes: z.int(),
  /** The person likes it. */
  isLiked: z.boolean(),
  /** How many replies can be read; null where the channel takes none. */
  replies: z.nullable(z.int()),
});
export type Reactions = z.infer<typeof Reactions>;

/** How many people like a post, and whether the caller is among them. */
export const Likes = z.pick(Reactions, { likes: true, isLiked: true });
export type Likes = z.infer<typeof Likes>;

const liking = {
  face: 'app',
  access: 'customer',
  rate: 'write',
  path: '/channel/{link}/broadcast/{broadcastId}/like',
  params: z.object({ link: token(22), broadcastId: Id }),
  reply: Likes,
} as const;

export const likePost = endpoint({
  ...liking,
  id: 'reaction.like',
  method: 'PUT',
  summary: 'Likes a broadcast of a channel that one follows, once however often it is asked',
  refusals: ['not_found', 'channel_frozen', 'state_forbids', 'reaction_follow'],
});

export const unlikePost = endpoint({
  ...liking,
  id: 'reaction.unlike',
  method: 'DELETE',
  summary: 'Takes a like back; done as well where there is none',
  refusals: ['not_found', 'channel_frozen'],
});

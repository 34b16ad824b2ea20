import { type Reactions, repliesCountedAtMost } from '@balcao/contract/reaction';
import type { Queries } from '../../platform/db.ts';
import type { ReactionsOf } from '../broadcast/broadcast-feed.service.ts';
import { countLikes, listLiked } from './like.repository.ts';
import { countReplies } from './reply.repository.ts';
import { takesReplies } from './reply-rule.repository.ts';

/** What followers did with broadcasts of one channel, for those who show them. */
export const reactionsOf: ReactionsOf = async (queries, { merchantId, channelId, customerId }, ids) => {
  if (ids.length === 0) return () => ({ likes: 0, isLiked: false, replies: null });
  const likes = await countLikes(queries, merchantId, ids);
  const liked = await listLiked(queries, merchantId, customerId, ids);
  const replies = (await takesReplies(queries, { merchantId, channelId }))
    ? await countReplies(queries, merchantId, ids, repliesCountedAtMost)
    : undefined;
  return (id): Reactions => ({
    likes: likes.get(id) ?? 0,
    isLiked: liked.has(id),
    replies: replies ? (replies.get(id) ?? 0) : null,
  });
};

/** How many like each of these broadcasts of a team. */
export const likesOf = (
  queries: Queries,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => countLikes(queries, merchantId, ids);

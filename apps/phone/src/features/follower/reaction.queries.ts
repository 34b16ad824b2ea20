import { likePost, unlikePost } from '@balcao/contract/reaction';
import {
  likeReply,
  listReplies,
  type ReplyEntry,
  removeReply,
  replyToPost,
  unlikeReply,
} from '@balcao/contract/reply-phone';
import { useCommand } from '@balcao/ui/use-command';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { broadcastKey } from './broadcast.queries.ts';

/** Which post of which channel. */
export interface PostPlace {
  readonly link: string;
  readonly broadcastId: string;
}
/** A reply may come, or be hidden, while the page is open. */
const askAgainMs = 3_000;

export const repliesQuery = (params: PostPlace) =>
  infiniteQueryOptions({
    queryKey: [...broadcastKey, 'replies', params.link, params.broadcastId],
    queryFn: ({ pageParam }) => api(listReplies, { params, query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: askAgainMs,
  });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: broadcastKey });
};

/** Likes a post, or takes that back. It is under way until the posts are read again, so that nothing jumps. */
export const useLike = (params: PostPlace) =>
  useCommand({
    mutationFn: (isLiked: boolean) => api(isLiked ? likePost : unlikePost, { params }),
    onSettled: useRefresh(),
    // One after the other: the last tap is what stays.
    scope: { id: `like:${params.broadcastId}` },
  });

/** The same of a reply. */
export const useLikeReply = (place: PostPlace, replyId: string) => {
  const params = { ...place, replyId };
  return useCommand({
    mutationFn: (isLiked: boolean) => api(isLiked ? likeReply : unlikeReply, { params }),
    onSettled: useRefresh(),
    scope: { id: `like:${replyId}` },
  });
};

/** What is refused is said at the text, which stays. */
export const useReply = (params: PostPlace, onSuccess: () => void) =>
  useCommand({
    mutationFn: (body: ReplyEntry) => api(replyToPost, { params, body }),
    onSuccess,
    onSettled: useRefresh(),
    meta: { errors: 'inline' },
  });

/** Removes one's own reply. It is under way until the replies are read again. */
export const useRemoveReply = (place: PostPlace) =>
  useCommand({
    mutationFn: (replyId: string) => api(removeReply, { params: { ...place, replyId } }),
    onSettled: useRefresh(),
  });

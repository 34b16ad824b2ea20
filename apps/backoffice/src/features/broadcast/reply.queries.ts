import type { BodyOf } from '@balcao/contract/endpoint';
import { blockReplier, listTeamReplies, moveReply, type ReplySort } from '@balcao/contract/reply';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { BroadcastPlace } from './broadcast.queries.ts';

/** New ones come by the line that tells of the broadcast. */
export const repliesOptions = ({ channelId, id }: BroadcastPlace, sort: ReplySort) =>
  infiniteQueryOptions({
    queryKey: ['broadcast', 'replies', channelId, id, sort],
    queryFn: ({ pageParam, signal }) =>
      api(
        listTeamReplies,
        {
          params: { id: channelId, broadcastId: id },
          query: pageParam === null ? { sort } : { sort, cursor: pageParam },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** What is done with a reply is a line in the log. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([['broadcast', 'replies'], ['log']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

export const useMoveReply = (id: string, replyId: string, onSuccess: () => void) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof moveReply>) => api(moveReply, { params: { id, replyId }, body }),
    onSuccess,
    onSettled: useInvalidation(),
  });
export const useBlockReplier = (id: string, replyId: string, onSuccess: () => void) =>
  useMutation({
    mutationFn: (isBlocked: boolean) => api(blockReplier, { params: { id, replyId }, body: { isBlocked } }),
    onSuccess,
    onSettled: useInvalidation(),
  });

import type { BodyOf, QueryOf } from '@balcao/contract/endpoint';
import { blockReplier, listTeamReplies, moveReply } from '@balcao/contract/reply';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type BroadcastPlace, broadcastOptions } from './broadcast.queries.ts';

/** Of a channel, or of one post of it. New ones come by the line that tells of the broadcast. */
export const repliesOptions = (channelId: string, query: QueryOf<typeof listTeamReplies>) =>
  queryOptions({
    queryKey: ['broadcast', 'replies', channelId, query],
    queryFn: ({ signal }) => api(listTeamReplies, { params: { id: channelId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The post of a filter; that it is not there is said where it would be named. */
export const replyPostOptions = (place: BroadcastPlace) => ({
  ...broadcastOptions(place),
  meta: { errors: 'inline' as const },
});

/** What is done with a reply is a line in the log. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([['broadcast', 'replies'], ['log']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

export const useMoveReply = (id: string, replyId: string, onSuccess: () => void) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof moveReply>) => api(moveReply, { params: { id, replyId }, body }),
    onSuccess,
    onSettled: useInvalidation(),
  });
export const useBlockReplier = (id: string, replyId: string, onSuccess: () => void) =>
  useCommand({
    mutationFn: (isBlocked: boolean) => api(blockReplier, { params: { id, replyId }, body: { isBlocked } }),
    onSuccess,
    onSettled: useInvalidation(),
  });

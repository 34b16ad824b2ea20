import { clickPost, getPost, seePosts } from '@balcao/contract/broadcast-feed';
import { writeToChannel } from '@balcao/contract/conversation-phone';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { unreadQuery } from '../../lib/unread.queries.ts';

export const broadcastKey = ['broadcast'] as const;
/** It may be recalled while the page is open. */
const askAgainMs = 3_000;

/** A broadcast, whole; it may be recalled while it is read. */
export const postQuery = (link: string, broadcastId: string) =>
  queryOptions({
    queryKey: [...broadcastKey, 'post', link, broadcastId],
    queryFn: () => api(getPost, { params: { link, broadcastId } }),
    refetchInterval: askAgainMs,
    retry: false,
  });

/** Tells what was shown; the marks of what is new stay until the page is opened again. */
export const useSee = (link: string) => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (ids: string[]) => api(seePosts, { params: { link }, body: { ids } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey }),
  });
};
export const useClick = (link: string) =>
  useCommand({ mutationFn: (broadcastId: string) => api(clickPost, { params: { link, broadcastId } }) });

/** A button of a broadcast that answers: its text is written to the channel. */
export interface PressedButton {
  readonly broadcastId: string;
  readonly index: number;
  readonly label: string;
}
/** Under which id each was sent last, until it has arrived: pressed again after a failure, it still counts once. */
const sending = new Map<string, string>();
export const usePress = (link: string, onSuccess: () => void) =>
  useCommand({
    mutationFn: async ({ label: text, ...pressedPost }: PressedButton) => {
      const { broadcastId, index } = pressedPost;
      const key = `${broadcastId} ${index}`;
      const clientId = sending.get(key) ?? crypto.randomUUID();
      sending.set(key, clientId);
      await api(writeToChannel, { params: { link }, body: { clientId, text, pressedPost } });
      sending.delete(key);
    },
    onSuccess,
  });

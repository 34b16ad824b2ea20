import { addressesOf } from '@balcao/contract/broadcast-addresses';
import { clickPost, getPost, type Post, seePosts, type WholePost } from '@balcao/contract/broadcast-feed';
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
interface Opening {
  /** An article as it was read on its page. */
  readonly post: Post & Partial<Pick<WholePost, 'article'>>;
  /** The address that was opened; undefined for a film, a document or a button. */
  readonly opened: string | undefined;
}
/** Tells that something in a post was opened, and which of its addresses. */
export const useClick = (link: string) =>
  useCommand({
    mutationFn: ({ post, opened }: Opening) => {
      const address = opened === undefined ? -1 : addressesOf(post).indexOf(opened);
      const params = { link, broadcastId: post.id };
      return api(clickPost, { params, query: address < 0 ? {} : { address: String(address) } });
    },
  });

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

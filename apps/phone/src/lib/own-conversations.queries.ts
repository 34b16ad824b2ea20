import { listOwnConversations } from '@balcao/contract/conversation-phone';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** An answer may come while the page is open. */
const askAgainMs = 3_000;

/** The conversations of the person: of their list, and of the wallet that leads to it. */
export const ownConversationsQuery = infiniteQueryOptions({
  queryKey: ['conversation', 'own'],
  queryFn: ({ pageParam }) => api(listOwnConversations, { query: pageParam === null ? {} : { cursor: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchInterval: askAgainMs,
});

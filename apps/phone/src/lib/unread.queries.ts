import { countUnread } from '@balcao/contract/broadcast-feed';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** A broadcast may come while the page is open. */
const askAgainMs = 3_000;

/** How many are unread, by the link of their channel. */
export const unreadQuery = queryOptions({
  queryKey: ['broadcast', 'unread'],
  queryFn: async () => {
    const { list } = await api(countUnread, {});
    return Object.fromEntries(list.map(({ link, unread }) => [link, unread]));
  },
  refetchInterval: askAgainMs,
});

import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../broadcast/broadcast.queries.ts';
import { UnreadMark } from '../broadcast/unread-mark.tsx';
import { followedQuery } from './follower.queries.ts';

/** How many broadcasts are unread in all: of channels that are not muted, which make no noise. */
export const ChannelsUnread = () => {
  const { data: followed } = useQuery(followedQuery);
  const { data: unread } = useQuery(unreadQuery);
  const heard = followed?.filter(({ isMuted }) => !isMuted) ?? [];
  return <UnreadMark count={heard.reduce((sum, { link }) => sum + (unread?.[link] ?? 0), 0)} isHeard />;
};

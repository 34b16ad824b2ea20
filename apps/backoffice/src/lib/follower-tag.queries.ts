import { listFollowerTags } from '@balcao/contract/follower-tag';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The tags of a channel: for its followers and for the audiences of its posts. */
export const followerTagOptions = (channelId: string) =>
  queryOptions({
    queryKey: ['channel', 'tags', channelId],
    queryFn: async ({ signal }) => (await api(listFollowerTags, { params: { id: channelId } }, { signal })).list,
  });

import { listFollowers } from '@balcao/contract/channel-follower';
import type { BodyOf, QueryOf } from '@balcao/contract/endpoint';
import {
  createFollowerTag,
  type FollowerTagEntry,
  removeFollowerTag,
  renameFollowerTag,
  tagFollowers,
} from '@balcao/contract/follower-tag';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** What the address of the list says: the query of the call that fills it. */
export type FollowerSearch = QueryOf<typeof listFollowers>;

export const followerListOptions = (channelId: string, search: FollowerSearch) =>
  queryOptions({
    queryKey: ['channel', 'followers', channelId, search],
    queryFn: ({ signal }) => api(listFollowers, { params: { id: channelId }, query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What is done with tags is a line in the log. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['channel', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};
type Told = () => void;

/** One tag is made, however often it is sent. */
export const useCreateTag = (channelId: string) =>
  useKeyedMutation({
    place: useTeamPlace(`follower-tag:${channelId}`),
    send: (body: FollowerTagEntry, attempt) => api(createFollowerTag, { params: { id: channelId }, body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });
export const useRenameTag = (channelId: string, tagId: string) =>
  useCommand({
    mutationFn: (body: FollowerTagEntry) => api(renameFollowerTag, { params: { id: channelId, tagId }, body }),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });
export const useRemoveTag = (channelId: string, onSuccess: Told) =>
  useCommand({
    mutationFn: (tagId: string) => api(removeFollowerTag, { params: { id: channelId, tagId } }),
    onSuccess,
    onSettled: useInvalidation(),
  });
/** The same people get the same tags once, however often it is sent. */
export const useTagFollowers = (channelId: string) =>
  useKeyedMutation({
    place: useTeamPlace(`tagging:${channelId}`),
    send: (body: BodyOf<typeof tagFollowers>, attempt) =>
      api(tagFollowers, { params: { id: channelId }, body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

import type { AppletCategory } from '@balcao/contract/applet-category';
import {
  followChannel,
  listFollowedChannels,
  muteChannel,
  openChannel,
  recommendChannels,
  searchChannels,
  unfollowChannel,
} from '@balcao/contract/follower';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';

const followerKey = ['follower'] as const;
const askAgainMs = 5_000;

export const foundQuery = (search: string, category: AppletCategory | undefined) =>
  queryOptions({
    queryKey: [...followerKey, 'found', search, category],
    queryFn: async () => (await api(searchChannels, { query: { search, ...(category && { category }) } })).list,
  });

export const recommendedQuery = queryOptions({
  queryKey: [...followerKey, 'recommended'],
  queryFn: async () => (await api(recommendChannels, {})).list,
});

export const followedQuery = queryOptions({
  queryKey: [...followerKey, 'followed'],
  queryFn: async () => (await api(listFollowedChannels, {})).list,
  staleTime: 0,
});

/** The page of a channel; `invitation`: the secret of the invitation link that was opened. */
export const channelQuery = (link: string, invitation: string | undefined) =>
  queryOptions({
    queryKey: [...followerKey, 'page', link, invitation],
    queryFn: () => api(openChannel, { params: { link }, query: invitation === undefined ? {} : { invitation } }),
    staleTime: 0,
    retry: false,
    // Staff may let it go while the page is open.
    refetchInterval: ({ state }) => state.data?.isFrozen && askAgainMs,
  });

/** Asks again what a channel is: what it has sent is refused, since staff hold it. */
export const useChannelFrozen = (error: Error | null): boolean => {
  const queryClient = useQueryClient();
  const isFrozen = error instanceof RefusedError && error.name === 'channel_frozen';
  useEffect(() => {
    if (isFrozen) void queryClient.invalidateQueries({ queryKey: followerKey });
  }, [isFrozen, queryClient]);
  return isFrozen;
};

/** What the server says instead of the page; undefined where it did not say anything. */
export const refusalIn = (error: Error | null): { isInvitationOver: boolean; message: string } | undefined =>
  error instanceof RefusedError
    ? { isInvitationOver: error.name === 'channel_invitation_over', message: error.message }
    : undefined;

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: followerKey });
};

export const useFollow = (link: string, invitation: string | undefined) =>
  useCommand({
    mutationFn: () => api(followChannel, { params: { link }, body: invitation === undefined ? {} : { invitation } }),
    onSettled: useRefresh(),
  });
export const useUnfollow = (link: string) =>
  useCommand({ mutationFn: () => api(unfollowChannel, { params: { link } }), onSettled: useRefresh() });
export const useMute = (link: string) =>
  useCommand({
    mutationFn: (isMuted: boolean) => api(muteChannel, { params: { link }, body: { isMuted } }),
    onSettled: useRefresh(),
  });

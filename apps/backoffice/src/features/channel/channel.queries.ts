import { putBroadcastApproval } from '@balcao/contract/broadcast-approval';
import {
  type Channel,
  type ChannelRight,
  changeChannel,
  checkChannelName,
  closeChannel,
  createChannel,
  listChannels,
  printChannel,
  reopenChannel,
} from '@balcao/contract/channel';
import {
  type ChannelInvitationEntry,
  createChannelInvitation,
  listChannelInvitations,
  revokeChannelInvitation,
} from '@balcao/contract/channel-invitation';
import {
  handOverChannel,
  listChannelManagers,
  putChannelManager,
  removeChannelManager,
} from '@balcao/contract/channel-right';
import type { BodyOf, QueryOf } from '@balcao/contract/endpoint';
import { isRefusedFor } from '@balcao/ui/refusals';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** Whether another name was refused because it would end the official certification. */
export const isNameCertified = (error: Error): boolean => isRefusedFor(error, 'channel_name_certified');

/** What the address of the list says: the query of the call that fills it. */
export type ChannelSearch = QueryOf<typeof listChannels>;

export const channelListOptions = (search: ChannelSearch) =>
  queryOptions({
    queryKey: ['channel', 'list', search],
    queryFn: ({ signal }) => api(listChannels, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Whether a name is free, to the channel that is to have it. */
export const channelNameOptions = (name: string, of: string | undefined) =>
  queryOptions({
    queryKey: ['channel', 'name', name, of],
    queryFn: ({ signal }) =>
      api(checkChannelName, { query: { name, ...(of === undefined ? {} : { of }) } }, { signal }),
  });

export const linksOptions = (id: string) =>
  queryOptions({
    queryKey: ['channel', 'links', id],
    queryFn: async ({ signal }) => (await api(listChannelInvitations, { params: { id } }, { signal })).list,
  });

export const managersOptions = (id: string) =>
  queryOptions({
    queryKey: ['channel', 'managers', id],
    queryFn: ({ signal }) => api(listChannelManagers, { params: { id } }, { signal }),
  });

/** A change of a channel is a line in the log. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['channel', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

/** One channel is made, however often it is sent. */
export const useCreateChannel = () =>
  useKeyedMutation({
    place: useTeamPlace('channel'),
    // A picture is too much for what a tab keeps.
    keptIn: 'page',
    send: (body: BodyOf<typeof createChannel>, attempt) => api(createChannel, { body }, attempt),
    onSuccess: useInvalidation(),
    meta: { errors: 'inline' },
  });

/** Asks for it again also when it is refused: a colleague may have been first. */
export const useChangeChannel = (id: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof changeChannel>) => api(changeChannel, { params: { id }, body }),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

/** What follows a change whose button may be gone by then. */
type Told<Reply = unknown> = (reply: Reply) => void;

export const useCloseChannel = (id: string, onSuccess: Told) =>
  useCommand({ mutationFn: () => api(closeChannel, { params: { id } }), onSuccess, onSettled: useInvalidation() });
export const useReopenChannel = (id: string, onSuccess: Told) =>
  useCommand({ mutationFn: () => api(reopenChannel, { params: { id } }), onSuccess, onSettled: useInvalidation() });

export const usePutApproval = (id: string, onSuccess: Told<Channel>) =>
  useCommand({
    mutationFn: (isOn: boolean) => api(putBroadcastApproval, { params: { id }, body: { isOn } }),
    onSuccess,
    onSettled: useInvalidation(),
  });

/** One link is made, however often it is sent. */
export const useCreateLink = (id: string) =>
  useKeyedMutation({
    place: useTeamPlace(`channel-link:${id}`),
    send: (body: ChannelInvitationEntry, attempt) => api(createChannelInvitation, { params: { id }, body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });
export const useRevokeLink = (id: string, onSuccess: Told) =>
  useCommand({
    mutationFn: (invitationId: string) => api(revokeChannelInvitation, { params: { id, invitationId } }),
    onSuccess,
    onSettled: useInvalidation(),
  });

export const usePutManager = (id: string) =>
  useCommand({
    mutationFn: ({ memberId, rights }: { memberId: string; rights: ChannelRight[] }) =>
      api(putChannelManager, { params: { id, memberId }, body: { rights } }),
    onSettled: useInvalidation(),
  });
export const useRemoveManager = (id: string, onSuccess: Told) =>
  useCommand({
    mutationFn: (memberId: string) => api(removeChannelManager, { params: { id, memberId } }),
    onSuccess,
    onSettled: useInvalidation(),
  });
export const useHandOver = (id: string) =>
  useCommand({
    mutationFn: (memberId: string) => api(handOverChannel, { params: { id }, body: { memberId } }),
    onSettled: useInvalidation(),
  });

/** The poster as a file. @throws Error where the server did not answer with one. */
export const useChannelPoster = (id: string) =>
  useCommand({
    mutationFn: async (invitationId?: string): Promise<Blob> => {
      const query = invitationId === undefined ? {} : { invitationId };
      const answer = await stream(printChannel, query, new AbortController().signal, { id });
      if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/pdf'))
        throw new Error('the poster did not come');
      return answer.blob();
    },
  });

import {
  type AssociationEntry,
  agreeToAssociation,
  declineAssociation,
  findAssociableApplets,
  getChannelAssociation,
  liftAppletAssociation,
  liftChannelAssociation,
  listAppletAssociations,
  requestAssociation,
  withdrawAssociation,
} from '@balcao/contract/association';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

export const channelAssociationOptions = (id: string) =>
  queryOptions({
    queryKey: ['channel', 'association', id],
    queryFn: ({ signal }) => api(getChannelAssociation, { params: { id } }, { signal }),
  });

export const associableAppletsOptions = (id: string, search: string) =>
  queryOptions({
    queryKey: ['channel', 'associable', id, search],
    queryFn: async ({ signal }) =>
      (await api(findAssociableApplets, { params: { id }, query: { search } }, { signal })).list,
    placeholderData: keepPreviousData,
  });

export const appletAssociationsOptions = (id: string) =>
  queryOptions({
    queryKey: ['applet', 'associations', id],
    queryFn: async ({ signal }) => (await api(listAppletAssociations, { params: { id } }, { signal })).list,
  });

/** What changes a link between a channel and a mini program is a line in the log. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(['channel', 'applet', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};
/** What follows a change whose button may be gone by then. */
type Told = () => void;

/** One request is made, however often it is sent. */
export const useRequestAssociation = (id: string, onSuccess: Told) =>
  useKeyedMutation({
    place: useTeamPlace(`association:${id}`),
    send: (body: AssociationEntry, attempt) => api(requestAssociation, { params: { id }, body }, attempt),
    onSuccess,
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });
export const useWithdrawAssociation = (id: string, onSuccess: Told) =>
  useCommand({
    mutationFn: (associationId: string) => api(withdrawAssociation, { params: { id, associationId } }),
    onSuccess,
    onSettled: useInvalidation(),
  });
/** From the side of a channel, or of a mini program. */
export const useLiftAssociation = (side: 'channel' | 'applet', id: string, onSuccess: Told) =>
  useCommand({
    mutationFn: async (associationId: string): Promise<void> => {
      const target = side === 'channel' ? liftChannelAssociation : liftAppletAssociation;
      await api(target, { params: { id, associationId } });
    },
    onSuccess,
    onSettled: useInvalidation(),
  });
export const useAgree = (id: string, onSuccess: Told) =>
  useCommand({
    mutationFn: (associationId: string) => api(agreeToAssociation, { params: { id, associationId } }),
    onSuccess,
    onSettled: useInvalidation(),
  });
export const useDecline = (id: string, associationId: string) =>
  useCommand({
    mutationFn: (body: { reason: string }) => api(declineAssociation, { params: { id, associationId }, body }),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

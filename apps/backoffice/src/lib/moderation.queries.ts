import type { BodyOf } from '@balcao/contract/endpoint';
import { appealCase, listOwnCases } from '@balcao/contract/moderation-own';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { useTeamPlace } from './member.ts';

/** What holds against a channel and what it has sent; a change of the channel tells that it may have changed. */
export const ownCasesOptions = (channelId: string) =>
  queryOptions({
    queryKey: ['channel', 'cases', channelId],
    queryFn: async ({ signal }) => (await api(listOwnCases, { params: { id: channelId } }, { signal })).list,
  });

/** Another look is asked for once, however often it is sent. */
export const useAppeal = (channelId: string, caseId: string) => {
  const queryClient = useQueryClient();
  return useKeyedMutation({
    place: useTeamPlace(`appeal:${caseId}`),
    send: (body: BodyOf<typeof appealCase>, attempt) =>
      api(appealCase, { params: { id: channelId, caseId }, body }, attempt),
    onSettled: () => Promise.all(['channel', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] }))),
    meta: { errors: 'inline' },
  });
};

import { changeTeam, listTeams } from '@balcao/contract/session';
import { createTeam, type TeamType } from '@balcao/contract/team';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';
import { changeTeamOfSession, useSessionContext } from '../../lib/session.ts';

export const teamsOptions = queryOptions({
  queryKey: ['team', 'list'],
  queryFn: async ({ signal }) => (await api(listTeams, {}, { signal })).merchantList,
});

/** Chooses the team to work in, and goes there. */
export const useChangeTeam = (back: string | undefined) => {
  const sessionContext = useSessionContext();
  return useCommand({
    mutationFn: (merchantId: string) => api(changeTeam, { body: { merchantId } }),
    onSuccess: ({ token }) => changeTeamOfSession(sessionContext, token, back),
  });
};

/** One opening of the form makes one team, however often it is sent. */
export const useCreateTeam = () => {
  const queryClient = useQueryClient();
  return useKeyedMutation({
    place: useTeamPlace('team'),
    send: (body: { name: string; type: TeamType }, attempt) => api(createTeam, { body }, attempt),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teamsOptions.queryKey }),
  });
};

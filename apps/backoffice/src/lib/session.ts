import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { currentUserOptions } from './current-user.ts';
import { lastTeam } from './last-team.ts';
import { sessionToken } from './session-token.ts';

/** What a change of team affects, apart from the token. */
export interface SessionContext {
  readonly router: AnyRouter;
  readonly queryClient: QueryClient;
}

/**
 * Goes on with another token, in another team. The new rights are loaded before the old are dropped, so that no screen stands
 * without them in between.
 */
export const changeTeamOfSession = async (
  { router, queryClient }: SessionContext,
  token: string,
  back = '/home',
): Promise<void> => {
  sessionToken.set(token);
  const user = await queryClient.fetchQuery({ ...currentUserOptions, staleTime: 0 });
  if (user.merchantId) lastTeam.set(user.merchantId);
  queryClient.clear();
  queryClient.setQueryData(currentUserOptions.queryKey, user);
  await router.navigate({ href: back });
};

export const useSessionContext = (): SessionContext => {
  const router: AnyRouter = useRouter();
  const queryClient = useQueryClient();
  return useMemo(() => ({ router, queryClient }), [router, queryClient]);
};

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { currentUserOptions } from './current-user.ts';
import { sessionToken } from './session-token.ts';

/** What entering and leaving a session touch beside the token. */
export interface Seat {
  readonly router: AnyRouter;
  readonly queryClient: QueryClient;
}

/** Takes the token of a log-in and goes on to `back`, or to the start; nothing of whoever was here before stays. */
export const enterSession = async ({ router, queryClient }: Seat, token: string, back = '/'): Promise<void> => {
  sessionToken.set(token);
  queryClient.clear();
  await router.navigate({ href: back, replace: true });
};

/**
 * Goes on with another token, in another team. The new rights are loaded before the old are dropped, so that no screen stands
 * without them in between.
 */
export const changeTeamOfSession = async (
  { router, queryClient }: Seat,
  token: string,
  back = '/home',
): Promise<void> => {
  sessionToken.set(token);
  const user = await queryClient.fetchQuery({ ...currentUserOptions, staleTime: 0 });
  queryClient.clear();
  queryClient.setQueryData(currentUserOptions.queryKey, user);
  await router.navigate({ href: back });
};

/** Clears the session and goes to the login. `back`: the login leads back to where the person was. */
export const leaveSession = async ({ router, queryClient }: Seat, { back }: { back: boolean }): Promise<void> => {
  const from: string = router.latestLocation.href;
  sessionToken.clear();
  await queryClient.cancelQueries();
  await router.navigate({ to: '/login', search: back ? { back: from } : {}, replace: true });
  queryClient.clear();
};

/** Router and cache, for calls that change the session. */
export const useSeat = (): Seat => {
  const router: AnyRouter = useRouter();
  const queryClient = useQueryClient();
  return useMemo(() => ({ router, queryClient }), [router, queryClient]);
};

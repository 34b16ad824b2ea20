import { type CurrentUser, currentUser } from '@balcao/contract/session';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Who is logged in, and in which team with which rights. */
export const loadCurrentUser = (): Promise<CurrentUser> => api(currentUser, {});

/** The same as the screens keep it. It changes only with the token. */
export const currentUserOptions = queryOptions({
  queryKey: ['session', 'current'],
  queryFn: loadCurrentUser,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

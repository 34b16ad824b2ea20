import type { CurrentUser } from '@balcao/contract/session';
import { queryOptions } from '@tanstack/react-query';

/** Who is logged in, and in which team with which rights. The call comes with the contract, so the login page does without. */
export const loadCurrentUser = async (): Promise<CurrentUser> => {
  const [{ api }, { currentUser }] = await Promise.all([import('./api.ts'), import('@balcao/contract/session')]);
  return api(currentUser, {});
};

/** The same as the screens keep it. It changes only with the token, which drops the whole cache. */
export const currentUserOptions = queryOptions({
  queryKey: ['session', 'current'],
  queryFn: loadCurrentUser,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

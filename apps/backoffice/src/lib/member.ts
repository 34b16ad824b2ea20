import { type MenuId, type MenuLevel, reaches } from '@balcao/contract/menus';
import type { CurrentUser } from '@balcao/contract/session';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** Who is logged in, and in which team with which rights. */
export const loadCurrentUser = async (): Promise<CurrentUser> =>
  api((await import('@balcao/contract/session')).currentUser, {});

/** The same as the screens keep it. It changes only with the token, which drops the whole cache. */
export const currentUserOptions = queryOptions({
  queryKey: ['session', 'current'],
  queryFn: loadCurrentUser,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The member, on every screen behind the guard, which has loaded it. */
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUserOptions).data;

/** Does the member's role reach this menu at this level? Decides whether a button shows; the server decides again. */
export const useReaches = (menu: MenuId, level: MenuLevel): boolean => reaches(useCurrentUser(), menu, level);

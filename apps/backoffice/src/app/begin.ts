import { type MenuId, reaches } from '@balcao/contract/menus';
import type { CurrentUser } from '@balcao/contract/session';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Where somebody is going, as the router knows it. */
export interface Way {
  readonly queryClient: QueryClient;
  /** Who goes there. */
  readonly user?: CurrentUser | undefined;
}

/**
 * Begins a request of a page on the way to it, while its parts are still being fetched; the page reads the answer from the cache.
 * Nobody is sent ahead to what their role does not open.
 */
export const begin = <Data, Key extends QueryKey>(
  { queryClient, user }: Way,
  menuId: MenuId,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void => {
  if (user && reaches(user, menuId, 'read')) void queryClient.prefetchQuery(options);
};

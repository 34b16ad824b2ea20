import { type MenuId, reaches } from '@balcao/contract/menus';
import type { CurrentUser } from '@balcao/contract/session';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** What a prefetch needs of the router's context. */
export interface PrefetchContext {
  readonly queryClient: QueryClient;
  /** Who opens the page. */
  readonly user?: CurrentUser | undefined;
}

/**
 * Asks for what a page shows while its scripts are still being fetched; the page reads the answer from the cache.
 * Nothing is asked for that the role of the user does not open.
 */
export const prefetch = <Data, Key extends QueryKey>(
  { queryClient, user }: PrefetchContext,
  menuId: MenuId,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void => {
  if (user && reaches(user, menuId, 'read')) void queryClient.prefetchQuery(options);
};

/**
 * Prefetches with what a script that comes with the page exports, as soon as it is there. Where the script cannot be fetched, nothing is
 * lost: the page needs the same script, and says by itself that it could not be shown.
 */
export const prefetchWith = <Script>(script: Promise<Script>, run: (script: Script) => void): void =>
  void script.then(run, () => undefined);

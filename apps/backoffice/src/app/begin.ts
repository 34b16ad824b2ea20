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

/**
 * Goes ahead with a part that comes with a page, while the page is still being fetched. Where the part cannot be fetched, nothing is
 * lost: the page needs the same, and says by itself that it could not be shown.
 */
export const ahead = <Part>(part: Promise<Part>, go: (part: Part) => void): void => void part.then(go, () => undefined);

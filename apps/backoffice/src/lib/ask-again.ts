import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const isFirst = ({ state }: Query): boolean => state.data === undefined;

/** Refetches the queries that have changed. A first fetch that is already running may return old data, so it is repeated once after its answer. */
export const askAgain = async (queryClient: QueryClient, queryKey: QueryKey): Promise<void> => {
  const asked = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: isFirst });
  await queryClient.invalidateQueries({ queryKey });
  const again = async (query: Query): Promise<void> => {
    // Joins the running request; its first caller handles an error.
    if (query.state.fetchStatus === 'fetching' && isFirst(query)) await query.fetch().catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
  await Promise.all(asked.map(again));
};

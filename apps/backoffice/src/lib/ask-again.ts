import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const isFirst = ({ state }: Query): boolean => state.data === undefined;

/**
 * Asks again for whatever has changed. What is being asked for the first time just now may be answered as things stood before:
 * that is asked for once more when its answer has come.
 */
export const askAgain = async (queryClient: QueryClient, queryKey: QueryKey): Promise<void> => {
  const asked = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: isFirst });
  await queryClient.invalidateQueries({ queryKey });
  const again = async (query: Query): Promise<void> => {
    // Joins what is under way; anyone who asked hears of a failure.
    if (query.state.fetchStatus === 'fetching' && isFirst(query)) await query.fetch().catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
  await Promise.all(asked.map(again));
};

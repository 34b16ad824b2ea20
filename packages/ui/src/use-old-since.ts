import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

type Shown = object | undefined;

const arraysIn = (data: unknown): readonly unknown[][] => {
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return [data];
  const values = Object.values(data).filter((value) => Array.isArray(value));
  // A list that grows as one scrolls has its rows in pages.
  return 'pages' in data ? (data.pages as unknown[]).flatMap(arraysIn) : values;
};

/** Whether what is shown comes from this answer: the answer itself, a list in it, or some of its rows. */
const holds = (data: unknown, shown: object): boolean =>
  data === shown || arraysIn(data).some((list) => list === shown || (Array.isArray(shown) && list.includes(shown[0])));

const isOld = ({ state }: Query): boolean =>
  state.data !== undefined && (connection.isLost() || state.status === 'error' || state.fetchFailureCount > 0);

/** What the query of `shown` says of itself, if it could not be refreshed since it was read. */
const useOldQuery = <Told>(shown: Shown, tell: (query: Query) => Told): Told | undefined => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [cache.subscribe(listener), connection.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [cache],
  );
  const read = (): Told | undefined => {
    const query = shown && cache.getAll().find((one) => isOld(one) && holds(one.state.data, shown));
    return query && tell(query);
  };
  return useSyncExternalStore(subscribe, read);
};

/**
 * When what is shown was read, in milliseconds, if it could not be refreshed since; undefined while it is as new as it can be.
 * `shown`: the data of a query, a list in it, or rows of that list.
 */
export const useOldSince = (shown: Shown): number | undefined => useOldQuery(shown, ({ state }) => state.dataUpdatedAt);

/** Why what is shown could not be refreshed. */
export const useOldError = (shown: Shown): Error | undefined =>
  useOldQuery(shown, ({ state }) => state.error ?? undefined);

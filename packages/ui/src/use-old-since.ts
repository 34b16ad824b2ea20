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

/**
 * When what is shown was read, in milliseconds, if it could not be refreshed since; undefined while it is as new as it can be.
 * `shown`: the data of a query, a list in it, or rows of that list.
 */
export const useOldSince = (shown: Shown): number | undefined => {
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
  const read = (): number | undefined =>
    shown && cache.getAll().find((query) => isOld(query) && holds(query.state.data, shown))?.state.dataUpdatedAt;
  return useSyncExternalStore(subscribe, read);
};

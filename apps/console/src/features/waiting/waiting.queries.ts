import { listWaiting, type Waiting } from '@balcao/contract/waiting';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type { Waiting };

/** Colleagues ask at any time: while someone works at the console, it is asked for again. */
const freshMs = 30_000;

export const waitingOptions = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => api(listWaiting, {}, { signal }),
  refetchInterval: freshMs,
});

import { readOwnFreeze } from '@balcao/contract/withdrawal-freeze';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Whether the team's money is frozen, since when, and whom to write to. */
export const frozenOptions = queryOptions({
  queryKey: ['withdrawal', 'freeze'],
  queryFn: ({ signal }) => api(readOwnFreeze, {}, { signal }),
});

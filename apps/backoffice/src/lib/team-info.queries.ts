import { teamInfo } from '@balcao/contract/team';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The team that the session works in. */
export const teamInfoOptions = queryOptions({
  queryKey: ['team', 'info'],
  queryFn: ({ signal }) => api(teamInfo, {}, { signal }),
});

import { getStatus, statusSeconds } from '@balcao/contract/status';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Asked again as often as it may be another one. */
export const statusOptions = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => api(getStatus, {}, { signal }),
  refetchInterval: statusSeconds * 1_000,
  meta: { errors: 'inline' },
});

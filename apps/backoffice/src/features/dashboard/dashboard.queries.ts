import { getOverview } from '@balcao/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const overviewOptions = queryOptions({
  queryKey: ['dashboard', 'overview'],
  queryFn: ({ signal }) => api(getOverview, {}, { signal }),
});

import { getFigures, getOverview } from '@balcao/contract/dashboard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryOf } from './dashboard-period.ts';
import type { DashboardSearch } from './dashboard-search.ts';

/** What is compared "until now" moves with the clock, also while nothing happens. */
const refetchInterval = 60_000;

export const overviewOptions = queryOptions({
  queryKey: ['dashboard', 'overview'],
  queryFn: ({ signal }) => api(getOverview, {}, { signal }),
  refetchInterval,
});

export const figuresOptions = (search: DashboardSearch) => {
  const query = queryOf(search);
  return queryOptions({
    queryKey: ['dashboard', 'figures', query],
    queryFn: ({ signal }) => api(getFigures, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
};

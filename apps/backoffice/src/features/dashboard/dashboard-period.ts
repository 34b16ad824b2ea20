import { DashboardPeriod, type DashboardQuery } from '@balcao/contract/dashboard';
import type { DashboardSearch } from './dashboard-search.ts';

const usual: DashboardPeriod = DashboardPeriod.enum.days7;

/** What is asked for by an address; without the days that it needs, a period of one's own is the usual one. */
export const queryOf = ({ period, from, to }: DashboardSearch): DashboardQuery => {
  if (period !== 'custom') return { period: period ?? usual };
  return from && to ? { period, from, to } : { period: usual };
};
/** The address of a period, with everything else as it is. */
export const withPeriod = (search: DashboardSearch, { period, from, to }: DashboardQuery): DashboardSearch => {
  const { measure, view } = search;
  return {
    ...(period && period !== usual && { period }),
    ...(period === 'custom' && { from, to }),
    ...(measure && { measure }),
    ...(view && { view }),
  };
};

import { DashboardPeriod, DashboardQuery } from '@balcao/contract/dashboard';
import { z } from 'zod';
import { measures } from './measures.ts';

/** What the address of the dashboard says: the period, what the chart shows, and whether as a table. */
export const DashboardSearch = DashboardQuery.safeExtend({
  measure: z.enum(measures).optional().catch(undefined),
  view: z.enum(['table']).optional().catch(undefined),
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;

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

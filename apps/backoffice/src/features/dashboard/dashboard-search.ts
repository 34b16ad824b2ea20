import { DashboardPeriod, DashboardQuery } from '@balcao/contract/dashboard';
import * as z from 'zod/mini';
import { measures } from './measures.ts';

/** What the address of the dashboard says: the period, what the chart shows, and whether as a table. */
export const DashboardSearch = z.safeExtend(DashboardQuery, {
  measure: z.catch(z.optional(z.enum(measures)), undefined),
  view: z.catch(z.optional(z.enum(['table'])), undefined),
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

import { DashboardQuery } from '@balcao/contract/dashboard';
import * as z from 'zod/mini';
import { measures } from './measures.ts';

/** What the address of the dashboard says: the period, what the chart shows, and whether as a table. */
export const DashboardSearch = z.safeExtend(DashboardQuery, {
  measure: z.catch(z.optional(z.enum(measures)), undefined),
  view: z.catch(z.optional(z.enum(['table'])), undefined),
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;

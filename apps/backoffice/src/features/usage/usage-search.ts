import { listUsageFaults } from '@balcao/contract/usage-fault';
import * as z from 'zod/mini';

/** What the address says: the days, the page of the errors, and which of them is open. */
export const UsageSearch = z.safeExtend(listUsageFaults.query, {
  /** The figures as a table in the place of the chart. */
  view: z.optional(z.literal('table')),
  /** The error whose facts are in the side panel. */
  open: z.optional(z.string()),
});
export type UsageSearch = z.infer<typeof UsageSearch>;
export type GoTo = (search: UsageSearch) => void;

/** The page as it was, without what is open above it. */
export const closed = ({ open: _open, ...rest }: UsageSearch): UsageSearch => rest;

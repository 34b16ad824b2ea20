import { FileRail } from '@balcao/contract/ledger-reconciliation';
import { severalOf } from '@balcao/contract/scalars';
import * as z from 'zod/mini';

/** What the address of the reconciliation says. What is wrong in it is as if it were not there. */
export const ReconciliationSearch = z.object({
  rail: z.catch(z.optional(severalOf(FileRail)), undefined),
  open: z.catch(z.optional(z.enum(['true'])), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** The file that is open in the side panel. */
  id: z.catch(z.optional(z.uuid()), undefined),
});
export type ReconciliationSearch = z.infer<typeof ReconciliationSearch>;

import { FileRail } from '@balcao/contract/ledger-reconciliation';
import { severalOf } from '@balcao/contract/scalars';
import { z } from 'zod';

/** What the address of the reconciliation says. What is wrong in it is as if it were not there. */
export const ReconciliationSearch = z.object({
  rail: severalOf(FileRail).optional().catch(undefined),
  open: z.enum(['true']).optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
  /** The file that is open beside the list. */
  id: z.uuid().optional().catch(undefined),
});
export type ReconciliationSearch = z.infer<typeof ReconciliationSearch>;

import { JournalPart } from '@balcao/contract/ledger-reversal';
import { z } from 'zod';

/** What the address of the journals says. What is wrong in it is as if it were not there. */
export const JournalSearch = z.object({
  show: JournalPart.optional().catch(undefined),
  // The router reads digits as a number.
  search: z.coerce.string().trim().min(1).max(120).optional().catch(undefined),
  merchantId: z.uuid().optional().catch(undefined),
  cursor: z.uuid().optional().catch(undefined),
  /** The one that is open beside the list: whose it is, and its id. */
  of: z.uuid().optional().catch(undefined),
  journal: z.uuid().optional().catch(undefined),
});
export type JournalSearch = z.infer<typeof JournalSearch>;

/** What is shown when nothing is named: what was looked for, or what waits. */
export const partOf = ({ show, search, merchantId }: JournalSearch): JournalPart =>
  show ?? (search || merchantId ? 'found' : 'asked');

import { WithdrawalPart } from '@balcao/contract/withdrawal-desk';
import { z } from 'zod';

/** What the address of the desk says; what it says wrongly is as if it were not there. */
export const WithdrawalSearch = z.object({
  show: WithdrawalPart.optional().catch(undefined),
  // The router reads digits as a number.
  search: z.coerce.string().trim().min(1).max(80).optional().catch(undefined),
  merchantId: z.uuid().optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
  /** The one that is open beside the list: whose it is, and its number. */
  of: z.uuid().optional().catch(undefined),
  number: z.coerce
    .string()
    .regex(/^\d{20}$/)
    .optional()
    .catch(undefined),
});
export type WithdrawalSearch = z.infer<typeof WithdrawalSearch>;

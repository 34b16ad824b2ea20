import { WithdrawalPart } from '@balcao/contract/withdrawal-desk';
import * as z from 'zod/mini';

/** What the address of the desk says; what it says wrongly is as if it were not there. */
export const WithdrawalSearch = z.object({
  show: z.catch(z.optional(WithdrawalPart), undefined),
  // The router reads digits as a number.
  search: z.catch(z.optional(z.coerce.string().check(z.trim(), z.minLength(1), z.maxLength(80))), undefined),
  merchantId: z.catch(z.optional(z.uuid()), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** The one that is open in the side panel: whose it is, and its number. */
  of: z.catch(z.optional(z.uuid()), undefined),
  number: z.catch(z.optional(z.coerce.string().check(z.regex(/^\d{20}$/))), undefined),
});
export type WithdrawalSearch = z.infer<typeof WithdrawalSearch>;

import { z } from 'zod';

/** What the address of the trial balance says. What is wrong in it is as if it were not there. */
export const BalanceSearch = z.object({
  day: z
    .string()
    .regex(/^\d{8}$/)
    .optional()
    .catch(undefined),
  /** The account that is open beside it: `rail_clearing:02`. */
  account: z
    .string()
    .regex(/^[a-z_]+:(?:\d{0,4}|payout)$/)
    .optional()
    .catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});
export type BalanceSearch = z.infer<typeof BalanceSearch>;
export const ProofSearch = z.object({ cursor: z.string().max(200).optional().catch(undefined) });
export type ProofSearch = z.infer<typeof ProofSearch>;

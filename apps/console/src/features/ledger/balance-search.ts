import * as z from 'zod/mini';

/** What the address of the trial balance says. What is wrong in it is as if it were not there. */
export const BalanceSearch = z.object({
  day: z.catch(z.optional(z.string().check(z.regex(/^\d{8}$/))), undefined),
  /** The account that is open in the side panel: `rail_clearing:02`. */
  account: z.catch(z.optional(z.string().check(z.regex(/^[a-z_]+:(?:\d{0,4}|payout)$/))), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});
export type BalanceSearch = z.infer<typeof BalanceSearch>;
export const ProofSearch = z.object({ cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined) });
export type ProofSearch = z.infer<typeof ProofSearch>;

import * as z from 'zod/mini';

/** What the address of the page says; what it says wrongly is as if it were not there. Without a tab, the undecided disputes are shown. */
export const DisputeSearch = z.object({
  part: z.catch(z.optional(z.literal('decided')), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** The dispute that is open in the side panel. */
  number: z.catch(z.optional(z.string().check(z.regex(/^\d{20}$/))), undefined),
});
export type DisputeSearch = z.infer<typeof DisputeSearch>;

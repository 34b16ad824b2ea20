import * as z from 'zod/mini';

/** What the address of the search says: what was looked for. */
export const SupportSearch = z.object({
  // The router reads digits as a number.
  text: z.catch(z.optional(z.coerce.string().check(z.trim(), z.minLength(3), z.maxLength(120))), undefined),
});
export type SupportSearch = z.infer<typeof SupportSearch>;

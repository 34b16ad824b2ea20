import { z } from 'zod';

/** What the address of the page says; what it says wrongly is as if it were not there. Without a part, what nobody has decided is shown. */
export const DisputeSearch = z.object({
  part: z.literal('decided').optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
  /** The dispute that is open beside the list. */
  number: z
    .string()
    .regex(/^\d{20}$/)
    .optional()
    .catch(undefined),
});
export type DisputeSearch = z.infer<typeof DisputeSearch>;

import { TeamType } from '@balcao/contract/team';
import { z } from 'zod';

/** The parts of the list; without a name it is everybody. */
export const merchantParts = ['frozen', 'asked'] as const;
export type MerchantPart = (typeof merchantParts)[number];

/** What the address of the list says; what it says wrongly is as if it were not there. */
export const MerchantSearch = z.object({
  show: z.enum(merchantParts).optional().catch(undefined),
  type: z
    .union([z.array(TeamType), TeamType.transform((one) => [one])])
    .optional()
    .catch(undefined),
  // The router reads digits as a number.
  search: z.coerce.string().trim().min(1).max(80).optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});
export type MerchantSearch = z.infer<typeof MerchantSearch>;

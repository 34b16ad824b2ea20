import { TeamType } from '@balcao/contract/team';
import * as z from 'zod/mini';

/** The parts of the list; without a name it is everyone. */
export const merchantParts = ['frozen', 'asked'] as const;
export type MerchantPart = (typeof merchantParts)[number];

/** What the address of the list says; what it says wrongly is as if it were not there. */
export const MerchantSearch = z.object({
  show: z.catch(z.optional(z.enum(merchantParts)), undefined),
  type: z.catch(
    z.optional(
      z.union([
        z.array(TeamType),
        z.pipe(
          TeamType,
          z.transform((one) => [one]),
        ),
      ]),
    ),
    undefined,
  ),
  // The router reads digits as a number.
  search: z.catch(z.optional(z.coerce.string().check(z.trim(), z.minLength(1), z.maxLength(80))), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});
export type MerchantSearch = z.infer<typeof MerchantSearch>;

/** The parts of a merchant's page; without a name it is the summary. */
export const merchantTabs = [
  'orders',
  'refunds',
  'settlements',
  'withdrawals',
  'ledger',
  'people',
  'reviews',
  'notes',
] as const;
export type MerchantTab = (typeof merchantTabs)[number];

/** What the address of one merchant says: what the list showed before, which part shows, and the number that is looked for in it. */
export const MerchantPageSearch = z.extend(MerchantSearch, {
  tab: z.catch(z.optional(z.enum(merchantTabs)), undefined),
  // The router reads digits as a number.
  number: z.catch(z.optional(z.coerce.string().check(z.regex(/^[\w-]{1,64}$/))), undefined),
});
export type MerchantPageSearch = z.infer<typeof MerchantPageSearch>;

import { OwnerlessState } from '@balcao/contract/ownerless-payment';
import * as z from 'zod/mini';

/** What the address of the page says; what it says wrongly is as if it were not there. Without a state, what waits is shown. */
export const OwnerlessSearch = z.object({
  state: z.catch(z.optional(OwnerlessState), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});
export type OwnerlessSearch = z.infer<typeof OwnerlessSearch>;

import { OwnerlessState } from '@balcao/contract/ownerless-payment';
import { z } from 'zod';

/** What the address of the page says; what it says wrongly is as if it were not there. Without a state, what waits is shown. */
export const OwnerlessSearch = z.object({
  state: OwnerlessState.optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});
export type OwnerlessSearch = z.infer<typeof OwnerlessSearch>;

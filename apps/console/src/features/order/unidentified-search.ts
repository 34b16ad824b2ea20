import { UnidentifiedState } from '@balcao/contract/unidentified-payment';
import * as z from 'zod/mini';

/** What the address of the page says; what it says wrongly is as if it were not there. Without a state, what waits is shown. */
export const UnidentifiedSearch = z.object({
  state: z.catch(z.optional(UnidentifiedState), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});
export type UnidentifiedSearch = z.infer<typeof UnidentifiedSearch>;

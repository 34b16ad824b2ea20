import { TicketState } from '@balcao/contract/ticket';
import * as z from 'zod/mini';

const several = z.union([
  z.array(TicketState),
  z.pipe(
    TicketState,
    z.transform((one) => [one]),
  ),
]);
/** What the address of the list may hold. */
export const TicketSearch = z.strictObject({
  state: z.optional(several),
  mine: z.optional(z.literal('true')),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export type TicketSearch = z.infer<typeof TicketSearch>;
/** What the address of a new request may hold: the page on which something went wrong, and the call that did. */
export const NewTicketSearch = z.strictObject({
  from: z.optional(z.string().check(z.maxLength(500))),
  call: z.optional(z.string().check(z.maxLength(64))),
});

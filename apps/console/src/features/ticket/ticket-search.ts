import { HelpArea } from '@balcao/contract/help-article';
import { TicketQueue, TicketScope } from '@balcao/contract/ticket-desk';
import * as z from 'zod/mini';

/** What the address of the page says; what it says wrongly is as if it were not there. Without a queue, what waits is shown. */
export const TicketSearch = z.object({
  queue: z.catch(z.optional(TicketQueue.exclude(['waiting'])), undefined),
  scope: z.catch(z.optional(TicketScope), undefined),
  area: z.catch(
    z.optional(
      z.union([
        z.array(HelpArea),
        z.pipe(
          HelpArea,
          z.transform((one) => [one]),
        ),
      ]),
    ),
    undefined,
  ),
  /** Requests of one team alone. */
  merchantId: z.catch(z.optional(z.uuid()), undefined),
  // The router reads digits as a number.
  search: z.catch(z.optional(z.coerce.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});
export type TicketSearch = z.infer<typeof TicketSearch>;

import { DeskAutomationState } from '@balcao/contract/automation-desk';
import * as z from 'zod/mini';

/** What the address of a page of robots or workflows says; what it says wrongly is as if it were not there. */
export const AutomationSearch = z.object({
  state: z.catch(
    z.optional(
      z.union([
        z.array(DeskAutomationState),
        z.pipe(
          DeskAutomationState,
          z.transform((one) => [one]),
        ),
      ]),
    ),
    undefined,
  ),
  // The router reads digits as a number.
  search: z.catch(z.optional(z.coerce.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** The one that is open in the side panel. */
  id: z.catch(z.optional(z.uuid()), undefined),
});
export type AutomationSearch = z.infer<typeof AutomationSearch>;

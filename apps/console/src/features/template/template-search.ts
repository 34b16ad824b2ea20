import { DeskTemplateState } from '@balcao/contract/template-desk';
import * as z from 'zod/mini';

const states = z.union([
  z.array(DeskTemplateState),
  z.pipe(
    DeskTemplateState,
    z.transform((one) => [one]),
  ),
]);
/** What the address of the page says; what it says wrongly is as if it were not there. */
export const TemplateSearch = z.object({
  state: z.catch(z.optional(states), undefined),
  // The router reads digits as a number.
  search: z.catch(z.optional(z.coerce.string().check(z.trim(), z.minLength(1), z.maxLength(60))), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** The template that is open in the side panel. */
  id: z.catch(z.optional(z.uuid()), undefined),
});
export type TemplateSearch = z.infer<typeof TemplateSearch>;

import { HelpSlug } from '@balcao/contract/help-article';
import * as z from 'zod/mini';

/** What the address of the page says; what it says wrongly is as if it were not there. */
export const HelpSearch = z.object({
  /** The article whose remarks are open in the side panel. */
  slug: z.catch(z.optional(HelpSlug), undefined),
});
export type HelpSearch = z.infer<typeof HelpSearch>;

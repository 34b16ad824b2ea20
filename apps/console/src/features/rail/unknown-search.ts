import { UnknownKind } from '@balcao/contract/rail-unknown';
import * as z from 'zod/mini';

/** What the address of the page says; what it says wrongly is as if it were not there. */
export const UnknownSearch = z.object({ kind: z.catch(z.optional(UnknownKind), undefined) });
export type UnknownSearch = z.infer<typeof UnknownSearch>;

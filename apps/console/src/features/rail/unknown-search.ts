import { UnknownKind } from '@balcao/contract/rail-unknown';
import { z } from 'zod';

/** What the address of the page says; what it says wrongly is as if it were not there. */
export const UnknownSearch = z.object({ kind: UnknownKind.optional().catch(undefined) });
export type UnknownSearch = z.infer<typeof UnknownSearch>;

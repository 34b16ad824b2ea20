import { listSettlements } from '@balcao/contract/settlement';
import * as z from 'zod/mini';

/** What the address says: the query of the call that fills the list, and the settlement that is open in the side panel. */
export const SettlementSearch = z.safeExtend(listSettlements.query, { open: z.optional(z.string()) });
export type SettlementSearch = z.infer<typeof SettlementSearch>;

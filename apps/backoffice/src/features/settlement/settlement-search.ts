import { listSettlements } from '@balcao/contract/settlement';
import { z } from 'zod';

/** What the address says: the query of the call that fills the list, and the settlement that is open beside it. */
export const SettlementSearch = listSettlements.query.safeExtend({ open: z.string().optional() });
export type SettlementSearch = z.infer<typeof SettlementSearch>;

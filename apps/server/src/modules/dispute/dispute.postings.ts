import type { RefundSources } from '@balcao/contract/refund';
import { type Posting, reversed } from '../ledger/ledger.service.ts';
import type { Taken } from './dispute.tables.ts';

/** Blocked while the bank decides: what there is, and never more. */
export const blocked = ({ pending, available, reserve }: RefundSources): Posting[] => {
  const parts: Posting[] = [
    { from: 'pending', to: 'dispute', amount: pending },
    { from: 'available', to: 'dispute', amount: available },
    { from: 'reserve', to: 'dispute', amount: reserve },
  ];
  return parts.filter(({ amount }) => amount > 0);
};
/** Free again: back to where it came from. */
export const unblocked = (drawn: RefundSources): Posting[] => reversed(blocked(drawn));

/**
 * The bank has taken it: of the order's own money to be settled first, then of what is available, then of the reserve. What was not
 * there is a debt of the merchant. The fee's share, where it comes back, is the platform's.
 */
export const bankReturned = (drawn: Taken, fee: number, method: string): Posting[] => {
  const to = `rail_clearing:${method}` as const;
  const parts: Posting[] = [
    { from: 'pending', to, amount: drawn.pending },
    { from: 'available', to, amount: drawn.available },
    { from: 'reserve', to, amount: drawn.reserve },
    { from: 'debt', to, amount: drawn.debt },
    { from: 'fee_revenue', to, amount: fee },
  ];
  return parts.filter(({ amount }) => amount > 0);
};

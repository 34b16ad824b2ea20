import { type Posting, reversed } from '../ledger/ledger.service.ts';
import type { Drawn, RefundRow } from './refund.tables.ts';

/** A refund whose money has been taken from somewhere. */
type Held = Pick<RefundRow, 'amount' | 'method'> & { readonly drawn: Drawn };

/**
 * Held: what the order still has to be settled first, then what is available, then the reserve; and the fee's share, which the
 * platform gives back at once. So `pending` never has to give more than the order brought into it.
 */
export const refundHeld = ({ drawn }: Pick<Held, 'drawn'>): Posting[] => {
  const parts: Posting[] = [
    { from: 'pending', to: 'refunding', amount: drawn.pending },
    { from: 'available', to: 'refunding', amount: drawn.available },
    { from: 'reserve', to: 'refunding', amount: drawn.reserve },
    { from: 'fee_revenue', to: 'refunding', amount: drawn.fee },
  ];
  return parts.filter((part) => part.amount > 0);
};
/** Refunded to the payer. */
export const refundDone = ({ amount, method }: Held): Posting[] => [
  { from: 'refunding', to: `rail_clearing:${method}`, amount },
];
/** The rail refused: everything returns to where it came from. */
export const refundFailed = (refund: Held): Posting[] => reversed(refundHeld(refund));

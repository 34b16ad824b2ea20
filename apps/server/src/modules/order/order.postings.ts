import { type Posting, reversed } from '../ledger/ledger.service.ts';
import type { OrderRow } from './order.tables.ts';

/** `amount` is what was paid, in centavos. */
type Paid = Pick<OrderRow, 'amount' | 'fee' | 'method'>;

/** Paid: the rail owes the amount, the merchant's pending money grows by the net, the platform earns the fee. */
export const orderPaid = ({ amount, fee, method }: Paid): Posting[] => {
  const rail = `rail_clearing:${method}` as const;
  const parts: Posting[] = [
    { from: rail, to: 'pending', amount: amount - fee },
    { from: rail, to: 'fee_revenue', amount: fee },
  ];
  return parts.filter((part) => part.amount > 0);
};

/** Money that no waiting order expects: it waits in suspense until the rail has given it back. */
export const unexpectedMoney = (amount: number, method: string): Posting[] => [
  { from: `rail_clearing:${method}`, to: 'suspense', amount },
];
/** Found to be a merchant's, without an order: it is available at once, whole. */
export const identifiedMoney = (amount: number, method: string): Posting[] => [
  { from: `rail_clearing:${method}`, to: 'available', amount },
];
/** Returned to the payer; or assigned to an order or a team, whose own posting takes it from the rail. */
export const unexpectedMoneyReturned = (amount: number, method: string): Posting[] =>
  reversed(unexpectedMoney(amount, method));

import { type Order, OrderStatus } from './order.ts';

/** What people read as the status of an order: on the wire a refunded order, or one that a bank took back, is still paid (02). */
export const shownStatuses = [
  ...OrderStatus.options,
  ...(['refundedInPart', 'refunded', 'returnedByBankInPart', 'returnedByBank'] as const),
] as const;
export type ShownStatus = (typeof shownStatuses)[number];

type Shown = Pick<Order, 'status' | 'paidAmount' | 'refundedAmount' | 'bankReturnedAmount'>;

/** The status that lists, badges and files show: a paid order says how much of it was given back or taken by a bank, in part or whole. */
export const shownStatusOf = ({ status, paidAmount, refundedAmount, bankReturnedAmount }: Shown): ShownStatus => {
  if (status !== OrderStatus.enum.paid) return status;
  if (bankReturnedAmount > 0) return bankReturnedAmount < (paidAmount ?? 0) ? 'returnedByBankInPart' : 'returnedByBank';
  if (refundedAmount === 0) return status;
  return refundedAmount < (paidAmount ?? 0) ? 'refundedInPart' : 'refunded';
};

import { type Order, OrderStatus } from './order.ts';

/** What people read as the status of an order: on the wire a refunded order is still paid (02). */
export const shownStatuses = [...OrderStatus.options, 'refundedInPart', 'refunded'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** The status that lists, badges and files show: a paid order says how much of it was given back, in part or whole. */
export const shownStatusOf = (order: Pick<Order, 'status' | 'paidAmount' | 'refundedAmount'>): ShownStatus => {
  const { status, paidAmount, refundedAmount } = order;
  if (status !== OrderStatus.enum.paid || refundedAmount === 0) return status;
  return refundedAmount < (paidAmount ?? 0) ? 'refundedInPart' : 'refunded';
};

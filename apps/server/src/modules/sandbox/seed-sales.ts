import type { PaidPast } from '../order/order-history.service.ts';

/** A paid order of the past as its rail has it in its own books. */
export const saleOf = ({
  method,
  endToEndId,
  txid,
  amount,
  payerName,
  cardBrand,
  cardLast4,
  instalments,
  ...order
}: PaidPast) => ({
  method,
  endToEndId,
  txid,
  amount,
  payerName,
  instalments,
  at: order.completedAt,
  card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
});

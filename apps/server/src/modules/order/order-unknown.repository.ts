import { sql } from 'drizzle-orm';
import { unknownSource } from '../../platform/unknown-rows.ts';
import { orders } from './order.tables.ts';
import { unexpectedPayments } from './unexpected-payment.tables.ts';

/** Expired or closed orders where no rail has said whether they were paid. */
export const unknownOrders = unknownSource({
  kind: 'order',
  table: orders,
  merchantId: orders.merchantId,
  key: orders.number,
  since: sql`coalesce(${orders.completedAt}, ${orders.expiresAt})`,
  nextCheckAt: orders.nextCheckAt,
  checks: orders.checks,
  amount: orders.amount,
  orderNumber: orders.number,
  method: orders.method,
  // What a card holds is no question of the order any more; one that was closed may have been paid before.
  isWaiting: sql`${orders.nextCheckAt} is not null and ${orders.endToEndId} is null`,
});

const { merchantId, orderNumber } = unexpectedPayments;
/** Unexpected payments where no rail has said whether they were returned to the payer. */
export const unknownReturns = unknownSource({
  kind: 'return',
  table: unexpectedPayments,
  merchantId,
  key: unexpectedPayments.endToEndId,
  orderNumber,
  since: unexpectedPayments.returnAskedAt,
  nextCheckAt: unexpectedPayments.nextCheckAt,
  checks: unexpectedPayments.checks,
  amount: unexpectedPayments.amount,
  method: unexpectedPayments.method,
  isWaiting: sql`${unexpectedPayments.nextCheckAt} is not null`,
});

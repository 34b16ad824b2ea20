import { sql } from 'drizzle-orm';
import { unknownSource } from '../../platform/unknown-rows.ts';
import { refunds } from './refund.tables.ts';

/** Refunds whose outcome no rail has confirmed. */
export const unknownRefunds = unknownSource({
  kind: 'refund',
  table: refunds,
  merchantId: refunds.merchantId,
  key: refunds.number,
  since: refunds.decidedAt,
  nextCheckAt: refunds.nextCheckAt,
  checks: refunds.checks,
  amount: refunds.amount,
  orderNumber: refunds.orderNumber,
  method: refunds.method,
  isWaiting: sql`${refunds.nextCheckAt} is not null and ${refunds.status} = '01'`,
});

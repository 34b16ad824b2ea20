import { sql } from 'drizzle-orm';
import { unknownSource } from '../../platform/unknown-rows.ts';
import { withdrawals } from './withdrawal.tables.ts';

/** Withdrawals that were sent and whose arrival no bank has confirmed. */
export const unknownWithdrawals = unknownSource({
  kind: 'withdrawal',
  table: withdrawals,
  merchantId: withdrawals.merchantId,
  key: withdrawals.number,
  since: withdrawals.sentAt,
  nextCheckAt: withdrawals.nextCheckAt,
  checks: withdrawals.checks,
  amount: withdrawals.credited,
  orderNumber: sql`null`,
  method: sql`null`,
  isWaiting: sql`${withdrawals.nextCheckAt} is not null and ${withdrawals.status} = '0'`,
});

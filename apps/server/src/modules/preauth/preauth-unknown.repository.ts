import { PaymentMethod } from '@balcao/contract/order';
import { sql } from 'drizzle-orm';
import { unknownSource } from '../../platform/unknown-rows.ts';
import { preauths, strayHolds } from './preauth.tables.ts';

/** Amounts are held on credit cards alone. */
const method = sql`${PaymentMethod.enum.credit}::text`;
const { orderNumber } = preauths;

/** Captures and releases whose outcome no rail has confirmed, and holds that were not released after they expired. */
export const unknownHolds = unknownSource({
  kind: 'hold',
  table: preauths,
  merchantId: preauths.merchantId,
  key: orderNumber,
  since: preauths.askedAt,
  nextCheckAt: preauths.nextCheckAt,
  checks: preauths.checks,
  orderNumber,
  method,
  amount: sql`coalesce(${preauths.askedAmount}, ${preauths.authorised})`,
  // What time asks for is asked again after each refusal, and is one question all the same.
  occurrence: sql`${orderNumber} || case when ${preauths.asked} = 'expire' then 'E' else 'N' || ${preauths.asks} end`,
  isWaiting: sql`${preauths.nextCheckAt} is not null and ${preauths.asked} is not null`,
});

/** Holds without an order whose release no rail has confirmed. */
export const unknownStrays = unknownSource({
  kind: 'stray',
  table: strayHolds,
  merchantId: strayHolds.merchantId,
  key: strayHolds.endToEndId,
  method,
  since: strayHolds.arrivedAt,
  nextCheckAt: strayHolds.nextCheckAt,
  checks: strayHolds.checks,
  amount: strayHolds.amount,
  orderNumber: strayHolds.orderNumber,
  isWaiting: sql`${strayHolds.nextCheckAt} is not null`,
});

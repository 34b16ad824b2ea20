import type { PaymentMethod } from '@balcao/contract/order';
import type { UnidentifiedRefusal } from '@balcao/contract/unidentified-payment';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Payments that no waiting order expects. A payment for an order goes back at once; an unidentified payment has no merchant and waits until staff
 * have it returned.
 */
export const unexpectedPayments = pgTable(
  'unexpected_payment',
  {
    merchantId: uuid('merchant_id').notNull(),
    endToEndId: text('end_to_end_id').notNull(),
    /** Null for an unidentified payment. */
    orderNumber: text('order_number'),
    /** The rail that it came by, which need not be that of the order. */
    method: text('method').$type<PaymentMethod>().notNull(),
    /** The rail's reference in addition to its own id; empty where the payer named no charge. */
    txid: text('txid').notNull(),
    /** Why the code of the shop that it was paid at took nothing. */
    refusal: text('refusal').$type<UnidentifiedRefusal>(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What the order asked for, where another amount arrived: the team and finance are told. */
    expectedAmount: bigint('expected_amount', { mode: 'number' }),
    /** How often the rail has refused to give it back; each attempt has a key of its own. */
    attempt: integer('attempt').notNull().default(0),
    checks: integer('checks').notNull().default(0),
    /** When the rail is asked next; null once the money is back. */
    nextCheckAt: time('next_check_at'),
    /** Why the rail refused last. */
    failureReason: text('failure_reason'),
    arrivedAt: time('arrived_at').notNull(),
    /** When the rail took it, and who paid by its word; null of what arrived before these were kept. */
    paidAt: time('paid_at'),
    payerName: text('payer_name'),
    /** When its return was decided; null before that. */
    returnAskedAt: time('return_asked_at'),
    /** When finance was told of it, where it waits for them. */
    toldAt: time('told_at'),
    returnedAt: time('returned_at'),
    /** Under which key of someone else it went back, such as the payer's bank by itself; null where we had asked. */
    returnKey: text('return_key'),
    /** Why staff closed it by hand, as it went back outside of the platform. */
    closedReason: text('closed_reason'),
    /** When staff found whose it is: that of the order, or of the team where there is no order. */
    matchedAt: time('matched_at'),
    matchedMerchantId: uuid('matched_merchant_id'),
    matchedOrder: text('matched_order'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.endToEndId] }),
    index('unexpected_payment_order_number').on(t.merchantId, t.orderNumber),
    index('unexpected_payment_rail').on(t.endToEndId),
    index('unexpected_payment_to_check').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    index('unexpected_payment_ownerless')
      .on(t.arrivedAt.desc().nullsFirst(), t.endToEndId.desc().nullsFirst())
      .where(sql`${t.orderNumber} is null`),
    index('unexpected_payment_untold')
      .on(t.arrivedAt)
      .where(sql`(${t.returnAskedAt} is null or ${t.expectedAmount} is not null) and ${t.toldAt} is null`),
    check('unexpected_payment_method', sql`${t.method} in ('01','02','0301','0302')`),
    check('unexpected_payment_amount', sql`${t.amount} > 0`),
    check(
      'unexpected_payment_checked',
      sql`(${t.returnAskedAt} is not null and ${t.returnedAt} is null) = (${t.nextCheckAt} is not null)`,
    ),
    // An order or a team takes it whole, or it goes back: never both.
    check(
      'unexpected_payment_matched',
      sql`(${t.matchedOrder} is null or ${t.matchedAt} is not null) and (${t.matchedAt} is null) = (${t.matchedMerchantId} is null)
        and (${t.matchedAt} is null or (${t.returnAskedAt} is null and ${t.orderNumber} is null))`,
    ),
    check(
      'unexpected_payment_closed',
      sql`${t.closedReason} is null or (${t.returnedAt} is not null and ${t.returnKey} is not null and ${t.orderNumber} is null)`,
    ),
    // A payment for an order needs no decision by staff.
    check(
      'unexpected_payment_asked',
      sql`(${t.returnAskedAt} is not null or ${t.orderNumber} is null) and (${t.returnAskedAt} is not null or ${t.returnedAt} is null)`,
    ),
  ],
);
export type UnexpectedPaymentRow = typeof unexpectedPayments.$inferSelect;

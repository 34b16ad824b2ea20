import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Money that no waiting order expects, until its rail has given it back. */
export const unexpectedPayments = pgTable(
  'unexpected_payment',
  {
    merchantId: uuid('merchant_id').notNull(),
    endToEndId: text('end_to_end_id').notNull(),
    orderNumber: text('order_number').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** How often the rail has refused to give it back; each attempt has a key of its own. */
    attempt: integer('attempt').notNull().default(0),
    checks: integer('checks').notNull().default(0),
    /** When the rail is asked next; null once the money is back. */
    nextCheckAt: time('next_check_at'),
    /** Why the rail refused last. */
    failureReason: text('failure_reason'),
    arrivedAt: time('arrived_at').notNull(),
    returnedAt: time('returned_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.endToEndId] }),
    index('unexpected_payment_order_number').on(t.merchantId, t.orderNumber),
    index('unexpected_payment_rail').on(t.endToEndId),
    index('unexpected_payment_to_check').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    check('unexpected_payment_amount', sql`${t.amount} > 0`),
    check('unexpected_payment_checked', sql`(${t.returnedAt} is null) = (${t.nextCheckAt} is not null)`),
  ],
);
export type UnexpectedPaymentRow = typeof unexpectedPayments.$inferSelect;

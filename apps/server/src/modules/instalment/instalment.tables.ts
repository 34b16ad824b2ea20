import type { InstalmentStatus } from '@balcao/contract/instalment';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One monthly part of an order that was paid by credit card in several. The parts sum to what was paid, and to its net. */
export const instalments = pgTable(
  'instalment',
  {
    merchantId: uuid('merchant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** 1 for the first. */
    sequence: integer('sequence').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    net: bigint('net', { mode: 'number' }).notNull(),
    status: text('status').$type<InstalmentStatus>().notNull(),
    /** The civil day in São Paulo on which the issuer pays it, YYYYMMDD. */
    dueOn: text('due_on').notNull(),
    paidAt: time('paid_at'),
    /** Of the net amount, what has been settled. */
    settledNet: bigint('settled_net', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.orderNumber, t.sequence] }),
    index('instalment_due').on(t.dueOn).where(sql`${t.status} = 'pending'`),
    index('instalment_expected').on(t.merchantId, t.dueOn).where(sql`${t.status} = 'pending'`),
    check('instalment_settled', sql`${t.settledNet} >= 0`),
    check(
      'instalment_status',
      sql`${t.status} in ('pending', 'paid') and (${t.status} = 'paid') = (${t.paidAt} is not null)`,
    ),
    check('instalment_sequence', sql`${t.sequence} between 1 and 12`),
    check('instalment_amount', sql`${t.amount} >= 0 and ${t.net} between 0 and ${t.amount}`),
  ],
);
export type InstalmentRow = typeof instalments.$inferSelect;

import type { PaymentMethod } from '@balcao/contract/order';
import type { SettlementStatus } from '@balcao/contract/settlement';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const centavos = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What of a merchant's money became available on a day, of one payment method. */
export const settlements = pgTable(
  'settlement',
  {
    merchantId: uuid('merchant_id').notNull(),
    number: text('number').notNull(),
    /** The civil day in São Paulo for which it was due, YYYYMMDD: also where it was caught up later. */
    day: text('day').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    amount: centavos('amount').default(0),
    fee: centavos('fee').default(0),
    /** What became available: the amount less the fee and less what refunds had taken before. */
    net: centavos('net').default(0),
    count: integer('count').notNull().default(0),
    /** Transactions that it took so far: each is a journal of its own. */
    parts: integer('parts').notNull().default(0),
    /** How many orders and instalments each of them brought; shorter than `parts` where a server before this column took part. */
    partCounts: integer('part_counts').array().notNull().default([]),
    status: text('status').$type<SettlementStatus>().notNull(),
    startedAt: time('started_at').notNull(),
    completedAt: time('completed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.number] }),
    uniqueIndex('settlement_open').on(t.merchantId, t.day, t.method).where(sql`${t.status} = '0'`),
    index('settlement_listed').on(t.merchantId, t.startedAt.desc(), t.number.desc()),
    index('settlement_left_open').on(t.status).where(sql`${t.status} = '0'`),
    check('settlement_status', sql`${t.status} in ('0', '2') and (${t.status} = '2') = (${t.completedAt} is not null)`),
    check('settlement_day', sql`${t.day} ~ '^[0-9]{8}$'`),
    check('settlement_method', sql`${t.method} in ('01','02','0301','0302')`),
    check(
      'settlement_amount',
      sql`${t.amount} >= 0 and ${t.fee} >= 0 and ${t.net} >= 0 and ${t.count} >= 0 and ${t.parts} >= 0`,
    ),
  ],
);
export type SettlementRow = typeof settlements.$inferSelect;

const ofSettlement = (t: { merchantId: never; settlementNumber: never }) =>
  foreignKey({
    columns: [t.merchantId, t.settlementNumber],
    foreignColumns: [settlements.merchantId, settlements.number],
  });

/** An order, or a monthly part of one, in a settlement. */
export const settlementItems = pgTable(
  'settlement_item',
  {
    merchantId: uuid('merchant_id').notNull(),
    settlementNumber: text('settlement_number').notNull(),
    orderNumber: text('order_number').notNull(),
    /** 0 for a whole order, else which of its monthly parts. */
    sequence: integer('sequence').notNull(),
    /** The paid amount; 0 where this line is the money of a failed refund. */
    amount: centavos('amount'),
    fee: centavos('fee'),
    net: centavos('net'),
    /** The transaction of the settlement that brought it, and of what that brought, up to which centavo this is. */
    part: integer('part').notNull(),
    upTo: centavos('up_to'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.settlementNumber, t.orderNumber, t.sequence] }),
    index('settlement_item_order').on(t.merchantId, t.orderNumber),
    ofSettlement(t as never),
    check('settlement_item_net', sql`${t.net} > 0 and ${t.amount} >= 0 and ${t.fee} >= 0`),
    check('settlement_item_stretch', sql`${t.part} >= 1 and ${t.upTo} >= ${t.net}`),
    check('settlement_item_sequence', sql`${t.sequence} between 0 and 12`),
  ],
);

/** What each product brought into a settlement. */
export const settlementProducts = pgTable(
  'settlement_product',
  {
    merchantId: uuid('merchant_id').notNull(),
    settlementNumber: text('settlement_number').notNull(),
    product: text('product').notNull(),
    amount: centavos('amount'),
    fee: centavos('fee'),
    net: centavos('net'),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.settlementNumber, t.product] }), ofSettlement(t as never)],
);

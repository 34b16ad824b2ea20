import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const count = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What changed of a merchant's sales and is not in the sums yet: written by triggers on orders and refunds, folded by a job. */
export const salesDeltas = pgTable(
  'sales_delta',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The beginning of its quarter of an hour. */
    at: time('at').notNull(),
    product: text('product').notNull(),
    method: text('method').notNull(),
    goods: text('goods'),
    created: count('created').default(0),
    /** Of those created in this quarter, how many became paid: whenever that was. */
    converted: count('converted').default(0),
    paid: count('paid').default(0),
    amount: count('amount').default(0),
    fee: count('fee').default(0),
    quantity: count('quantity').default(0),
    refunds: count('refunds').default(0),
    refunded: count('refunded').default(0),
    feeReturned: count('fee_returned').default(0),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.id] })],
);

/** Sums by quarter of an hour (15), hour (60), and day from 03:00 UTC (1440), when a day begins in São Paulo. */
export const salesRollups = pgTable(
  'sales_rollup',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** Minutes. */
    span: smallint('span').notNull(),
    at: time('at').notNull(),
    product: text('product').notNull(),
    method: text('method').notNull(),
    created: count('created'),
    converted: count('converted'),
    paid: count('paid'),
    amount: count('amount'),
    fee: count('fee'),
    refunds: count('refunds'),
    refunded: count('refunded'),
    feeReturned: count('fee_returned'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.span, t.at, t.product, t.method] }),
    check('sales_rollup_span', sql`${t.span} in (15, 60, 1440)`),
  ],
);

/** The same of what was sold, by its name. */
export const goodsRollups = pgTable(
  'goods_rollup',
  {
    merchantId: uuid('merchant_id').notNull(),
    span: smallint('span').notNull(),
    at: time('at').notNull(),
    goods: text('goods').notNull(),
    paid: count('paid'),
    amount: count('amount'),
    quantity: count('quantity'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.span, t.at, t.goods] }),
    index('goods_rollup_best').on(t.merchantId, t.at, t.amount.desc()).where(sql`${t.span} = 1440`),
    check('goods_rollup_span', sql`${t.span} in (15, 60, 1440)`),
  ],
);

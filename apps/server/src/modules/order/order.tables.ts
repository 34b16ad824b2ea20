import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const orders = pgTable(
  'order',
  {
    merchantId: uuid('merchant_id').notNull(),
    number: text('number').notNull(),
    merchantOrderNumber: text('merchant_order_number').notNull(),
    product: text('product').$type<'02' | '03' | '04' | '11' | '53' | '54' | '99'>().notNull(),
    method: text('method').$type<'01' | '02' | '0301' | '0302'>().notNull(),
    status: text('status').$type<'01' | '02' | '03' | '04'>().notNull(),
    goodsName: text('goods_name').notNull(),
    goodsQuantity: integer('goods_quantity').notNull(),
    unitPrice: bigint('unit_price', { mode: 'number' }),
    merchantGoodsId: text('merchant_goods_id'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    completedAt: time('completed_at'),
    /** What the rail knows the charge by; unique over all merchants. */
    txid: text('txid').notNull(),
    brCode: text('br_code').notNull(),
    /** When the rail is asked next whether this was paid; null once the order is final. */
    nextCheckAt: time('next_check_at'),
    checks: integer('checks').notNull().default(0),
    endToEndId: text('end_to_end_id'),
    payerName: text('payer_name'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.number] }),
    unique('order_merchant_number').on(t.merchantId, t.merchantOrderNumber),
    index('order_txid').on(t.txid),
    index('order_created').on(t.merchantId, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst()),
    index('order_completed')
      .on(t.merchantId, t.completedAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.completedAt} is not null`),
    index('order_to_check').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    check('order_status', sql`${t.status} in ('01','02','03','04')`),
    check('order_product', sql`${t.product} in ('02','03','04','11','53','54','99')`),
    check('order_method', sql`${t.method} in ('01','02','0301','0302')`),
    check('order_amount', sql`${t.amount} between 1 and 99999999999 and ${t.fee} between 0 and ${t.amount}`),
    check('order_completed_when_paid', sql`${t.status} <> '02' or ${t.completedAt} is not null`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

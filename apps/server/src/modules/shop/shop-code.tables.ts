import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A QR code that hangs in a shop: for a fixed amount, or for what the payer types. */
export const shopCodes = pgTable(
  'shop_code',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    /** What stands in the code's address: unique over all merchants, not to be guessed. */
    code: text('code').notNull(),
    /** What a Pix names that was paid at it: unique over all merchants, 25 letters and digits. */
    txid: text('txid').notNull(),
    name: text('name').notNull(),
    goodsName: text('goods_name').notNull(),
    amount: bigint('amount', { mode: 'number' }),
    enabled: boolean('enabled').notNull(),
    /** The sound box that it belongs to, if any. */
    deviceSerial: text('device_serial'),
    createdBy: uuid('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    version: integer('version').notNull().default(1),
    /** Taken down; it may still hang somewhere, and what is paid at it goes back. */
    removedAt: time('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('shop_code_code').on(t.code),
    unique('shop_code_txid').on(t.txid),
    index('shop_code_newest').on(t.merchantId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('shop_code_txid_form', sql`${t.txid} ~ '^[0-9A-Z]{25}$'`),
    check('shop_code_amount', sql`${t.amount} between 1 and 99999999999`),
  ],
);
export type ShopCodeRow = typeof shopCodes.$inferSelect;

import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const centavos = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The bill of a civil day in São Paulo: made once, after the day has ended, and the same ever after. */
export const bills = pgTable(
  'bill',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** YYYYMMDD. */
    day: text('day').notNull(),
    rows: integer('rows').notNull(),
    /** Of the CSV before it was compressed, in hexadecimal. */
    sha256: text('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Where the compressed file lies, below the folder of bills. */
    file: text('file').notNull(),
    createdAt: time('created_at').notNull(),
    /** What the lines of each kind add up to, with their signs. */
    paid: centavos('paid'),
    captured: centavos('captured'),
    refunded: centavos('refunded'),
    fee: centavos('fee'),
    feeReturned: centavos('fee_returned'),
    adjusted: centavos('adjusted'),
    withdrawn: centavos('withdrawn'),
    withdrawalFee: centavos('withdrawal_fee'),
    /** All of the merchant's money before the first line. */
    opening: centavos('opening'),
    /** In which form the text was written: it is written in the same again. */
    form: smallint('form').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.day] }),
    check('bill_day', sql`${t.day} ~ '^[0-9]{8}$'`),
    check('bill_hash', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
export type BillRow = typeof bills.$inferSelect;

import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What a merchant pays per product and payment method. */
export const feePlans = pgTable(
  'fee_plan',
  {
    merchantId: uuid('merchant_id').notNull(),
    product: text('product').notNull(),
    method: text('method').notNull(),
    /** Hundredths of a percent of the amount. */
    basisPoints: integer('basis_points').notNull(),
    /** Centavos on top, per order. */
    fixed: integer('fixed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.product, t.method] }),
    check('fee_plan_range', sql`${t.basisPoints} between 0 and 10000 and ${t.fixed} between 0 and 100000`),
  ],
);

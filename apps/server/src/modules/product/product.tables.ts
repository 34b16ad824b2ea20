import type { PaymentProduct } from '@balcao/contract/order';
import type { ReviewStatus } from '@balcao/contract/session';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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

/** Which payment products a merchant may use, and how it has set them up. */
export const activations = pgTable(
  'product_activation',
  {
    merchantId: uuid('merchant_id').notNull(),
    product: text('product').$type<PaymentProduct>().notNull(),
    /** Where the request to use it stands. */
    status: text('status').$type<ReviewStatus>().notNull(),
    /** Whether it takes payments now: what was accepted once stays while a change is looked at. */
    active: boolean('active').notNull(),
    /** The team has it from the beginning, by no review. */
    granted: boolean('granted').notNull(),
    /** By the contract's schema of the product. */
    settings: jsonb('settings').$type<Readonly<Record<string, unknown>>>().notNull(),
    version: integer('version').notNull(),
    activatedAt: time('activated_at'),
    /** Since when staff have taken it away, and why, as the merchant reads it. */
    blockedAt: time('blocked_at'),
    blockedBecause: text('blocked_because'),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.product] }),
    check('product_activation_product', sql`${t.product} in ('02','03','04','11','53','54','99')`),
    check('product_activation_status', sql`${t.status} in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED')`),
    check('product_activation_blocked', sql`(${t.blockedAt} is null) = (${t.blockedBecause} is null)`),
    check('product_activation_active', sql`not ${t.active} or ${t.activatedAt} is not null`),
  ],
);
export type ActivationRow = typeof activations.$inferSelect;

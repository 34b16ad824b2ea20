import type { SellingWay } from '@balcao/contract/home';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** How a team sells; one without a row has not said it. */
export const homeSettings = pgTable(
  'home_setting',
  {
    merchantId: uuid('merchant_id').primaryKey(),
    selling: text('selling').$type<SellingWay>().notNull(),
  },
  (t) => [check('home_setting_selling', sql`${t.selling} in ('shop', 'online', 'both')`)],
);

import { sql } from 'drizzle-orm';
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who asked to be erased, and when nothing was left: what is not done yet is gone on with after a stop. */
export const erasures = pgTable(
  'customer_erasure',
  {
    customerId: uuid('customer_id').primaryKey(),
    askedAt: time('asked_at').notNull(),
    doneAt: time('done_at'),
  },
  (t) => [index('customer_erasure_left').on(t.askedAt).where(sql`${t.doneAt} is null`)],
);
export type ErasureRow = typeof erasures.$inferSelect;

import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Addresses that people of the chat app keep, sealed (rule: sealed). */
export const keptAddresses = pgTable(
  'customer_address',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    sealedDelivery: text('sealed_delivery').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.id] }),
    index('customer_address_newest').on(t.customerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
export type KeptAddressRow = typeof keptAddresses.$inferSelect;

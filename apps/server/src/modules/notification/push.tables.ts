import { index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Browsers that are told of payments of a team while the back office is closed, until the session ends. */
export const pushDevices = pgTable(
  'push_device',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** Whose rights decide what is told. */
    sessionId: uuid('session_id').notNull(),
    /** The address alone, hashed: a browser that comes again is the same one. */
    endpointHash: text('endpoint_hash').notNull(),
    /** Address and keys: who has them can write to the browser. */
    sealedSubscription: text('sealed_subscription').notNull(),
    renewedAt: time('renewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('push_device_endpoint').on(t.merchantId, t.accountId, t.endpointHash),
    index('push_device_renewed').on(t.renewedAt),
  ],
);
export type PushDeviceRow = typeof pushDevices.$inferSelect;

/** The key by which browsers know this server; there is one. */
export const pushKeys = pgTable('push_key', {
  publicKey: text('public_key').primaryKey(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: time('created_at').notNull(),
});

import type { WebhookEventType } from '@balcao/contract/webhook';
import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** The number of a transaction, as PostgreSQL counts them. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Who listens to a team's events without an address: each by a key of its own, with a secret of its own. */
export const webhookListeners = pgTable(
  'webhook_listener',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** That of the key. */
    id: uuid('id').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.id] })],
);

/** What happened in the last day in teams that have a listener. */
export const webhookEvents = pgTable(
  'webhook_event',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** The transaction that wrote it: a reader who continues from there misses no event that commits later. */
    writtenBy: transactionNumber('written_by').notNull().default(sql`pg_current_xact_id()`),
    id: uuid('id').notNull(),
    /** The same as at every address. */
    messageId: text('message_id').notNull(),
    type: text('type').$type<WebhookEventType>().notNull(),
    /** The exact text that is signed. */
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.writtenBy, t.id] }), index('webhook_event_age').on(t.createdAt)],
);
export type ListenerRow = typeof webhookListeners.$inferSelect;

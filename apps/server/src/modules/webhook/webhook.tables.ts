import type { WebhookAttempt, WebhookDelivery, WebhookEventType } from '@balcao/contract/webhook';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Where a team is notified. */
export const webhookEndpoints = pgTable('webhook_endpoint', {
  merchantId: uuid('merchant_id').primaryKey(),
  url: text('url').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  /** The secret before this one: signs too until then, so that the receiver can be changed without a gap. */
  previousSealedSecret: text('previous_sealed_secret'),
  previousUntil: instant('previous_until'),
  createdAt: instant('created_at').notNull(),
});
export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** A notification and the attempts to deliver it. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** Time-ordered: the list's order is that of the primary key. */
    id: uuid('id').notNull(),
    /** What the receiver sees in `webhook-id`. */
    messageId: text('message_id').notNull(),
    type: text('type').$type<WebhookEventType>().notNull(),
    /** Where it went last. */
    url: text('url').notNull(),
    /** The exact text that is signed. */
    body: text('body').notNull(),
    state: text('state').$type<WebhookDelivery['state']>().notNull(),
    attempts: jsonb('attempts').$type<z.infer<typeof WebhookAttempt>[]>().notNull().default([]),
    /** How many attempts were begun; whoever raises it makes the next one. */
    attemptCount: integer('attempt_count').notNull().default(0),
    /** When the next attempt is due; while one is queued or under way, when it is taken for lost. */
    nextAttemptAt: instant('next_attempt_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('webhook_delivery_due').on(t.nextAttemptAt).where(sql`${t.state} = 'waiting'`),
    check('webhook_delivery_state', sql`${t.state} in ('waiting', 'delivered', 'failed')`),
    check('webhook_delivery_due_when_waiting', sql`(${t.state} = 'waiting') = (${t.nextAttemptAt} is not null)`),
  ],
);
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

import type {
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEventType,
  WebhookSubject,
} from '@balcao/contract/webhook';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The addresses at which a team is notified. */
export const webhookEndpoints = pgTable(
  'webhook_endpoint',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    state: text('state').$type<WebhookEndpoint['state']>().notNull().default('on'),
    /** Null: everything, also what is added in future. */
    types: jsonb('types').$type<WebhookSubject[]>(),
    sealedSecret: text('sealed_secret').notNull(),
    /** The secret before this one: signs too until then, so that the receiver can be changed without a gap. */
    previousSealedSecret: text('previous_sealed_secret'),
    previousUntil: instant('previous_until'),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    /** The first failure since the last success. */
    failingSince: instant('failing_since'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    check('webhook_endpoint_state', sql`${t.state} in ('on', 'off', 'paused')`),
  ],
);
export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** A notification to one address and the attempts to deliver it. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** Time-ordered: the list's order is that of the primary key. */
    id: uuid('id').notNull(),
    /** For which address; that may be gone. */
    endpointId: uuid('endpoint_id'),
    /** What the receiver sees in `webhook-id`: the same at every address. */
    messageId: text('message_id').notNull(),
    type: text('type').$type<WebhookEventType>().notNull(),
    /** The order it is about, by our number and by the merchant's own. */
    orderNumber: text('order_number'),
    merchantOrderNumber: text('merchant_order_number'),
    /** Where it went last. */
    url: text('url').notNull(),
    /** The exact text that is signed. */
    body: text('body').notNull(),
    /** `held`: waits until its address is resumed or switched on. */
    state: text('state').$type<WebhookDelivery['state']>().notNull(),
    attempts: jsonb('attempts').$type<z.infer<typeof WebhookAttempt>[]>().notNull().default([]),
    /** How many attempts were begun; the process that increments it makes the next one. */
    attemptCount: integer('attempt_count').notNull().default(0),
    /** When the next attempt is due; while one is queued or under way, when it is taken for lost. */
    nextAttemptAt: instant('next_attempt_at'),
    /** When it was given up, or lost its address. */
    failedAt: instant('failed_at'),
    createdAt: instant('created_at').notNull(),
    /** The call that led to it, for the log; null where none did. */
    requestId: text('request_id'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('webhook_delivery_waiting')
      .on(t.merchantId, t.endpointId, t.nextAttemptAt)
      .where(sql`${t.state} = 'waiting'`),
    index('webhook_delivery_order').on(t.merchantId, t.orderNumber).where(sql`${t.orderNumber} is not null`),
    index('webhook_delivery_own_order')
      .on(t.merchantId, t.merchantOrderNumber)
      .where(sql`${t.merchantOrderNumber} is not null`),
    index('webhook_delivery_held').on(t.merchantId, t.endpointId).where(sql`${t.state} = 'held'`),
    index('webhook_delivery_failed').on(t.merchantId, t.endpointId, t.failedAt).where(sql`${t.state} = 'failed'`),
    index('webhook_delivery_age').on(t.createdAt).where(sql`${t.state} in ('delivered', 'failed')`),
    check('webhook_delivery_state', sql`${t.state} in ('waiting', 'delivered', 'failed', 'held')`),
    check('webhook_delivery_due_when_waiting', sql`(${t.state} = 'waiting') = (${t.nextAttemptAt} is not null)`),
    check('webhook_delivery_failed_at', sql`(${t.state} = 'failed') = (${t.failedAt} is not null)`),
  ],
);
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

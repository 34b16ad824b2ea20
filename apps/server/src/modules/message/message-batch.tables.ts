import type { MessageValue } from '@balcao/contract/message-field';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One that was taken and waits to be delivered. */
export interface WaitingMessage {
  readonly id: string;
  readonly templateId: string;
  readonly openId: string;
  readonly values: Readonly<Record<string, MessageValue>>;
  readonly page: string | null;
}

/** Messages that a mini program sent at once: they wait in one row, and leave it in the transaction that delivers all of them. */
export const messageBatches = pgTable(
  'message_batch',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    /** Of those that were taken, in their order. */
    messageIds: jsonb('message_ids').$type<readonly string[]>().notNull(),
    /** Null when they have been delivered, or refused. */
    waiting: jsonb('waiting').$type<readonly WaitingMessage[]>(),
    takenAt: time('taken_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('message_batch_waiting').on(t.takenAt, t.merchantId).where(sql`${t.endedAt} is null`),
    index('message_batch_ended').on(t.takenAt).where(sql`${t.endedAt} is not null`),
    check('message_batch_end', sql`(${t.waiting} is null) = (${t.endedAt} is not null)`),
  ],
);
export type BatchRow = typeof messageBatches.$inferSelect;

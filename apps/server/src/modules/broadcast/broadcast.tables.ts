import type { BroadcastState, BroadcastType } from '@balcao/contract/broadcast';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What channels publish. A draft may be removed; what was sent stays. */
export const broadcasts = pgTable(
  'broadcast',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    type: text('type').$type<BroadcastType>().notNull(),
    state: text('state').$type<BroadcastState>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    url: text('url').notNull(),
    /** Its files, in their order. */
    mediaIds: uuid('media_ids').array().notNull().default(sql`'{}'`),
    scheduledAt: time('scheduled_at'),
    /** The day of São Paulo on whose account it goes, YYYYMMDD: of its sending, or of what it is scheduled for. */
    day: text('day'),
    sentAt: time('sent_at'),
    recalledAt: time('recalled_at'),
    /** Counted when it was sent. The three after it are counted one by one, and no index holds them. */
    delivered: integer('delivered').notNull().default(0),
    seen: integer('seen').notNull().default(0),
    clicked: integer('clicked').notNull().default(0),
    left: integer('left').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    updatedBy: uuid('updated_by').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('broadcast_newest').on(t.merchantId, t.channelId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('broadcast_sent')
      .on(t.merchantId, t.channelId, t.sentAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'sent'`),
    index('broadcast_day').on(t.merchantId, t.channelId, t.day).where(sql`${t.day} is not null`),
    index('broadcast_due').on(t.scheduledAt).where(sql`${t.state} = 'scheduled'`),
    check('broadcast_type', sql`${t.type} in ('message', 'link', 'video', 'document')`),
    check('broadcast_state', sql`${t.state} in ('draft', 'scheduled', 'sent', 'recalled')`),
    check('broadcast_day_known', sql`(${t.state} = 'draft') = (${t.day} is null)`),
    check('broadcast_sent_known', sql`(${t.state} in ('sent', 'recalled')) = (${t.sentAt} is not null)`),
    check('broadcast_recalled_known', sql`(${t.state} = 'recalled') = (${t.recalledAt} is not null)`),
    check('broadcast_scheduled_known', sql`${t.state} <> 'scheduled' or ${t.scheduledAt} is not null`),
    check('broadcast_counted', sql`least(${t.delivered}, ${t.seen}, ${t.clicked}, ${t.left}) >= 0`),
  ],
);
export type BroadcastRow = typeof broadcasts.$inferSelect;

/** Who has seen one. Those who have not leave no row: a channel of a hundred thousand sends without writing as many. */
export const broadcastReaders = pgTable(
  'broadcast_reader',
  {
    merchantId: uuid('merchant_id').notNull(),
    broadcastId: uuid('broadcast_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    seenAt: time('seen_at').notNull(),
    clickedAt: time('clicked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.broadcastId, t.customerId] }),
    foreignKey({
      name: 'broadcast_reader_of',
      columns: [t.merchantId, t.broadcastId],
      foreignColumns: [broadcasts.merchantId, broadcasts.id],
    }),
  ],
);

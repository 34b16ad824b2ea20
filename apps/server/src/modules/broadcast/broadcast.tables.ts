import type { Article } from '@balcao/contract/article';
import type { BroadcastType } from '@balcao/contract/broadcast';
import type { BroadcastState } from '@balcao/contract/broadcast-state';
import type { BroadcastTemplate, BroadcastTemplateWords } from '@balcao/contract/broadcast-template';
import type { Audience } from '@balcao/contract/channel-audience';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

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
    article: jsonb('article').$type<Article>().notNull().default([]),
    /** The same as text alone: what is searched and shown of it in short. */
    articleText: text('article_text').notNull().default(''),
    /** An upload. */
    cover: uuid('cover'),
    /** Every upload that it shows: its cover and what is in its article. */
    pictures: uuid('pictures').array().notNull().default([]),
    /** Its files, in their order. */
    mediaIds: uuid('media_ids').array().notNull().default(sql`'{}'`),
    /** The message template that it says, and the words of that as they were when it was chosen, or sent. */
    template: jsonb('template').$type<BroadcastTemplate>(),
    templateWords: jsonb('template_words').$type<BroadcastTemplateWords>(),
    templateId: uuid('template_id').generatedAlwaysAs(
      sql`case when type = 'template' then (template ->> 'templateId')::uuid end`,
    ),
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
    /** To which part of the followers; null for everyone. */
    audience: jsonb('audience').$type<Audience>(),
    /** How far a sending to a part is: followers looked at by their keys, of how many, and the last of them. */
    looked: integer('looked').notNull().default(0),
    toLook: integer('to_look').notNull().default(0),
    lastLooked: uuid('last_looked'),
    slicedAt: time('sliced_at'),
    pausedAt: time('paused_at'),
    /** Paused because its template was stopped. */
    isTemplateStopped: boolean('is_template_stopped').notNull().default(false),
    stoppedAt: time('stopped_at'),
    /** Who asked for the approval of a second person, while it waits for that. */
    askedBy: uuid('asked_by'),
    askedAt: time('asked_at'),
    /** Who gave it back, until it is asked for again. */
    declinedBy: uuid('declined_by'),
    declinedAt: time('declined_at'),
    declinedNote: text('declined_note'),
    /** The recalled one whose words it began with. */
    editionOf: uuid('edition_of'),
    /** The merchant's own number, of one that their server published. */
    merchantNumber: text('merchant_number'),
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
      .where(sql`${t.state} in ('sending', 'sent')`),
    index('broadcast_day').on(t.merchantId, t.channelId, t.day).where(sql`${t.day} is not null`),
    index('broadcast_due').on(t.scheduledAt).where(sql`${t.state} = 'scheduled'`),
    index('broadcast_waiting').on(t.merchantId, t.channelId).where(sql`${t.state} = 'waiting'`),
    index('broadcast_sending').on(t.slicedAt).where(sql`${t.state} = 'sending'`),
    index('broadcast_template').on(t.merchantId, t.templateId, t.sentAt).where(sql`${t.templateId} is not null`),
    uniqueIndex('broadcast_merchant_number')
      .on(t.merchantId, t.merchantNumber)
      .where(sql`${t.merchantNumber} is not null`),
    check('broadcast_type', sql`${t.type} in ('message', 'link', 'article', 'video', 'document', 'template')`),
    check(
      'broadcast_state',
      sql`${t.state} in ('draft', 'waiting', 'scheduled', 'sending', 'sent', 'recalled', 'erased', 'takenDown')`,
    ),
    check('broadcast_day_known', sql`(${t.state} in ('draft', 'waiting')) = (${t.day} is null)`),
    check(
      'broadcast_sent_known',
      sql`(${t.state} in ('sending', 'sent', 'recalled', 'erased', 'takenDown')) = (${t.sentAt} is not null)`,
    ),
    check('broadcast_recalled_known', sql`(${t.state} in ('recalled', 'erased')) = (${t.recalledAt} is not null)`),
    check(
      'broadcast_asked_known',
      sql`(${t.state} = 'waiting') = (${t.askedBy} is not null and ${t.askedAt} is not null)`,
    ),
    check('broadcast_declined_known', sql`num_nulls(${t.declinedBy}, ${t.declinedAt}, ${t.declinedNote}) in (0, 3)`),
    check(
      'broadcast_template_known',
      sql`${t.type} <> 'template' or ${t.state} in ('draft', 'erased') or (${t.template} is not null and ${t.templateWords} is not null)`,
    ),
    check('broadcast_template_stopped', sql`not ${t.isTemplateStopped} or ${t.pausedAt} is not null`),
    check('broadcast_scheduled_known', sql`${t.state} <> 'scheduled' or ${t.scheduledAt} is not null`),
    check(
      'broadcast_sending_known',
      sql`${t.state} <> 'sending' or (${t.audience} is not null and ${t.slicedAt} is not null)`,
    ),
    check('broadcast_counted', sql`least(${t.delivered}, ${t.seen}, ${t.clicked}, ${t.left}) >= 0`),
  ],
);
export type BroadcastRow = typeof broadcasts.$inferSelect;
/** As lists read it. */
export type ListedBroadcast = Omit<BroadcastRow, 'article'>;

/** Who has seen one. Those who have not leave no row: a channel of a hundred thousand sends without writing as many. */
export const broadcastReaders = pgTable(
  'broadcast_reader',
  {
    merchantId: uuid('merchant_id').notNull(),
    broadcastId: uuid('broadcast_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    seenAt: time('seen_at').notNull(),
    clickedAt: time('clicked_at'),
    /** Which addresses this person opened, by their numbers: each counts once. */
    addresses: integer('addresses').array().notNull().default(sql`'{}'`),
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

/** When people stopped following after a broadcast: in which of its first 24 hours, without saying who. */
export const broadcastLeft = pgTable(
  'broadcast_left',
  {
    merchantId: uuid('merchant_id').notNull(),
    broadcastId: uuid('broadcast_id').notNull(),
    /** Hours since it was sent. */
    hour: integer('hour').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.broadcastId, t.hour] }),
    foreignKey({
      name: 'broadcast_left_of',
      columns: [t.merchantId, t.broadcastId],
      foreignColumns: [broadcasts.merchantId, broadcasts.id],
    }),
    check('broadcast_left_counted', sql`${t.hour} between 0 and 23 and ${t.count} > 0`),
  ],
);

/** How many people opened each address of a broadcast, by its number in it. */
export const broadcastClicks = pgTable(
  'broadcast_click',
  {
    merchantId: uuid('merchant_id').notNull(),
    broadcastId: uuid('broadcast_id').notNull(),
    address: integer('address').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.broadcastId, t.address] }),
    foreignKey({
      name: 'broadcast_click_of',
      columns: [t.merchantId, t.broadcastId],
      foreignColumns: [broadcasts.merchantId, broadcasts.id],
    }),
    check('broadcast_click_counted', sql`${t.address} between 0 and 99 and ${t.count} > 0`),
  ],
);

/** Who has a broadcast that went to a part of the followers: one row for each, written in slices. One for everyone has no rows. */
export const broadcastAudience = pgTable(
  'broadcast_audience',
  {
    merchantId: uuid('merchant_id').notNull(),
    broadcastId: uuid('broadcast_id').notNull(),
    customerId: uuid('customer_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.broadcastId, t.customerId] }),
    foreignKey({
      name: 'broadcast_audience_of',
      columns: [t.merchantId, t.broadcastId],
      foreignColumns: [broadcasts.merchantId, broadcasts.id],
    }),
  ],
);

/** Drafts that members sent to their own phones: gone after a day, and with the draft. */
export const broadcastTests = pgTable(
  'broadcast_test',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    broadcastId: uuid('broadcast_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('broadcast_test_reader').on(t.merchantId, t.channelId, t.customerId, t.sentAt.desc().nullsFirst()),
    index('broadcast_test_over').on(t.sentAt),
    foreignKey({
      name: 'broadcast_test_of',
      columns: [t.merchantId, t.broadcastId],
      foreignColumns: [broadcasts.merchantId, broadcasts.id],
    }).onDelete('cascade'),
  ],
);

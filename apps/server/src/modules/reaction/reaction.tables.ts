import type { ReportReason } from '@balcao/contract/moderation';
import type { ReplyState } from '@balcao/contract/reply';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who likes a broadcast. */
export const likes = pgTable(
  'broadcast_like',
  {
    merchantId: uuid('merchant_id').notNull(),
    broadcastId: uuid('broadcast_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.broadcastId, t.customerId] }),
    index('broadcast_like_person').on(t.customerId, t.broadcastId),
  ],
);

/** How many do, in several rows, so that many who like at once do not wait for one (docs/decisions/081). */
export const likeCounts = pgTable(
  'broadcast_like_count',
  {
    merchantId: uuid('merchant_id').notNull(),
    broadcastId: uuid('broadcast_id').notNull(),
    part: smallint('part').notNull(),
    likes: integer('likes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.broadcastId, t.part] }),
    check('broadcast_like_counted', sql`${t.likes} >= 0`),
  ],
);

/** Whether a channel takes replies; one without a row takes none. */
export const replySettings = pgTable(
  'reply_setting',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.channelId] })],
);

/** What people replied to broadcasts. */
export const replies = pgTable(
  'broadcast_reply',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    broadcastId: uuid('broadcast_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** An id of the sender's own, under which it counts once. */
    clientId: uuid('client_id').notNull(),
    /** The name of the chat account on that day. */
    name: text('name').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<ReplyState>().notNull(),
    hiddenWhy: text('hidden_why').$type<ReportReason>(),
    at: time('at').notNull(),
    /** How many like it: those of `reply_like` (docs/decisions/127). */
    likes: integer('likes').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('broadcast_reply_once').on(t.merchantId, t.broadcastId, t.customerId, t.clientId),
    index('broadcast_reply_newest').on(t.merchantId, t.broadcastId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('broadcast_reply_liked').on(
      t.merchantId,
      t.broadcastId,
      t.likes.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('broadcast_reply_channel_newest').on(
      t.merchantId,
      t.channelId,
      t.at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('broadcast_reply_channel_liked').on(
      t.merchantId,
      t.channelId,
      t.likes.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('broadcast_reply_words').using(
      'gin',
      t.merchantId,
      t.channelId,
      t.name.op('gin_trgm_ops'),
      t.text.op('gin_trgm_ops'),
    ),
    index('broadcast_reply_person').on(t.customerId, t.id),
    check('broadcast_reply_likes', sql`${t.likes} >= 0`),
    check('broadcast_reply_state', sql`${t.state} in ('shown', 'hidden', 'takenDown')`),
    check(
      'broadcast_reply_why',
      sql`${t.state} = 'takenDown' or (${t.state} = 'hidden') = (${t.hiddenWhy} is not null)`,
    ),
  ],
);
export type ReplyRow = typeof replies.$inferSelect;

/** Who likes a reply; gone with it. */
export const replyLikes = pgTable(
  'reply_like',
  {
    merchantId: uuid('merchant_id').notNull(),
    replyId: uuid('reply_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.replyId, t.customerId] }),
    index('reply_like_person').on(t.customerId, t.replyId),
    foreignKey({
      name: 'reply_like_reply',
      columns: [t.merchantId, t.replyId],
      foreignColumns: [replies.merchantId, replies.id],
    }).onDelete('cascade'),
  ],
);

/** Of whom a channel takes no replies. */
export const replyBlocks = pgTable(
  'reply_block',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.customerId] }),
    index('reply_block_person').on(t.customerId),
  ],
);

import type { ChannelLanguage } from '@balcao/contract/channel';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Who follows a channel. Those who go leave no row. */
export const followers = pgTable(
  'channel_follower',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    isMuted: boolean('is_muted').notNull(),
    followedAt: timestamp('followed_at', { withTimezone: true, precision: 3 }).notNull(),
    /** What the phone showed and was set to at the last visit; the name also as it is compared. */
    name: text('name').notNull().default(''),
    nameKey: text('name_key').notNull().default(''),
    language: text('language').$type<ChannelLanguage>().notNull().default('pt-BR'),
    /** By which the server of the team knows them in this channel; null until it was written down. */
    openId: text('open_id'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.customerId] }),
    index('channel_follower_newest').on(
      t.merchantId,
      t.channelId,
      t.followedAt.desc().nullsFirst(),
      t.customerId.desc().nullsFirst(),
    ),
    index('channel_follower_customer').on(t.customerId, t.followedAt.desc().nullsFirst()),
    uniqueIndex('channel_follower_open').on(t.merchantId, t.channelId, t.openId).where(sql`${t.openId} is not null`),
    index('channel_follower_unknown').on(t.customerId).where(sql`${t.openId} is null`),
    check('channel_follower_language', sql`${t.language} in ('pt-BR', 'en-US', 'es-MX', 'zh-CN')`),
  ],
);
export type FollowerRow = typeof followers.$inferSelect;

/** How many came and went on a day, in São Paulo. */
export const followerDays = pgTable(
  'channel_follower_day',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    /** YYYYMMDD. */
    day: text('day').notNull(),
    joined: integer('joined').notNull(),
    left: integer('left').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.day] }),
    check('channel_follower_day_counted', sql`${t.joined} >= 0 and ${t.left} >= 0`),
  ],
);
export type FollowerDayRow = typeof followerDays.$inferSelect;

/** Words of a team for some of the followers of a channel. */
export const followerTags = pgTable(
  'channel_tag',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The name as it is compared. */
    nameKey: text('name_key').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.id] }),
    unique('channel_tag_name').on(t.merchantId, t.channelId, t.nameKey),
  ],
);
export type FollowerTagRow = typeof followerTags.$inferSelect;

/** Which follower has which tag: gone with the one or the other. */
export const taggedFollowers = pgTable(
  'channel_follower_tag',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    tagId: uuid('tag_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.customerId, t.tagId] }),
    index('channel_follower_tag_people').on(t.merchantId, t.channelId, t.tagId, t.customerId),
    foreignKey({
      name: 'channel_follower_tag_follower',
      columns: [t.merchantId, t.channelId, t.customerId],
      foreignColumns: [followers.merchantId, followers.channelId, followers.customerId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'channel_follower_tag_tag',
      columns: [t.merchantId, t.channelId, t.tagId],
      foreignColumns: [followerTags.merchantId, followerTags.channelId, followerTags.id],
    }).onDelete('cascade'),
  ],
);

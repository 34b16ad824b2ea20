import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who follows a channel. Those who go leave no row. */
export const followers = pgTable(
  'channel_follower',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    isMuted: boolean('is_muted').notNull(),
    followedAt: timestamp('followed_at', { withTimezone: true, precision: 3 }).notNull(),
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

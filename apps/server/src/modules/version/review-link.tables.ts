import { index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Links by which reviewers open a version in review on a phone: each for one phone, while they have the review in hand. */
export const reviewLinks = pgTable(
  'applet_review_link',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    versionId: uuid('version_id').notNull(),
    reviewId: uuid('review_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Who opened it first on their phone. */
    customerId: uuid('customer_id'),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('applet_review_link_token').on(t.tokenHash),
    index('applet_review_link_version').on(t.merchantId, t.versionId),
    index('applet_review_link_over').on(t.expiresAt),
  ],
);
export type ReviewLinkRow = typeof reviewLinks.$inferSelect;

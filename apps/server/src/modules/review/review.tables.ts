import type { Review } from '@balcao/contract/review';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Something that a team submitted and staff decide. */
export const reviews = pgTable(
  'review',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<Review['kind']>().notNull(),
    status: text('status').$type<Review['status']>().notNull(),
    /** Number and name as they were when it was submitted: what staff decide about does not change under them. */
    merchantNumber: text('merchant_number').notNull(),
    merchantName: text('merchant_name').notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('review_queue').on(t.submittedAt, t.id).where(sql`${t.status} = 'UNDER'`),
    uniqueIndex('review_live').on(t.merchantId, t.kind).where(sql`${t.status} = 'UNDER'`),
    check('review_kind', sql`${t.kind} in ('certification')`),
    check('review_status', sql`${t.status} in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED')`),
  ],
);

import type { MessageCategory } from '@balcao/contract/message-library';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What staff decided last about long-term consent in a category of messages; a category without a row allows none. */
export const longTermDecisions = pgTable(
  'message_long_term',
  {
    category: text('category').$type<MessageCategory>().primaryKey(),
    isAllowed: boolean('is_allowed').notNull(),
    reason: text('reason').notNull(),
    staffId: uuid('staff_id').notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    check('message_long_term_category', sql`${t.category} in ('sale', 'delivery', 'queue', 'appointment', 'customer')`),
    check('message_long_term_reason', sql`length(${t.reason}) between 3 and 200`),
  ],
);
export type LongTermRow = typeof longTermDecisions.$inferSelect;

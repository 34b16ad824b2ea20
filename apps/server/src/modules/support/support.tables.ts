import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What staff wrote down about a merchant: appended, never changed. */
export const staffNotes = pgTable(
  'staff_note',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** The name of that day. */
    staffName: text('staff_name').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    words: text('words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('staff_note_newest').on(t.merchantId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
export type StaffNoteRow = typeof staffNotes.$inferSelect;

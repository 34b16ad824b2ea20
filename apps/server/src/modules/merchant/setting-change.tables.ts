import type { MerchantChange } from '@balcao/contract/merchant-change';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What staff have set differently for a merchant: appended, never changed. */
export const settingChanges = pgTable(
  'setting_change',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    subject: text('subject').$type<MerchantChange['subject']>().notNull(),
    staffId: uuid('staff_id').notNull(),
    /** The name of that day. */
    staffName: text('staff_name').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<MerchantChange['before']>().notNull(),
    after: jsonb('after').$type<MerchantChange['after']>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('setting_change_newest').on(t.merchantId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('setting_change_subject', sql`${t.subject} in ('fee', 'limits')`),
  ],
);

import type { MerchantChange } from '@balcao/contract/merchant-change';
import type { ConsentStatus, ConsentSubject } from '@balcao/contract/staff-consent';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
    at: time('at').notNull(),
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

/** What staff asked to be set or done by two, and what another of them made of it. Never deleted. */
export const settingRequests = pgTable(
  'setting_request',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    subject: text('subject').$type<ConsentSubject>().notNull(),
    /** Which one of many it is about, such as a payment; empty where the subject stands once. */
    about: text('about').notNull().default(''),
    /** What is to be set, as the module of the subject reads it. */
    proposal: jsonb('proposal').notNull(),
    /** What that changes, as it was when it was asked for. */
    changes: jsonb('changes').$type<readonly Pick<MerchantChange, 'before' | 'after'>[]>().notNull(),
    words: text('words').notNull(),
    status: text('status').$type<ConsentStatus>().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: time('asked_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Who decided, or withdrew it; null where it expired. */
    endedBy: uuid('ended_by'),
    endedAt: time('ended_at'),
    endedWords: text('ended_words'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    uniqueIndex('setting_request_live').on(t.merchantId, t.subject, t.about).where(sql`${t.status} = 'asked'`),
    // One open request per payment, of any kind.
    uniqueIndex('setting_request_live_about')
      .on(t.merchantId, t.about)
      .where(sql`${t.status} = 'asked' and ${t.about} <> ''`),
    index('setting_request_waiting').on(t.askedAt, t.merchantId).where(sql`${t.status} = 'asked'`),
    index('setting_request_agreed').on(t.merchantId, t.subject, t.endedAt).where(sql`${t.status} = 'agreed'`),
    check(
      'setting_request_subject',
      sql`${t.subject} in ('fee', 'limits', 'return', 'credit', 'close', 'match', 'returnLimit')`,
    ),
    check('setting_request_status', sql`${t.status} in ('asked', 'agreed', 'refused', 'withdrawn', 'expired')`),
    check('setting_request_ended', sql`(${t.status} = 'asked') = (${t.endedAt} is null)`),
    check(
      'setting_request_second_person',
      sql`${t.status} not in ('agreed', 'refused') or (${t.endedBy} is not null and ${t.endedBy} <> ${t.askedBy})`,
    ),
  ],
);
export type SettingRequestRow = typeof settingRequests.$inferSelect;

import type { ConsentStatus } from '@balcao/contract/staff-consent';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { journals } from './ledger.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Which journal one of finance asked to be taken back, and what another made of it. Never deleted. */
export const reversalRequests = pgTable(
  'reversal_request',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    journalId: uuid('journal_id').notNull(),
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
    foreignKey({ columns: [t.merchantId, t.journalId], foreignColumns: [journals.merchantId, journals.id] }),
    uniqueIndex('reversal_request_live').on(t.merchantId, t.journalId).where(sql`${t.status} = 'asked'`),
    uniqueIndex('reversal_request_agreed').on(t.merchantId, t.journalId).where(sql`${t.status} = 'agreed'`),
    index('reversal_request_waiting').on(t.journalId).where(sql`${t.status} = 'asked'`),
    index('reversal_request_journal').on(t.journalId.desc(), t.askedAt.desc()),
    check('reversal_request_status', sql`${t.status} in ('asked', 'agreed', 'refused', 'withdrawn', 'expired')`),
    check('reversal_request_ended', sql`(${t.status} = 'asked') = (${t.endedAt} is null)`),
    check(
      'reversal_request_second_person',
      sql`${t.status} not in ('agreed', 'refused') or (${t.endedBy} is not null and ${t.endedBy} <> ${t.askedBy})`,
    ),
  ],
);
export type ReversalRow = typeof reversalRequests.$inferSelect;

import type { ConsentStatus } from '@balcao/contract/staff-consent';
import type { FreezeAction, FreezeReason } from '@balcao/contract/withdrawal-freeze';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What staff asked to be frozen or unfrozen, and what another of them made of it. Never deleted. */
export const freezeRequests = pgTable(
  'freeze_request',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    action: text('action').$type<FreezeAction>().notNull(),
    reason: text('reason').$type<FreezeReason>().notNull(),
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
    uniqueIndex('freeze_request_live').on(t.merchantId).where(sql`${t.status} = 'asked'`),
    index('freeze_request_waiting').on(t.askedAt, t.merchantId).where(sql`${t.status} = 'asked'`),
    check('freeze_request_action', sql`${t.action} in ('freeze', 'unfreeze')`),
    check('freeze_request_status', sql`${t.status} in ('asked', 'agreed', 'refused', 'withdrawn', 'expired')`),
    check('freeze_request_ended', sql`(${t.status} = 'asked') = (${t.endedAt} is null)`),
    check(
      'freeze_request_second_person',
      sql`${t.status} not in ('agreed', 'refused') or (${t.endedBy} is not null and ${t.endedBy} <> ${t.askedBy})`,
    ),
  ],
);

/** Whose money is frozen now, and by which request. */
export const merchantFreezes = pgTable(
  'merchant_freeze',
  {
    merchantId: uuid('merchant_id').primaryKey(),
    requestId: uuid('request_id').notNull(),
    reason: text('reason').$type<FreezeReason>().notNull(),
    since: time('since').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.merchantId, t.requestId],
      foreignColumns: [freezeRequests.merchantId, freezeRequests.id],
    }),
  ],
);

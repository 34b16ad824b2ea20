import type { NoticeKind, Told } from '@balcao/contract/notification-notice';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What teams are told of. `cause` says what happened, in a word of its kind: told twice, it is there once. */
export const notices = pgTable(
  'notice',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    cause: text('cause').notNull(),
    data: jsonb('data').$type<Told['data']>().notNull(),
    /** Anyone who did it need not be told. */
    doneBy: uuid('done_by'),
    /** Who is not written to about it, since they have a letter about it. */
    writtenTo: uuid('written_to').array().notNull().default([]),
    createdAt: time('created_at').notNull(),
    mailedAt: time('mailed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('notice_cause').on(t.merchantId, t.kind, t.cause),
    index('notice_newest').on(t.merchantId, t.createdAt.desc(), t.id.desc()),
    index('notice_age').on(t.createdAt),
  ],
);
export type NoticeRow = typeof notices.$inferSelect;

/** Who has seen what. */
export const seenNotices = pgTable(
  'notice_seen',
  {
    merchantId: uuid('merchant_id').notNull(),
    accountId: uuid('account_id').notNull(),
    noticeId: uuid('notice_id').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.accountId, t.noticeId] }),
    foreignKey({
      name: 'notice_seen_notice',
      columns: [t.merchantId, t.noticeId],
      foreignColumns: [notices.merchantId, notices.id],
    }).onDelete('cascade'),
    index('notice_seen_notice_id').on(t.merchantId, t.noticeId),
  ],
);

/** What a member wants to hear of in a team, and how; without a row the kind's own rule holds. */
export const noticePreferences = pgTable(
  'notice_preference',
  {
    merchantId: uuid('merchant_id').notNull(),
    accountId: uuid('account_id').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    bell: boolean('bell').notNull(),
    mail: boolean('mail').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.accountId, t.kind] })],
);

/** From which amount on a refund is large to a team, in centavos. */
export const noticePolicies = pgTable(
  'notice_policy',
  {
    merchantId: uuid('merchant_id').primaryKey(),
    largeRefundFrom: bigint('large_refund_from', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [check('notice_policy_amount', sql`${t.largeRefundFrom} > 0`)],
);

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
    /** The person who caused it, who need not be notified. */
    doneBy: uuid('done_by'),
    /** Who is not written to about it, since they have a letter about it. */
    writtenTo: uuid('written_to').array().notNull().default([]),
    /** The member who alone is told; null: everyone who may know of the kind. */
    onlyFor: uuid('only_for'),
    createdAt: time('created_at').notNull(),
    mailedAt: time('mailed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('notice_cause').on(t.merchantId, t.kind, t.cause),
    index('notice_newest').on(t.merchantId, t.createdAt.desc(), t.id.desc()),
    index('notice_age').on(t.createdAt),
    index('notice_payment_age').on(t.createdAt).where(sql`${t.kind} = 'paymentReceived'`),
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
  (t) => [
    primaryKey({ columns: [t.merchantId, t.accountId, t.kind] }),
    index('notice_preference_payment')
      .on(t.merchantId)
      .where(sql`${t.kind} = 'paymentReceived' and (${t.bell} or ${t.mail})`),
  ],
);

/** Payments of teams that want to hear of them: each is told once, with the others of its minute. */
export const paymentsToTell = pgTable(
  'notice_payment',
  {
    merchantId: uuid('merchant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** Centavos. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    at: time('at').notNull(),
    isTold: boolean('is_told').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.orderNumber] }),
    index('notice_payment_waiting').on(t.merchantId).where(sql`not ${t.isTold}`),
    index('notice_payment_at').on(t.at),
    check('notice_payment_amount', sql`${t.amount} > 0`),
  ],
);

/** When a team was told of payments last. */
export const paymentTurns = pgTable('notice_payment_turn', {
  merchantId: uuid('merchant_id').primaryKey(),
  toldAt: time('told_at').notNull(),
});

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

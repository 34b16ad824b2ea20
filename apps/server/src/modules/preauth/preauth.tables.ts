import type { PreauthAsk, PreauthStatus } from '@balcao/contract/preauth';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An amount that a card holds for an order (rule: held-amounts): the order stays waiting until something is captured. */
export const preauths = pgTable(
  'preauth',
  {
    merchantId: uuid('merchant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** What the rail knows the hold by. */
    endToEndId: text('end_to_end_id').notNull(),
    status: text('status').$type<PreauthStatus>().notNull(),
    authorised: bigint('authorised', { mode: 'number' }).notNull(),
    captured: bigint('captured', { mode: 'number' }),
    /** What has been asked of the rail and not yet answered; the same number is asked until it is known (rule: unknown-outcome). */
    asked: text('asked').$type<PreauthAsk>(),
    askedAmount: bigint('asked_amount', { mode: 'number' }),
    askedAt: time('asked_at'),
    nextCheckAt: time('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** How often something was asked of the card: part of the key under which the rail knows each. */
    asks: integer('asks').notNull().default(0),
    /** Why the card refused what was asked last. */
    failureReason: text('failure_reason'),
    authorisedAt: time('authorised_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.orderNumber] }),
    index('preauth_newest').on(t.merchantId, t.authorisedAt.desc().nullsFirst(), t.orderNumber.desc().nullsFirst()),
    index('preauth_end_to_end').on(t.endToEndId),
    index('preauth_to_check').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    index('preauth_to_expire').on(t.expiresAt).where(sql`${t.status} = 'authorised'`),
    check('preauth_status', sql`${t.status} in ('authorised', 'captured', 'released', 'expired')`),
    check(
      'preauth_captured',
      sql`(${t.status} = 'captured') = (${t.captured} is not null) and ${t.captured} between 1 and ${t.authorised}`,
    ),
    check('preauth_ended', sql`(${t.status} = 'authorised') = (${t.endedAt} is null)`),
    check(
      'preauth_asked',
      sql`(${t.asked} is null) = (${t.nextCheckAt} is null) and (${t.asked} is not distinct from 'capture') = (${t.askedAmount} is not null)`,
    ),
    check('preauth_asked_at', sql`(${t.asked} is null) = (${t.askedAt} is null)`),
  ],
);
export type PreauthRow = typeof preauths.$inferSelect;

/** A hold without an order, until its rail has released it. */
export const strayHolds = pgTable(
  'preauth_stray',
  {
    merchantId: uuid('merchant_id').notNull(),
    endToEndId: text('end_to_end_id').notNull(),
    orderNumber: text('order_number').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** How often the rail has refused; each attempt has a key of its own. */
    attempt: integer('attempt').notNull().default(0),
    checks: integer('checks').notNull().default(0),
    /** When the rail is asked next; null once it is released. */
    nextCheckAt: time('next_check_at'),
    failureReason: text('failure_reason'),
    arrivedAt: time('arrived_at').notNull(),
    letGoAt: time('let_go_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.endToEndId] }),
    index('preauth_stray_rail').on(t.endToEndId),
    index('preauth_stray_to_check').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    check('preauth_stray_amount', sql`${t.amount} > 0`),
    check('preauth_stray_checked', sql`(${t.letGoAt} is null) = (${t.nextCheckAt} is not null)`),
  ],
);
export type StrayHoldRow = typeof strayHolds.$inferSelect;

import type { ReviewStatus } from '@balcao/contract/session';
import type { TeamType } from '@balcao/contract/team';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** A team, which is a merchant: everything that belongs to it carries its id first. */
export const teams = pgTable(
  'team',
  {
    merchantId: uuid('merchant_id').primaryKey(),
    /** The merchant number that people and servers use: ten digits. */
    number: text('number').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<TeamType>().notNull(),
    /** Where its last certification stands. */
    reviewStatus: text('review_status').$type<ReviewStatus>().notNull(),
    /** One that was accepted holds, also when a later one is refused (rule: accepted-holds). */
    teamCert: boolean('team_cert').notNull().default(false),
    /** The same for its data for payments. */
    formStatus: text('form_status').$type<ReviewStatus>().notNull().default('NO'),
    paymentCert: boolean('payment_cert').notNull().default(false),
    /** The account of the person who made it. */
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    unique('team_number').on(t.number),
    index('team_newest').on(t.createdAt.desc().nullsFirst(), t.merchantId.desc().nullsFirst()),
    index('team_number_prefix').on(t.number.op('text_pattern_ops')),
    check('team_number_form', sql`${t.number} ~ '^[1-9][0-9]{9}$'`),
    check('team_type', sql`${t.type} in ('enterprise', 'personal')`),
    check('team_review_status', sql`${t.reviewStatus} in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED')`),
    check('team_form_status', sql`${t.formStatus} in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED')`),
  ],
);

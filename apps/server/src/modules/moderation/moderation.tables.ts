import type { CaseDecision, CaseState, ModerationSubject, ReportReason, Sanction } from '@balcao/contract/moderation';
import { sql } from 'drizzle-orm';
import {
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Reports about one subject and their outcome: all reports before the decision are one case. */
export const moderationCases = pgTable(
  'moderation_case',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    subject: text('subject').$type<ModerationSubject>().notNull(),
    /** The channel, what it has sent, what a person replied to that, or the robot or workflow that answers in it. */
    subjectId: uuid('subject_id').notNull(),
    /** The names of the day on which it was opened: of the channel, and of what it had sent. */
    channelName: text('channel_name').notNull(),
    label: text('label').notNull(),
    state: text('state').$type<CaseState>().notNull(),
    reports: integer('reports').notNull().default(0),
    /** How many of each reason, counted with each report. */
    reasons: jsonb('reasons').$type<Partial<Record<ReportReason, number>>>().notNull().default({}),
    openedAt: time('opened_at').notNull(),
    lastReportedAt: time('last_reported_at').notNull(),
    /** What was done because of it, whether it holds or was reversed. */
    sanction: text('sanction').$type<Sanction>(),
    decidedAt: time('decided_at'),
    /** The text of the last decision. */
    decidedReason: text('decided_reason'),
    appeal: text('appeal'),
    appealedAt: time('appealed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('moderation_case_anywhere').on(t.id),
    uniqueIndex('moderation_case_open').on(t.merchantId, t.subjectId).where(sql`${t.state} = 'open'`),
    index('moderation_case_newest').on(t.openedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('moderation_case_channel').on(t.merchantId, t.channelId, t.openedAt.desc().nullsFirst()),
    index('moderation_case_waiting').on(t.state).where(sql`${t.state} in ('open', 'appealed')`),
    check('moderation_case_subject', sql`${t.subject} in ('channel', 'broadcast', 'reply', 'robot', 'workflow')`),
    check(
      'moderation_case_state',
      sql`${t.state} in ('open', 'dismissed', 'actioned', 'appealed', 'upheld', 'reversed')`,
    ),
    check('moderation_case_sanction', sql`${t.sanction} in ('takeDown', 'switchOff', 'freeze')`),
    check('moderation_case_sanctioned', sql`(${t.state} in ('open', 'dismissed')) = (${t.sanction} is null)`),
    check(
      'moderation_case_decided',
      sql`(${t.state} = 'open') = (${t.decidedAt} is null) and (${t.decidedAt} is null) = (${t.decidedReason} is null)`,
    ),
    check('moderation_case_appealed', sql`(${t.appeal} is null) = (${t.appealedAt} is null)`),
  ],
);
export type CaseRow = typeof moderationCases.$inferSelect;

/** Who reported what: one row for a person and a case. */
export const moderationReports = pgTable(
  'moderation_report',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    caseId: uuid('case_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    /** Empty where the person wrote nothing. */
    text: text('text').notNull(),
    /** What a robot or a workflow had said to the person; empty for a report of anything else. */
    quoted: text('quoted').notNull().default(''),
    reportedAt: time('reported_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('moderation_report_once').on(t.merchantId, t.caseId, t.customerId),
    index('moderation_report_person').on(t.customerId, t.reportedAt.desc().nullsFirst()),
    index('moderation_report_text').on(t.merchantId, t.caseId, t.reportedAt.desc().nullsFirst()),
    foreignKey({
      name: 'moderation_report_case',
      columns: [t.merchantId, t.caseId],
      foreignColumns: [moderationCases.merchantId, moderationCases.id],
    }),
    check('moderation_report_reason', sql`${t.reason} in ('spam', 'fraud', 'illegal', 'offends', 'other')`),
    check('moderation_report_text_length', sql`length(${t.text}) <= 500`),
  ],
);
export type ReportRow = typeof moderationReports.$inferSelect;

/** What staff decided in a case, one after the other: appended alone. */
export const moderationDecisions = pgTable(
  'moderation_decision',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    caseId: uuid('case_id').notNull(),
    decision: text('decision').$type<CaseDecision>().notNull(),
    reason: text('reason').notNull(),
    staffId: uuid('staff_id').notNull(),
    decidedAt: time('decided_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('moderation_decision_case').on(t.merchantId, t.caseId, t.decidedAt),
    foreignKey({
      name: 'moderation_decision_of',
      columns: [t.merchantId, t.caseId],
      foreignColumns: [moderationCases.merchantId, moderationCases.id],
    }),
    check(
      'moderation_decision_known',
      sql`${t.decision} in ('dismiss', 'takeDown', 'switchOff', 'freeze', 'uphold', 'reverse')`,
    ),
  ],
);
export type DecisionRow = typeof moderationDecisions.$inferSelect;

/** How many broadcasts a channel may send on one day, as staff changed it: appended alone. */
export const moderationLimits = pgTable(
  'moderation_limit',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    before: integer('before').notNull(),
    after: integer('after').notNull(),
    reason: text('reason').notNull(),
    staffId: uuid('staff_id').notNull(),
    decidedAt: time('decided_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('moderation_limit_channel').on(t.merchantId, t.channelId, t.decidedAt.desc().nullsFirst()),
  ],
);
export type LimitRow = typeof moderationLimits.$inferSelect;

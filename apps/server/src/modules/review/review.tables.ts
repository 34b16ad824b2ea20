import type { Locale } from '@balcao/contract/locale';
import type {
  ReviewEventKind,
  ReviewKind,
  ReviewMark,
  ReviewSubject,
  SubjectType,
  Verdict,
} from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import { sql } from 'drizzle-orm';
import {
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a reviewer makes of a submission. */
export interface ReviewDecision {
  readonly status: 'SUCCESS' | 'REJECT';
  readonly verdicts: Verdict[];
  readonly remark: string | null;
}

/** A submission: what a team submitted, sealed as it was, and what staff made of it. Each time it is submitted is a row of its own. */
export const reviews = pgTable(
  'review',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<ReviewKind>().notNull(),
    /** Which one, for kinds that a team can have several of; empty for the others. */
    subject: text('subject').$type<ReviewSubject>().notNull(),
    /** What the subject was called when it was submitted; empty of what has no name of its own. */
    subjectName: text('subject_name').notNull().default(''),
    type: text('type').$type<SubjectType>().notNull(),
    status: text('status').$type<ReviewStatus>().notNull(),
    /** Number and name as they were when it was submitted: what staff decide about does not change under them. */
    merchantNumber: text('merchant_number').notNull(),
    merchantName: text('merchant_name').notNull(),
    /** The form, path by path, sealed (rule: sealed). */
    sealedForm: text('sealed_form').notNull(),
    /** 1 for the first submission of its kind and subject by the team. */
    attempt: integer('attempt').notNull(),
    /** The submission that it came with and is decided with, as long as it waits; null for one that is decided by itself. */
    decidedWith: uuid('decided_with'),
    submittedBy: uuid('submitted_by').notNull(),
    /** The submitter's language: mails about it are written in it. */
    locale: text('locale').$type<Locale>().notNull(),
    submittedAt: time('submitted_at').notNull(),
    dueAt: time('due_at').notNull(),
    /** Rises with every change. */
    version: integer('version').notNull(),
    claimedBy: uuid('claimed_by'),
    claimedAt: time('claimed_at'),
    marks: jsonb('marks').$type<ReviewMark[]>().notNull(),
    verdicts: jsonb('verdicts').$type<Verdict[]>().notNull(),
    remark: text('remark'),
    /** A question of staff is not answered yet. */
    isAsked: boolean('is_asked').notNull(),
    /** The reviewer's decision before it takes effect; after an undo, what was written. */
    decision: jsonb('decision').$type<ReviewDecision>(),
    /** When it takes effect; null before a decision. */
    decisionDueAt: time('decision_due_at'),
    decidedBy: uuid('decided_by'),
    decidedAt: time('decided_at'),
    /** Who of the staff asks to open the decision again, and why. */
    reopeningBy: uuid('reopening_by'),
    reopeningReason: text('reopening_reason'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('review_queue').on(t.dueAt, t.id).where(sql`${t.status} = 'UNDER'`),
    index('review_newest').on(t.submittedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Staff name a submission by its id alone.
    index('review_id').on(t.id),
    index('review_joined').on(t.merchantId, t.decidedWith).where(sql`${t.decidedWith} is not null`),
    index('review_number').on(t.merchantNumber.op('text_pattern_ops')),
    index('review_hands').on(t.claimedBy).where(sql`${t.claimedBy} is not null`),
    index('review_decisions').on(t.decidedBy, t.decidedAt).where(sql`${t.decidedBy} is not null`),
    index('review_reopenings')
      .on(t.submittedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.reopeningBy} is not null`),
    uniqueIndex('review_live').on(t.merchantId, t.kind, t.subject).where(sql`${t.status} = 'UNDER'`),
    uniqueIndex('review_attempt').on(t.merchantId, t.kind, t.subject, t.attempt),
    check(
      'review_kind',
      sql`${t.kind} in ('certification', 'merchant', 'product', 'version', 'removal', 'template', 'channelOfficial', 'channelPersonal', 'channelSubject', 'association', 'messageTemplate')`,
    ),
    check(
      'review_subject',
      sql`case when ${t.kind} = 'product' then ${t.subject} in ('02','03','04','11','53','54','99') when ${t.kind} in ('version', 'removal', 'template', 'channelOfficial', 'channelPersonal', 'channelSubject', 'association', 'messageTemplate') then ${t.subject} ~ '^[0-9a-f-]{36}$' else ${t.subject} = '' end`,
    ),
    check('review_type', sql`${t.type} in ('enterprise', 'personal')`),
    check('review_status', sql`${t.status} in ('UNDER', 'REJECT', 'SUCCESS', 'REVOKED')`),
    check('review_claim', sql`num_nulls(${t.claimedBy}, ${t.claimedAt}) in (0, 2)`),
    check('review_reopening', sql`num_nulls(${t.reopeningBy}, ${t.reopeningReason}) in (0, 2)`),
    index('review_decision_due').on(t.decisionDueAt).where(sql`${t.decisionDueAt} is not null`),
    check('review_decision', sql`${t.decisionDueAt} is null or ${t.decision} is not null`),
    check('review_decided', sql`(${t.status} = 'UNDER') = (${t.decidedAt} is null)`),
  ],
);

/** What happened to a submission, line by line: appended, never changed. */
export const reviewEvents = pgTable(
  'review_event',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    reviewId: uuid('review_id').notNull(),
    kind: text('kind').$type<ReviewEventKind>().notNull(),
    at: time('at').notNull(),
    /** At most one of the two: a member of the team, or staff; none when the sandbox decided by itself. */
    accountId: uuid('account_id'),
    staffId: uuid('staff_id'),
    /** The name as it was then. */
    byName: text('by_name'),
    text: text('text'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({
      name: 'review_event_review',
      columns: [t.merchantId, t.reviewId],
      foreignColumns: [reviews.merchantId, reviews.id],
    }),
    index('review_event_review').on(t.merchantId, t.reviewId, t.id),
    check('review_event_who', sql`num_nulls(${t.accountId}, ${t.staffId}) >= 1`),
  ],
);

/** A form that is still being filled in, sealed; one of each kind and subject in a team. */
export const reviewDrafts = pgTable(
  'review_draft',
  {
    merchantId: uuid('merchant_id').notNull(),
    kind: text('kind').$type<ReviewKind>().notNull(),
    subject: text('subject').$type<ReviewSubject>().notNull(),
    sealedValues: text('sealed_values').notNull(),
    version: integer('version').notNull(),
    updatedBy: uuid('updated_by').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.kind, t.subject] })],
);

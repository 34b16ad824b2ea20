import type { Locale } from '@balcao/contract/locale';
import type { ReportReason } from '@balcao/contract/moderation';
import type { EditionState, TemplateState } from '@balcao/contract/template';
import type { TemplateCategory, TemplateEntry } from '@balcao/contract/template-form';
import type { TemplateComplaintKind } from '@balcao/contract/template-quality';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A message template of a team: the latest text, and the approved text that is sent. */
export const teamTemplates = pgTable(
  'template',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Of what was written last, for the list. */
    category: text('category').$type<TemplateCategory>().notNull(),
    languages: text('languages').array().$type<Locale[]>().notNull(),
    state: text('state').$type<TemplateState>().notNull(),
    edition: text('edition').$type<EditionState>().notNull().default('none'),
    entry: jsonb('entry').$type<TemplateEntry>().notNull(),
    /** What passed its review last. */
    inUse: jsonb('in_use').$type<TemplateEntry>(),
    approvedAt: time('approved_at'),
    /** Why staff paused it or switched it off; null where complaints did (docs/decisions/092). */
    reason: text('reason'),
    /** Until when complaints pause it. */
    pausedUntil: time('paused_until'),
    /** How often complaints have stopped it since its text passed the review. */
    pauses: smallint('pauses').notNull().default(0),
    /** Messages from before this time count no more; null: since the approval. */
    countedFrom: time('counted_from'),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('template_name').on(t.merchantId, t.name),
    index('template_newest').on(t.merchantId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Staff name a template by its id alone, and see those of every team.
    index('template_id').on(t.id),
    index('template_approved')
      .on(t.approvedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.approvedAt} is not null`),
    check('template_state', sql`${t.state} in ('draft', 'pending', 'rejected', 'approved', 'paused', 'disabled')`),
    check('template_edition', sql`${t.edition} in ('none', 'draft', 'pending', 'rejected')`),
    check('template_category', sql`${t.category} in ('utility', 'marketing', 'service')`),
    check(
      'template_in_use',
      sql`(${t.state} in ('approved', 'paused', 'disabled')) = (${t.inUse} is not null)
        and num_nulls(${t.inUse}, ${t.approvedAt}) in (0, 2) and (${t.inUse} is not null or ${t.edition} = 'none')`,
    ),
    index('template_paused').on(t.pausedUntil).where(sql`${t.pausedUntil} is not null`),
    check('template_reason', sql`${t.reason} is null or ${t.state} in ('paused', 'disabled')`),
    check(
      'template_paused_until',
      sql`(${t.state} = 'paused' and ${t.reason} is null) = (${t.pausedUntil} is not null)`,
    ),
  ],
);
export type TemplateRow = typeof teamTemplates.$inferSelect;

/** What people complained of: each person once for each message. A template that was removed leaves its own behind until they are forgotten. */
export const templateComplaints = pgTable(
  'template_complaint',
  {
    merchantId: uuid('merchant_id').notNull(),
    templateId: uuid('template_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** Of the message in its conversation. */
    position: integer('position').notNull(),
    customerId: uuid('customer_id').notNull(),
    kind: text('kind').$type<TemplateComplaintKind>().notNull(),
    /** Why, of a report. */
    reason: text('reason').$type<ReportReason>(),
    text: text('text').notNull(),
    /** When the message was sent. */
    saidAt: time('said_at').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.conversationId, t.position] }),
    index('template_complaint_newest').on(t.merchantId, t.templateId, t.at.desc().nullsFirst()),
    index('template_complaint_person').on(t.customerId, t.at.desc().nullsFirst()),
    index('template_complaint_old').on(t.at),
    check('template_complaint_kind', sql`${t.kind} in ('reported', 'stopped')`),
    check('template_complaint_reason', sql`(${t.kind} = 'reported') = (${t.reason} is not null)`),
    check('template_complaint_text', sql`length(${t.text}) <= 500`),
  ],
);
export type ComplaintRow = typeof templateComplaints.$inferSelect;

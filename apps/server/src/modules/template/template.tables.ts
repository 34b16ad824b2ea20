import type { Locale } from '@balcao/contract/locale';
import type { EditionState, TemplateState } from '@balcao/contract/template';
import type { TemplateCategory, TemplateEntry } from '@balcao/contract/template-form';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A message template of a team: what was written last, and beside it what is sent. */
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
    /** Why staff paused it or switched it off. */
    reason: text('reason'),
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
    check('template_reason', sql`(${t.state} in ('paused', 'disabled')) = (${t.reason} is not null)`),
  ],
);
export type TemplateRow = typeof teamTemplates.$inferSelect;

import type { MessageCategory } from '@balcao/contract/message-library';
import type { OwnTemplateState } from '@balcao/contract/message-own-template';
import type { OwnField, OwnWords } from '@balcao/contract/message-wording';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Subscribe messages that teams write themselves. One that passed its review is also a template, with the same id. */
export const ownTemplates = pgTable(
  'message_own_template',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    state: text('state').$type<OwnTemplateState>().notNull(),
    title: jsonb('title').$type<OwnWords>().notNull(),
    scene: text('scene').notNull(),
    category: text('category').$type<MessageCategory>().notNull(),
    fields: jsonb('fields').$type<OwnField[]>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('message_own_template_newest').on(t.merchantId, t.appletId, t.createdAt.desc().nullsFirst()),
    check('message_own_template_state', sql`${t.state} in ('draft', 'waiting', 'rejected', 'passed')`),
  ],
);
export type OwnTemplateRow = typeof ownTemplates.$inferSelect;

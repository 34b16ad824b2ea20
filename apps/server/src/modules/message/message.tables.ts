import type { DeliveryRefusal } from '@balcao/contract/message-delivery';
import type { MessageValue } from '@balcao/contract/message-field';
import type { MessageCategory, MessageTitle } from '@balcao/contract/message-library';
import type { SaidWords } from '@balcao/contract/message-source';
import type { PauseCause } from '@balcao/contract/message-template';
import type { OwnWords, TemplateField } from '@balcao/contract/message-wording';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Subscribe messages of mini programs; one that was removed stays, for what was delivered of it. */
export const templates = pgTable(
  'message_template',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    /** Of the library; null of one that its team wrote. */
    title: text('title').$type<MessageTitle>(),
    ownTitle: jsonb('own_title').$type<OwnWords>(),
    /** Of one that its team wrote; what the library has says its own. */
    ownCategory: text('own_category').$type<MessageCategory>(),
    fields: jsonb('fields').$type<TemplateField[]>().notNull(),
    createdAt: time('created_at').notNull(),
    pausedAt: time('paused_at'),
    pausedBecause: text('paused_because').$type<PauseCause>(),
    /** The first day whose answers count towards a pause by itself; null where all do. */
    countsFrom: text('counts_from'),
    removedAt: time('removed_at'),
    /** The message template of the team that it says. */
    sourceId: uuid('source_id'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('message_template_id').on(t.id),
    index('message_template_newest').on(t.merchantId, t.appletId, t.createdAt.desc().nullsFirst()),
    index('message_template_source').on(t.merchantId, t.sourceId).where(sql`${t.sourceId} is not null`),
    check('message_template_paused_because', sql`${t.pausedBecause} in ('team', 'declined')`),
    check('message_template_pause', sql`(${t.pausedAt} is null) = (${t.pausedBecause} is null)`),
    check('message_template_title', sql`num_nonnulls(${t.title}, ${t.ownTitle}) = 1`),
    check(
      'message_template_own_category',
      sql`${t.ownCategory} in ('sale', 'delivery', 'queue', 'appointment', 'customer')`,
    ),
    check('message_template_own_category_of', sql`${t.ownCategory} is null or ${t.ownTitle} is not null`),
  ],
);
export type TemplateRow = typeof templates.$inferSelect;

/** What people answered when they were asked for a message: so many may still come, or any number. */
export const consents = pgTable(
  'message_consent',
  {
    merchantId: uuid('merchant_id').notNull(),
    templateId: uuid('template_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    remaining: integer('remaining').notNull(),
    isNever: boolean('is_never').notNull(),
    /** Any number may come, where the console allows that for the category. */
    isLongTerm: boolean('is_long_term').notNull().default(false),
    answeredAt: time('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.templateId, t.customerId] }),
    index('message_consent_customer').on(t.customerId, t.answeredAt.desc().nullsFirst()),
    check('message_consent_remaining', sql`${t.remaining} between 0 and 20`),
    check('message_consent_never', sql`not ${t.isNever} or ${t.remaining} = 0`),
    check('message_consent_long_term', sql`not (${t.isNever} and ${t.isLongTerm})`),
  ],
);
export type ConsentRow = typeof consents.$inferSelect;

/** What people answered, and the outcome of messages, by the day of São Paulo. */
export const templateFigures = pgTable(
  'message_figure',
  {
    merchantId: uuid('merchant_id').notNull(),
    templateId: uuid('template_id').notNull(),
    day: text('day').notNull(),
    accepted: integer('accepted').notNull().default(0),
    declined: integer('declined').notNull().default(0),
    delivered: integer('delivered').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.templateId, t.day] })],
);

/** Messages that mini programs sent: one without a reason was delivered, and is what its reader has. */
export const deliveries = pgTable(
  'message_delivery',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    templateId: uuid('template_id').notNull(),
    /** Null where the mini program named a person whom it does not know, and after deletion. */
    customerId: uuid('customer_id'),
    /** By the names of the fields; empty for a message that was not delivered, and after deletion. */
    values: jsonb('values').$type<Readonly<Record<string, MessageValue>>>().notNull(),
    page: text('page'),
    reason: text('reason').$type<DeliveryRefusal>(),
    sentAt: time('sent_at').notNull(),
    /** Since when nothing is known of the person and of what it said (rule: messages-are-forgotten). */
    forgottenAt: time('forgotten_at'),
    /** The template that it says and its text; null where it was not delivered, or its text was deleted. */
    said: jsonb('said').$type<SaidWords>(),
    sourceId: uuid('source_id'),
    /** When its reader saw it; kept of those alone that say a message template. */
    seenAt: time('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('message_delivery_newest').on(
      t.merchantId,
      t.appletId,
      t.sentAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('message_delivery_received').on(t.customerId, t.sentAt.desc().nullsFirst()).where(sql`${t.reason} is null`),
    index('message_delivery_known').on(t.sentAt).where(sql`${t.forgottenAt} is null`),
    index('message_delivery_source')
      .on(t.merchantId, t.sourceId, t.sentAt)
      .where(sql`${t.sourceId} is not null and ${t.reason} is null`),
    check('message_delivery_said', sql`${t.said} is null or (${t.sourceId} is not null and ${t.forgottenAt} is null)`),
    check(
      'message_delivery_reason',
      sql`${t.reason} in ('noConsent', 'longTermEnded', 'declined', 'unknownPerson', 'templatePaused', 'templateRemoved', 'templateStopped')`,
    ),
    check(
      'message_delivery_reader',
      sql`${t.reason} is not null or ${t.customerId} is not null or ${t.forgottenAt} is not null`,
    ),
    check(
      'message_delivery_forgotten',
      sql`${t.forgottenAt} is null or (${t.customerId} is null and ${t.page} is null and ${t.values} = '{}'::jsonb)`,
    ),
  ],
);
export type DeliveryRow = typeof deliveries.$inferSelect;

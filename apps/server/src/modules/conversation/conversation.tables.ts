import type { ConversationHandler, ConversationState } from '@balcao/contract/conversation';
import type { MessageAttachment } from '@balcao/contract/conversation-attachment';
import type { MessageButton, MessageKind } from '@balcao/contract/conversation-message';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
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
const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * A conversation of a person with a channel: one for both, for ever. How far its messages were delivered and read is stored here as marks, one for
 * each side, and not with each message.
 */
export const conversations = pgTable(
  'conversation',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** What the phone showed when the person wrote last; also as it is compared. */
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    state: text('state').$type<ConversationState>().notNull(),
    snoozedUntil: time('snoozed_until'),
    assigneeId: uuid('assignee_id'),
    /** The position of the last message, and of the last one that the follower sees. */
    lastPosition: integer('last_position').notNull().default(0),
    lastShown: integer('last_shown').notNull().default(0),
    lastAt: time('last_at').notNull(),
    /** Up to which message each side has read, and the phone has received. */
    teamRead: integer('team_read').notNull().default(0),
    followerRead: integer('follower_read').notNull().default(0),
    delivered: integer('delivered').notNull().default(0),
    /** What of the other side is behind these marks. */
    teamUnread: integer('team_unread').notNull().default(0),
    followerUnread: integer('follower_unread').notNull().default(0),
    /** Since when the follower waits for an answer. */
    waitingSince: time('waiting_since'),
    /** The follower wants no more of it. */
    isStopped: boolean('is_stopped').notNull().default(false),
    handler: text('handler').$type<ConversationHandler>().notNull().default('machines'),
    /** The position of what a robot or a workflow said last. */
    machineAt: integer('machine_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('conversation_of').on(t.merchantId, t.channelId, t.customerId),
    index('conversation_inbox').on(
      t.merchantId,
      t.channelId,
      t.state,
      t.lastAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('conversation_assigned').on(
      t.merchantId,
      t.channelId,
      t.assigneeId,
      t.state,
      t.lastAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('conversation_name').using('gin', t.merchantId, t.channelId, t.nameKey.op('gin_trgm_ops')),
    index('conversation_own').on(t.customerId, t.lastAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('conversation_waiting').on(t.merchantId, t.channelId).where(sql`${t.waitingSince} is not null`),
    index('conversation_snoozed').on(t.snoozedUntil).where(sql`${t.state} = 'snoozed'`),
    check('conversation_state', sql`${t.state} in ('open', 'snoozed', 'closed')`),
    check('conversation_handler', sql`${t.handler} in ('machines', 'people')`),
    check('conversation_snoozed_known', sql`(${t.state} = 'snoozed') = (${t.snoozedUntil} is not null)`),
    check(
      'conversation_marks',
      sql`greatest(${t.lastShown}, ${t.teamRead}, ${t.followerRead}, ${t.delivered}) <= ${t.lastPosition}
        and least(${t.lastShown}, ${t.teamRead}, ${t.followerRead}, ${t.delivered}, ${t.teamUnread}, ${t.followerUnread}) >= 0`,
    ),
  ],
);
export type ConversationRow = typeof conversations.$inferSelect;

type Place = Extract<MessageAttachment, { kind: 'place' }>;
/** A picture, a voice message or a document: also its file, and what was sent, as SHA-256 in hexadecimal. */
export type KeptFile = Exclude<MessageAttachment, Place> & { readonly uploadId: string; readonly sent: string };
/** What comes with a message, as it is kept. */
export type KeptAttachment = Place | KeptFile;
export const withFile = (kept: KeptAttachment | null): kept is KeptFile => kept !== null && kept.kind !== 'place';

/** What was written, each with its position in its conversation. Nothing of a row changes, but that an erased person's words and files go. */
export const messages = pgTable(
  'conversation_message',
  {
    merchantId: uuid('merchant_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    /** The member who wrote it; null for what no member wrote. */
    authorId: uuid('author_id'),
    /** Empty where what comes with it says all. */
    text: text('text').notNull(),
    attachment: jsonb('attachment').$type<KeptAttachment>(),
    /** The robot or the workflow that wrote it, by its name of then. */
    speaker: text('speaker'),
    /** The robot that wrote it, for its picture of today. */
    robotId: uuid('robot_id'),
    /** The workflow that wrote it, for reports of it. */
    workflowId: uuid('workflow_id'),
    buttons: jsonb('buttons').$type<readonly MessageButton[]>().notNull().default([]),
    /** The button that the follower pressed: its message, and its place there. */
    pressedPosition: integer('pressed_position'),
    pressedIndex: smallint('pressed_index'),
    /** The message template that it was made from. */
    templateId: uuid('template_id'),
    /** Its words without accents and case, for the search. */
    words: searchable('words').notNull(),
    /** By which the sender knows it. */
    clientId: uuid('client_id').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.conversationId, t.position] }),
    unique('conversation_message_once').on(t.merchantId, t.conversationId, t.clientId),
    index('conversation_message_words').using('gin', t.words),
    foreignKey({
      name: 'conversation_message_of',
      columns: [t.merchantId, t.conversationId],
      foreignColumns: [conversations.merchantId, conversations.id],
    }),
    check('conversation_message_kind', sql`${t.kind} in ('follower', 'member', 'note', 'system', 'robot', 'notice')`),
    check('conversation_message_author', sql`(${t.kind} in ('member', 'note')) = (${t.authorId} is not null)`),
    check('conversation_message_speaker', sql`(${t.kind} in ('robot', 'notice')) = (${t.speaker} is not null)`),
    check('conversation_message_attachment', sql`${t.attachment} is null or ${t.kind} in ('follower', 'member')`),
    check('conversation_message_pressed', sql`(${t.pressedPosition} is null) = (${t.pressedIndex} is null)`),
    index('conversation_message_template').on(t.merchantId, t.templateId, t.at).where(sql`${t.templateId} is not null`),
  ],
);
export type MessageRow = Omit<typeof messages.$inferSelect, 'words'>;

/** How long followers waited for an answer of a person: one row for each time that one answered. */
export const firstAnswers = pgTable(
  'conversation_first_answer',
  {
    merchantId: uuid('merchant_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    position: integer('position').notNull(),
    channelId: uuid('channel_id').notNull(),
    /** YYYYMMDD of the answer. */
    day: text('day').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.conversationId, t.position] }),
    index('conversation_first_answer_day').on(t.merchantId, t.channelId, t.day, t.seconds),
    foreignKey({
      name: 'conversation_first_answer_of',
      columns: [t.merchantId, t.conversationId],
      foreignColumns: [conversations.merchantId, conversations.id],
    }),
    check('conversation_first_answer_seconds', sql`${t.seconds} >= 0`),
  ],
);

/** Answers that a channel gives often. */
export const cannedAnswers = pgTable(
  'canned_answer',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    id: uuid('id').notNull(),
    shortcut: text('shortcut').notNull(),
    text: text('text').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.id] }),
    unique('canned_answer_shortcut').on(t.merchantId, t.channelId, t.shortcut),
  ],
);
export type CannedAnswerRow = typeof cannedAnswers.$inferSelect;

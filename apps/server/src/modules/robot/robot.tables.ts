import type { Locale } from '@balcao/contract/locale';
import type { HandOverReason, HandOverSwitch, RobotHours, RobotQuestion, RobotTakes } from '@balcao/contract/robot';
import type { AnsweredBy, AnswerPiece } from '@balcao/contract/robot-answer';
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
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Robots of channels: one of a channel is on at a time (docs/decisions/085). */
export const robots = pgTable(
  'robot',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    name: text('name').notNull(),
    greeting: text('greeting').notNull(),
    persona: text('persona').notNull(),
    languages: jsonb('languages').$type<Locale[]>().notNull(),
    takes: text('takes').$type<RobotTakes>().notNull(),
    hours: jsonb('hours').$type<RobotHours>().notNull(),
    handsOver: jsonb('hands_over').$type<HandOverSwitch[]>().notNull(),
    questions: jsonb('questions').$type<RobotQuestion[]>().notNull().default([]),
    isOn: boolean('is_on').notNull().default(false),
    /** Staff of the platform hold it, in their words. */
    heldReason: text('held_reason'),
    heldAt: time('held_at'),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    /** The picture that it has now. */
    avatarId: text('avatar_id'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('robot_channel').on(t.merchantId, t.channelId, t.id),
    index('robot_anywhere').on(t.id),
    uniqueIndex('robot_on').on(t.merchantId, t.channelId).where(sql`${t.isOn}`),
    check('robot_takes', sql`${t.takes} in ('all', 'open', 'closed', 'new')`),
    check('robot_held', sql`(${t.heldAt} is null) = (${t.heldReason} is null)`),
    check('robot_held_is_off', sql`${t.heldAt} is null or not ${t.isOn}`),
  ],
);
export type RobotRow = typeof robots.$inferSelect;

/** The picture of each, as a square WebP of ours; another picture has another id. */
export const robotAvatars = pgTable(
  'robot_avatar',
  {
    merchantId: uuid('merchant_id').notNull(),
    robotId: uuid('robot_id').notNull(),
    /** 128 random bits. */
    id: text('id').notNull(),
    picture: bytes('picture').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.robotId] }),
    unique('robot_avatar_id').on(t.id),
    foreignKey({
      name: 'robot_avatar_robot',
      columns: [t.merchantId, t.robotId],
      foreignColumns: [robots.merchantId, robots.id],
    }).onDelete('cascade'),
  ],
);

/** What was asked and answered: kept for 30 days. One row for the last message that an answer was for. */
export const robotAnswers = pgTable(
  'robot_answer',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    position: integer('position').notNull(),
    /** The robot by its name of that day. */
    robot: text('robot').notNull(),
    question: text('question').notNull(),
    text: text('text').notNull(),
    by: text('by').$type<AnsweredBy>().notNull(),
    handedOver: text('handed_over').$type<HandOverReason>(),
    pieces: jsonb('pieces').$type<AnswerPiece[]>().notNull(),
    tokens: integer('tokens').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('robot_answer_once').on(t.merchantId, t.conversationId, t.position),
    index('robot_answer_newest').on(t.merchantId, t.channelId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('robot_answer_at').on(t.at),
    check('robot_answer_by', sql`${t.by} in ('model', 'knowledge', 'greeting', 'nothing')`),
    check('robot_answer_handed_over', sql`${t.handedOver} in ('asked', 'unsure', 'angry', 'money', 'limit', 'failed')`),
  ],
);
export type RobotAnswerRow = typeof robotAnswers.$inferSelect;

/** What a robot did on one day of São Paulo. */
export const robotDays = pgTable(
  'robot_day',
  {
    merchantId: uuid('merchant_id').notNull(),
    robotId: uuid('robot_id').notNull(),
    day: text('day').notNull(),
    answers: integer('answers').notNull().default(0),
    unsure: integer('unsure').notNull().default(0),
    handedOver: jsonb('handed_over').$type<Partial<Record<HandOverReason, number>>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.robotId, t.day] }),
    foreignKey({
      name: 'robot_day_of',
      columns: [t.merchantId, t.robotId],
      foreignColumns: [robots.merchantId, robots.id],
    }).onDelete('cascade'),
  ],
);
export type RobotDayRow = typeof robotDays.$inferSelect;

/** What the robots of a channel have used on one day of São Paulo, also in trials. */
export const robotUses = pgTable(
  'robot_use',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    day: text('day').notNull(),
    answers: integer('answers').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.channelId, t.day] })],
);

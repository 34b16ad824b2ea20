import type { LogChange, LogEntry, LogEvent } from '@balcao/contract/log';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** What was done in a team: appended, never changed, each line sealed to the one before (rule: audit-log). */
export const logEntries = pgTable(
  'log_entry',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    /** 1, 2, 3, ... within the team. */
    position: integer('position').notNull(),
    event: text('event').$type<LogEvent>().notNull(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    subjectKind: text('subject_kind').$type<LogEntry['subject']['kind']>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    changes: jsonb('changes').$type<LogChange[]>().notNull(),
    ip: text('ip').notNull(),
    requestId: text('request_id').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** The hash of the line before; the first line has a fixed one. Unique, so that the chain cannot fork. */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('log_entry_chain').on(t.merchantId, t.previousHash),
    unique('log_entry_position').on(t.merchantId, t.position),
    index('log_entry_at').on(t.merchantId, t.at.desc().nullsFirst(), t.position.desc().nullsFirst()),
    index('log_entry_actor').on(t.actorId, t.merchantId, t.at.desc().nullsFirst(), t.position.desc().nullsFirst()),
    check(
      'log_entry_event',
      sql`${t.event} in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '93', '94', '95', '96', '97', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144', '150', '151', '152', '153', '154', '160', '161', '162', '163', '164', '165', '170', '171', '172', '173', '174', '175', '176', '177', '180', '181', '182', '183', '184', '185', '200', '201', '202', '203', '210', '211', '212', '190', '191', '192', '193', '204', '205', '206', '220', '221', '222', '223', '224', '225', '226', '227', '228', '229', '230', '231', '232', '233', '234', '235', '236', '240', '241', '242', '243', '244', '245', '246', '247', '248', '249', '250', '251', '252', '253', '254', '255', '256')`,
    ),
    check(
      'log_entry_subject',
      sql`${t.subjectKind} in ('member', 'invitation', 'role', 'applet', 'toolKey', 'channel', 'messageTemplate', 'ticket', 'team', 'order', 'dispute', 'destination', 'shopCode', 'certificate', 'export', 'dailyFile', 'webhook', 'device')`,
    ),
    check('log_entry_counted', sql`${t.position} > 0`),
  ],
);

/** Where each team's chain ends: locked for each append, and the proof when the last lines are missing. */
export const logHeads = pgTable('log_head', {
  merchantId: uuid('merchant_id').primaryKey(),
  /** How many lines there are. */
  length: integer('length').notNull(),
  /** The hash of the last one. */
  hash: text('hash').notNull(),
});

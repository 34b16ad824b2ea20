import type { HelpArea } from '@balcao/contract/help-article';
import type { TicketMessageKind, TicketState, TicketView } from '@balcao/contract/ticket';
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
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a member asks the platform's support, for a team. */
export const tickets = pgTable(
  'ticket',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    area: text('area').$type<HelpArea>().notNull(),
    subject: text('subject').notNull(),
    state: text('state').$type<TicketState>().notNull(),
    askedBy: uuid('asked_by').notNull(),
    /** By the name of that day: it stays readable when they leave the team. */
    askedByName: text('asked_by_name').notNull(),
    /** What the person had before them; null where they left it out. */
    view: jsonb('view').$type<TicketView>(),
    createdAt: time('created_at').notNull(),
    /** When one side wrote to the other last. */
    lastAt: time('last_at').notNull(),
    /** The position of the last message or note, and of the last one of staff that the team sees. */
    lastPosition: integer('last_position').notNull(),
    staffPosition: integer('staff_position').notNull().default(0),
    /** Up to where the person who asked has read. */
    readPosition: integer('read_position').notNull().default(0),
    /** Since when the team waits for an answer. */
    waitingSince: time('waiting_since'),
    /** How long the first answer took. */
    firstAnswerSeconds: integer('first_answer_seconds'),
    solvedAt: time('solved_at'),
    assigneeId: uuid('assignee_id'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('ticket_anywhere').on(t.id),
    index('ticket_team').on(t.merchantId, t.lastAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('ticket_person').on(t.merchantId, t.askedBy, t.lastAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('ticket_waiting').on(t.waitingSince, t.id).where(sql`${t.state} = 'open'`),
    index('ticket_queue').on(t.state, t.lastAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('ticket_created').on(t.createdAt),
    index('ticket_asked_by').on(t.askedBy),
    check(
      'ticket_area',
      sql`${t.area} in ('account', 'team', 'sale', 'money', 'integration', 'applet', 'channel', 'safety')`,
    ),
    check('ticket_state', sql`${t.state} in ('open', 'answered', 'asked', 'solved')`),
    check('ticket_waits', sql`(${t.state} = 'open') = (${t.waitingSince} is not null)`),
    check('ticket_solved', sql`(${t.state} = 'solved') = (${t.solvedAt} is not null)`),
  ],
);
export type TicketRow = typeof tickets.$inferSelect;

/** What was written in one: appended, never changed. */
export const ticketMessages = pgTable(
  'ticket_message',
  {
    merchantId: uuid('merchant_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<TicketMessageKind>().notNull(),
    authorId: uuid('author_id').notNull(),
    /** The name of that day. */
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.ticketId, t.position] }),
    foreignKey({
      name: 'ticket_message_ticket',
      columns: [t.merchantId, t.ticketId],
      foreignColumns: [tickets.merchantId, tickets.id],
    }),
    check('ticket_message_kind', sql`${t.kind} in ('member', 'staff', 'note')`),
    check('ticket_message_text', sql`length(${t.text}) <= 4000`),
  ],
);
export type TicketMessageRow = typeof ticketMessages.$inferSelect;

/** Which file came with which message. The file itself is an upload. */
export const ticketFiles = pgTable(
  'ticket_file',
  {
    merchantId: uuid('merchant_id').notNull(),
    uploadId: uuid('upload_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    position: integer('position').notNull(),
    /** Its place among those of its message: 0, 1, … */
    place: integer('place').notNull(),
    /** When its sender erased it, or its time was over: that there was one stays. */
    erasedAt: time('erased_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.uploadId] }),
    index('ticket_file_ticket').on(t.merchantId, t.ticketId, t.position, t.place),
    index('ticket_file_kept').on(t.merchantId, t.ticketId).where(sql`${t.erasedAt} is null`),
    foreignKey({
      name: 'ticket_file_message',
      columns: [t.merchantId, t.ticketId, t.position],
      foreignColumns: [ticketMessages.merchantId, ticketMessages.ticketId, ticketMessages.position],
    }),
  ],
);
export type TicketFileRow = typeof ticketFiles.$inferSelect;

import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { HelpArea } from './help-article.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, identifier, lines, severalOf, whole } from './scalars.ts';
import { TicketMessageKind, TicketState, TicketView, ticketTextAtMost } from './ticket.ts';
import { TicketFile, TicketFileIds } from './ticket-file.ts';

const StaffName = z.object({ staffId: Id, name: z.string() });
const Position = whole(0, 2_147_483_647);

/** A request as staff see it. Names of the team’s people are hidden but for their ends, as everywhere at the console. */
export const DeskTicket = z.object({
  id: Id,
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  area: HelpArea,
  subject: z.string(),
  state: TicketState,
  askedBy: z.string(),
  assignee: z.nullable(StaffName),
  createdAt: Instant,
  lastAt: Instant,
  /** Since when the team waits for an answer; null when it does not. */
  waitingSince: z.nullable(Instant),
});
export type DeskTicket = z.infer<typeof DeskTicket>;

export const DeskTicketMessage = z.object({
  position: z.int(),
  kind: TicketMessageKind,
  /** Of staff the name of that day; of the team’s people hidden but for its ends. */
  name: z.string(),
  text: z.string(),
  files: z.array(TicketFile),
  at: Instant,
});
export type DeskTicketMessage = z.infer<typeof DeskTicketMessage>;

export const WholeDeskTicket = z.extend(DeskTicket, {
  view: z.nullable(TicketView),
  messages: z.array(DeskTicketMessage),
  /** The position of the last message, which an answer names as read. */
  lastPosition: z.int(),
});
export type WholeDeskTicket = z.infer<typeof WholeDeskTicket>;

/** What the queue shows: those that wait, the longest first; those that staff answered, or that are solved, the last first. */
export const TicketQueue = codes(['waiting', 'answered', 'solved']);
export type TicketQueue = z.infer<typeof TicketQueue>;
/** Whose requests: assigned to the person, unassigned, or all. */
export const TicketScope = codes(['mine', 'unassigned']);
export type TicketScope = z.infer<typeof TicketScope>;

const access = { staff: 'merchant.assist' } as const;
const reading = { face: 'console', access, method: 'GET', rate: 'read' } as const;
const writing = { face: 'console', access, method: 'POST', rate: 'write', idempotency: 'optional' } as const;
const ofTicket = z.object({ id: Id });

export const listDeskTickets = endpoint({
  ...reading,
  id: 'ticketDesk.list',
  path: '/ticket',
  summary:
    'What teams ask support: those that wait, the longest first, or those that were answered or solved, the last first',
  query: z.extend(PageQuery, {
    /** Those that wait, unless it is asked otherwise. */
    queue: z.optional(TicketQueue),
    area: z.optional(severalOf(HelpArea)),
    scope: z.optional(TicketScope),
    merchantId: z.optional(Id),
    /** Part of a subject. */
    search: z.optional(identifier(100)),
  }),
  reply: pageOf(DeskTicket),
  refusals: [],
});

export const getTicketFigures = endpoint({
  ...reading,
  id: 'ticketDesk.figures',
  path: '/ticket/figures',
  summary: 'How many teams wait, since when the first of them, and how long a first answer took in the last 30 days',
  reply: z.object({
    waiting: z.int(),
    /** Of these, assigned to the person, and unassigned. */
    mine: z.int(),
    unassigned: z.int(),
    oldestSince: z.nullable(Instant),
    /** The median, in seconds; null where no request was answered. */
    firstAnswerSeconds: z.nullable(z.int()),
  }),
  refusals: [],
});

export const listTicketColleagues = endpoint({
  ...reading,
  id: 'ticketDesk.colleagues',
  path: '/ticket/colleague',
  summary: 'Who answers requests: support and finance, by name',
  reply: z.object({ list: z.array(StaffName) }),
  refusals: [],
});

export const getDeskTicket = endpoint({
  ...reading,
  id: 'ticketDesk.get',
  path: '/ticket/{id}',
  summary: 'One of them with what was written, notes of staff too; who looked is written down',
  params: ofTicket,
  reply: WholeDeskTicket,
  refusals: ['not_found'],
});

export const answerTicket = endpoint({
  ...writing,
  id: 'ticketDesk.answer',
  path: '/ticket/{id}/answer',
  summary: 'Answers the team; refused when a colleague answered, or the team wrote, after what was read',
  params: ofTicket,
  body: z.strictObject({
    text: lines(ticketTextAtMost, 3),
    files: TicketFileIds,
    /** What the request is from then on. */
    state: TicketState.exclude(['open']),
    /** The position of the last message that was read. */
    seen: Position,
  }),
  reply: WholeDeskTicket,
  refusals: ['not_found', 'ticket_closed', 'ticket_full', 'conversation_answered', 'conversation_written'],
});

export const noteTicket = endpoint({
  ...writing,
  id: 'ticketDesk.note',
  path: '/ticket/{id}/note',
  summary: 'Writes a note that only staff read',
  params: ofTicket,
  body: z.strictObject({ text: lines(ticketTextAtMost, 3), files: TicketFileIds }),
  reply: WholeDeskTicket,
  refusals: ['not_found', 'ticket_full'],
});

export const assignTicket = endpoint({
  ...writing,
  id: 'ticketDesk.assign',
  path: '/ticket/{id}/assignee',
  summary: 'Says who of the staff answers it; null: no one yet',
  params: ofTicket,
  body: z.strictObject({ staffId: z.nullable(Id) }),
  reply: WholeDeskTicket,
  refusals: ['not_found'],
});

export const solveTicket = endpoint({
  ...writing,
  id: 'ticketDesk.solve',
  path: '/ticket/{id}/solved',
  summary: 'Marks a request as solved without another answer; refused when the team wrote after what was read',
  params: ofTicket,
  body: z.strictObject({ seen: Position }),
  reply: WholeDeskTicket,
  refusals: ['not_found', 'conversation_answered', 'conversation_written'],
});

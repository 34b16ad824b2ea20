import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { HelpArea } from './help-article.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, identifier, line, lines, severalOf, whole } from './scalars.ts';
import type { Moves } from './states.ts';
import { safeAddress } from './ticket-address.ts';
import { TicketFile, TicketFileIds } from './ticket-file.ts';

/** Characters of a message, and of a subject. */
export const ticketTextAtMost = 4_000;
export const ticketSubjectAtMost = 120;
/** Messages and notes of one request; a longer matter begins another. */
export const ticketMessagesAtMost = 200;
/** Requests, and messages in them, of one person within 24 hours. */
export const ticketsADay = 20;
export const ticketMessagesADay = 100;
/** Days after it was solved within which a request is reopened by writing in it. */
export const ticketReopenDays = 30;

/** `open`: staff owe an answer. `answered`; `asked`: staff wait for the team. `solved`: done, said by either side. */
export const TicketState = codes(['open', 'answered', 'asked', 'solved']);
export type TicketState = z.infer<typeof TicketState>;
const { open, answered, asked, solved } = TicketState.enum;
export const ticketMoves = {
  [open]: [answered, asked, solved],
  [answered]: [open, asked, solved],
  [asked]: [open, answered, solved],
  [solved]: [open],
} as const satisfies Moves<TicketState>;

/** Whose message: of the team, of staff, or a note that only staff read. */
export const TicketMessageKind = codes(['member', 'staff', 'note']);
export type TicketMessageKind = z.infer<typeof TicketMessageKind>;

/** The place of a message within its request: 1, 2, 3, … */
const Position = whole(0, 2_147_483_647);

/** What the person had before them: they see it in the form, and may leave it out. */
export const TicketView = z.object({
  /** The address of the page below the product's own, without anything that may be secret. */
  page: z.string(),
  /** Of the call that failed; null where none did. */
  requestId: z.nullable(z.string()),
  /** Of the web app. */
  release: z.string(),
  language: z.string(),
});
export type TicketView = z.infer<typeof TicketView>;
const ViewEntry = z.strictObject({
  page: z.pipe(identifier(500), z.transform(safeAddress)),
  requestId: z.nullable(identifier(64)),
  release: identifier(40),
  language: identifier(20),
});

/** A request to the platform's support, as the team sees it. */
export const Ticket = z.object({
  id: Id,
  area: HelpArea,
  subject: z.string(),
  state: TicketState,
  /** Who asked, by the name of that day. */
  askedBy: z.object({ accountId: Id, name: z.string() }),
  isMine: z.boolean(),
  createdAt: Instant,
  lastAt: Instant,
  /** Support wrote something that the person who asked has not read; of requests of others never. */
  isUnread: z.boolean(),
});
export type Ticket = z.infer<typeof Ticket>;

/** A message as the team reads it: staff go without a name. */
export const TicketMessage = z.object({
  position: z.int(),
  kind: TicketMessageKind.extract(['member', 'staff']),
  /** By the name of that day; empty for staff. */
  name: z.string(),
  text: z.string(),
  files: z.array(TicketFile),
  /** Whether the person wrote it, and may erase its files. */
  isOwn: z.boolean(),
  at: Instant,
});
export type TicketMessage = z.infer<typeof TicketMessage>;

export const WholeTicket = z.extend(Ticket, {
  view: z.nullable(TicketView),
  messages: z.array(TicketMessage),
  /** Until when writing reopens it; null unless it is solved and may be reopened. */
  reopenUntil: z.nullable(Instant),
  /** Whether the member may write in it, and say that it is solved. */
  mayWrite: z.boolean(),
});
export type WholeTicket = z.infer<typeof WholeTicket>;

const face = { face: 'admin', access: 'session' } as const;
const reading = { ...face, method: 'GET', rate: 'read' } as const;
const writing = { ...face, method: 'POST', rate: 'write', idempotency: 'optional' } as const;
const ofTicket = z.object({ id: Id });
const Text = lines(ticketTextAtMost, 3);

export const createTicket = endpoint({
  ...writing,
  id: 'ticket.create',
  path: '/ticket',
  summary: 'Asks the platform’s support something, for the team of the session',
  body: z.strictObject({
    area: HelpArea,
    subject: line(ticketSubjectAtMost, 3),
    text: Text,
    files: TicketFileIds,
    view: z.nullable(ViewEntry),
  }),
  reply: WholeTicket,
  refusals: ['too_many_requests'],
});

export const listTickets = endpoint({
  ...reading,
  id: 'ticket.list',
  path: '/ticket',
  summary:
    'Requests to support, the last written in first: the person’s own, and with the right to read the team’s settings all',
  query: z.extend(PageQuery, {
    state: z.optional(severalOf(TicketState)),
    /** Only those that the person asked themselves. */
    mine: z.optional(z.literal('true')),
  }),
  /** `unread`: how many of the person’s own have something new. `seesAll`: whether those of others are shown. */
  reply: z.extend(pageOf(Ticket), { unread: z.int(), seesAll: z.boolean() }),
  refusals: ['team_missing'],
});

export const getTicket = endpoint({
  ...reading,
  id: 'ticket.get',
  path: '/ticket/{id}',
  summary: 'One of them with what was written',
  params: ofTicket,
  reply: WholeTicket,
  refusals: ['not_found'],
});

export const writeTicket = endpoint({
  ...writing,
  id: 'ticket.write',
  path: '/ticket/{id}/message',
  summary: 'Writes in a request; one that was solved is open again, for 30 days',
  params: ofTicket,
  body: z.strictObject({ text: Text, files: TicketFileIds }),
  reply: WholeTicket,
  refusals: ['not_found', 'ticket_closed', 'ticket_full', 'too_many_requests'],
});

export const closeTicket = endpoint({
  ...writing,
  id: 'ticket.close',
  path: '/ticket/{id}/solved',
  summary: 'Says that a request is solved',
  params: ofTicket,
  reply: WholeTicket,
  refusals: ['not_found'],
});

export const readTicket = endpoint({
  ...face,
  method: 'POST',
  rate: 'write',
  id: 'ticket.read',
  path: '/ticket/{id}/read',
  summary: 'Says how far the person who asked has read; marks go forward only',
  params: ofTicket,
  body: z.strictObject({ position: Position }),
  reply: z.null(),
  refusals: ['not_found'],
});

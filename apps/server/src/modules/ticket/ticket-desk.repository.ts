import type { HelpArea } from '@balcao/contract/help-article';
import type { TicketState } from '@balcao/contract/ticket';
import type { TicketQueue, TicketScope } from '@balcao/contract/ticket-desk';
import { and, asc, desc, eq, gte, ilike, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { type TicketRow, tickets } from './ticket.tables.ts';

/** Of any team. */
export const findAnywhere = async (queries: Queries, id: string): Promise<TicketRow | undefined> => {
  const [row] = await queries.select().from(tickets).where(eq(tickets.id, id));
  return row;
};

export interface QueueBy {
  readonly queue: TicketQueue;
  readonly area?: readonly HelpArea[] | undefined;
  readonly scope?: TicketScope | undefined;
  readonly merchantId?: string | undefined;
  readonly search?: string | undefined;
  /** Who looks. */
  readonly staffId: string;
}
const states = {
  waiting: ['open'],
  answered: ['answered', 'asked'],
  solved: ['solved'],
} as const satisfies Record<TicketQueue, readonly TicketState[]>;

const listed = ({ queue, area, scope, merchantId, search, staffId }: QueueBy): SQL | undefined =>
  and(
    inArray(tickets.state, [...states[queue]]),
    area && inArray(tickets.area, [...area]),
    scope && (scope === 'mine' ? eq(tickets.assigneeId, staffId) : isNull(tickets.assigneeId)),
    merchantId === undefined ? undefined : eq(tickets.merchantId, merchantId),
    search === undefined ? undefined : ilike(tickets.subject, likePattern(search)),
  );
const orderOf = (queue: TicketQueue) =>
  queue === 'waiting' ? [asc(tickets.waitingSince), asc(tickets.id)] : [desc(tickets.lastAt), desc(tickets.id)];
const beyond = (queue: TicketQueue, { at, key }: Place): SQL =>
  queue === 'waiting'
    ? sql`(${tickets.waitingSince}, ${tickets.id}) > (${at.toISOString()}, ${key})`
    : sql`(${tickets.lastAt}, ${tickets.id}) < (${at.toISOString()}, ${key})`;

/** Those that wait, the longest first; others, the last first. */
export const listQueue = (
  queries: Queries,
  by: QueueBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<TicketRow[]> =>
  queries
    .select()
    .from(tickets)
    .where(and(listed(by), place && beyond(by.queue, place)))
    .orderBy(...orderOf(by.queue))
    .limit(limit)
    .offset(skip);

export const countQueue = (queries: Queries, by: QueueBy): Promise<number> =>
  countListed(queries, tickets, listed(by), orderOf(by.queue));

/** How many wait, how many of these are one person's and how many unassigned, and since when the oldest waits. */
export const sumWaiting = async (
  queries: Queries,
  staffId: string,
): Promise<{ waiting: number; mine: number; unassigned: number; oldest: string | null }> => {
  const [row] = await queries
    .select({
      waiting: sql<number>`count(*)::int`,
      mine: sql<number>`count(*) filter (where ${tickets.assigneeId} = ${staffId}::uuid)::int`,
      unassigned: sql<number>`count(*) filter (where ${tickets.assigneeId} is null)::int`,
      oldest: sql<string | null>`min(${tickets.waitingSince})`,
    })
    .from(tickets)
    .where(eq(tickets.state, 'open'));
  return row ?? { waiting: 0, mine: 0, unassigned: 0, oldest: null };
};

/** The median of first answers to what was asked since then, in seconds; null where there was none. */
export const medianSince = async (queries: Queries, since: Date): Promise<number | null> => {
  const [row] = await queries
    .select({
      median: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${tickets.firstAnswerSeconds}))::int`,
    })
    .from(tickets)
    .where(gte(tickets.createdAt, since));
  return row?.median ?? null;
};

import { totalCountedAtMost } from '@balcao/contract/page';
import type { TicketMessageKind, TicketState } from '@balcao/contract/ticket';
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { type TicketMessageRow, type TicketRow, ticketMessages, tickets } from './ticket.tables.ts';

type Key = Pick<TicketRow, 'merchantId' | 'id'>;
const at = ({ merchantId, id }: Key) => and(eq(tickets.merchantId, merchantId), eq(tickets.id, id));

export const insertTicket = async (tx: Tx, row: typeof tickets.$inferInsert): Promise<TicketRow> => {
  const [made] = await tx.insert(tickets).values(row).returning();
  if (!made) throw new Error('PostgreSQL answers with the row that it inserted');
  return made;
};

export const findTicket = async (queries: Queries, key: Key): Promise<TicketRow | undefined> => {
  const [row] = await queries.select().from(tickets).where(at(key));
  return row;
};

/** What is written in one request comes one after the other. */
export const lockTicket = async (tx: Tx, key: Key): Promise<TicketRow | undefined> => {
  const [row] = await tx.select().from(tickets).where(at(key)).for('update');
  return row;
};

/** Of a row that the transaction holds. */
export const updateTicket = async (tx: Tx, key: Key, to: Partial<TicketRow>): Promise<TicketRow> => {
  const [row] = await tx.update(tickets).set(to).where(at(key)).returning();
  if (!row) throw new Error('a request that is held is there');
  return row;
};

/** How far the person who asked has read: forward only. */
export const markRead = async (tx: Tx, key: Key, position: number): Promise<boolean> => {
  const readPosition = sql`least(${position}::integer, ${tickets.lastPosition})`;
  const { rowCount } = await tx
    .update(tickets)
    .set({ readPosition })
    .where(and(at(key), sql`${tickets.readPosition} < ${readPosition}`));
  return rowCount === 1;
};

export const insertMessage = async (tx: Tx, row: TicketMessageRow): Promise<void> => {
  await tx.insert(ticketMessages).values(row);
};

/** The first first. */
export const listMessages = (
  queries: Queries,
  { merchantId, id }: Key,
  kinds: readonly TicketMessageKind[],
): Promise<TicketMessageRow[]> =>
  queries
    .select()
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.merchantId, merchantId),
        eq(ticketMessages.ticketId, id),
        inArray(ticketMessages.kind, [...kinds]),
      ),
    )
    .orderBy(asc(ticketMessages.position));

/** Who wrote the last message after a position, notes not counted; undefined where there is none. */
export const lastAfter = async (
  queries: Queries,
  { merchantId, id }: Key,
  position: number,
): Promise<TicketMessageKind | undefined> => {
  const [row] = await queries
    .select({ kind: ticketMessages.kind })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.merchantId, merchantId),
        eq(ticketMessages.ticketId, id),
        gt(ticketMessages.position, position),
        inArray(ticketMessages.kind, ['member', 'staff']),
      ),
    )
    .orderBy(desc(ticketMessages.position))
    .limit(1);
  return row?.kind;
};

interface OwnBy {
  readonly merchantId: string;
  /** Only those that this person asked. */
  readonly askedBy: string | undefined;
  readonly state?: readonly TicketState[] | undefined;
}
const listed = ({ merchantId, askedBy, state }: OwnBy): SQL | undefined =>
  and(
    eq(tickets.merchantId, merchantId),
    askedBy === undefined ? undefined : eq(tickets.askedBy, askedBy),
    state && inArray(tickets.state, [...state]),
  );
const newestFirst = [desc(tickets.lastAt), desc(tickets.id)] as const;

export const listTickets = (
  queries: Queries,
  by: OwnBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<TicketRow[]> =>
  queries
    .select()
    .from(tickets)
    .where(
      and(listed(by), place && sql`(${tickets.lastAt}, ${tickets.id}) < (${place.at.toISOString()}, ${place.key})`),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

export const countTickets = (queries: Queries, by: OwnBy): Promise<number> =>
  countListed(queries, tickets, listed(by), newestFirst);

const ofPerson = (merchantId: string, askedBy: string) =>
  and(eq(tickets.merchantId, merchantId), eq(tickets.askedBy, askedBy));

/** Those of a person in which staff wrote something that they have not read. */
export const countUnread = (queries: Queries, merchantId: string, askedBy: string): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(tickets)
    .where(and(ofPerson(merchantId, askedBy), sql`${tickets.staffPosition} > ${tickets.readPosition}`))
    .limit(totalCountedAtMost)
    .as('some');
  return queries.$count(some);
};

/** Those of a person in which staff wait for them. */
export const countAsked = (queries: Queries, merchantId: string, askedBy: string): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(tickets)
    .where(and(ofPerson(merchantId, askedBy), eq(tickets.state, 'asked')))
    .limit(totalCountedAtMost)
    .as('some');
  return queries.$count(some);
};

import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import {
  type TicketFileRow,
  type TicketMessageRow,
  type TicketRow,
  ticketFiles,
  ticketMessages,
  tickets,
} from './ticket.tables.ts';

type Key = Pick<TicketFileRow, 'merchantId' | 'uploadId'>;
const at = ({ merchantId, uploadId }: Key) =>
  and(eq(ticketFiles.merchantId, merchantId), eq(ticketFiles.uploadId, uploadId));

export const insertFiles = async (tx: Tx, rows: readonly (typeof ticketFiles.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(ticketFiles).values([...rows]);
};

/** Those of one request, message by message. */
export const listFiles = (
  queries: Queries,
  { merchantId, id }: Pick<TicketRow, 'merchantId' | 'id'>,
): Promise<TicketFileRow[]> =>
  queries
    .select()
    .from(ticketFiles)
    .where(and(eq(ticketFiles.merchantId, merchantId), eq(ticketFiles.ticketId, id)))
    .orderBy(asc(ticketFiles.position), asc(ticketFiles.place));

/** A file that is still kept, with its message and its request. */
export interface FoundFile {
  readonly ticket: TicketRow;
  readonly message: TicketMessageRow;
}
export const findFile = async (queries: Queries, key: Key): Promise<FoundFile | undefined> => {
  const [row] = await queries
    .select({ ticket: tickets, message: ticketMessages })
    .from(ticketFiles)
    .innerJoin(
      ticketMessages,
      and(
        eq(ticketMessages.merchantId, ticketFiles.merchantId),
        eq(ticketMessages.ticketId, ticketFiles.ticketId),
        eq(ticketMessages.position, ticketFiles.position),
      ),
    )
    .innerJoin(tickets, and(eq(tickets.merchantId, ticketFiles.merchantId), eq(tickets.id, ticketFiles.ticketId)))
    .where(and(at(key), isNull(ticketFiles.erasedAt)));
  return row;
};

/** Notes that a file is erased; false where it was already. */
export const markErased = async (tx: Tx, key: Key, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(ticketFiles)
    .set({ erasedAt: sql`${now.toISOString()}::timestamptz` })
    .where(and(at(key), isNull(ticketFiles.erasedAt)));
  return rowCount === 1;
};

/** Some files of requests, of every team, that were solved before then. */
export const findOutdated = (queries: Queries, before: Date, limit: number): Promise<Key[]> =>
  queries
    .select({ merchantId: ticketFiles.merchantId, uploadId: ticketFiles.uploadId })
    .from(tickets)
    .innerJoin(
      ticketFiles,
      and(
        eq(ticketFiles.merchantId, tickets.merchantId),
        eq(ticketFiles.ticketId, tickets.id),
        isNull(ticketFiles.erasedAt),
      ),
    )
    .where(and(eq(tickets.state, 'solved'), lt(tickets.solvedAt, before)))
    .limit(limit);

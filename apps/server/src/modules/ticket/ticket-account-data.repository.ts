import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { type TicketRow, tickets } from './ticket.tables.ts';

/** What a person asked, in every team. Everything of a person is read at once and seldom. */
export const listOfPerson = (queries: Queries, askedBy: string): Promise<TicketRow[]> =>
  queries.select().from(tickets).where(eq(tickets.askedBy, askedBy)).orderBy(desc(tickets.createdAt), desc(tickets.id));

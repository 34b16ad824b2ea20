import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { bankHolidays, type SettlementCycle, settlementCycles } from './calendar.tables.ts';

export const readHolidays = (queries: Queries) => queries.select().from(bankHolidays);

/** From one day up to another, both included, in their order. */
export const holidaysBetween = (queries: Queries, from: string, to: string) =>
  queries
    .select()
    .from(bankHolidays)
    .where(and(gte(bankHolidays.day, from), lte(bankHolidays.day, to)))
    .orderBy(asc(bankHolidays.day));

/** False when the day is one already. */
export const insertHoliday = async (tx: Tx, row: { day: string; name: string }): Promise<boolean> => {
  const { rowCount } = await tx.insert(bankHolidays).values(row).onConflictDoNothing();
  return rowCount === 1;
};

/** What it was called; undefined when the day is none. */
export const deleteHoliday = async (tx: Tx, day: string): Promise<string | undefined> => {
  const [row] = await tx.delete(bankHolidays).where(eq(bankHolidays.day, day)).returning();
  return row?.name;
};

export const readCycles = (queries: Queries): Promise<SettlementCycle[]> => queries.select().from(settlementCycles);

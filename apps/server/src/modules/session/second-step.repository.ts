import { factorTriesAtMost } from '@balcao/contract/factor';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { sessions } from './session.tables.ts';

const waiting = (id: string) => and(eq(sessions.id, id), eq(sessions.pending, true), isNull(sessions.endedAt));

/** Counts an attempt before it is compared. Returns the number of attempts; undefined when the session takes no more. */
export const countFactorTry = async (queries: Queries, id: string): Promise<number | undefined> => {
  const [session] = await queries
    .update(sessions)
    .set({ factorTries: sql`${sessions.factorTries} + 1` })
    .where(and(waiting(id), lt(sessions.factorTries, factorTriesAtMost)))
    .returning({ tries: sessions.factorTries });
  return session?.tries;
};

/** Ends a session whose second factor is outstanding; false when another call was faster. */
export const endPendingSession = async (queries: Queries, id: string, now: Date): Promise<boolean> => {
  const { rowCount } = await queries.update(sessions).set({ endedAt: now }).where(waiting(id));
  return rowCount === 1;
};

/** Notes that the session's owner has just proven that it is them; false when the session has ended. */
export const markProven = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(sessions)
    .set({ provenAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.pending, false), isNull(sessions.endedAt)));
  return rowCount === 1;
};

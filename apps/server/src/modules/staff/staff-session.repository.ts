import { factorTriesAtMost } from '@balcao/contract/factor';
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { staff, staffSessions } from './staff.tables.ts';

type StaffSessionRow = typeof staffSessions.$inferSelect;

/** A session by the hash of its token, with what its person may do now. */
export const prepareFindStaffSession = (db: Db) =>
  db
    .select({ session: staffSessions, role: staff.role, status: staff.status, factorSince: staff.factorSince })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(eq(staffSessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('staff_session_by_token');

/**
 * Holds a person and the session until the commit: what shuts the person out, changes the role or ends the session waits, or was first
 * and is seen here. The person first, as everything that locks both.
 */
export const holdStaffSession = async (tx: Tx, { id, staffId }: Pick<StaffSessionRow, 'id' | 'staffId'>) => {
  const [person] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('share');
  const [session] = await tx.select().from(staffSessions).where(eq(staffSessions.id, id)).for('share');
  return person && session ? { person, session } : undefined;
};

/** A session and its person as they are now. */
export const findStaffSession = async (queries: Queries, { id, staffId }: Pick<StaffSessionRow, 'id' | 'staffId'>) => {
  const [found] = await queries
    .select({ session: staffSessions, person: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)));
  return found;
};

export const insertStaffSession = async (
  tx: Tx,
  session: Omit<StaffSessionRow, 'endedAt' | 'factorTries'>,
): Promise<void> => {
  await tx.insert(staffSessions).values(session);
};

/** Notes that the session is alive, and its person with it, unless another call has done so since. */
export const touchStaffSession = async (
  queries: Queries,
  { id, staffId }: Pick<StaffSessionRow, 'id' | 'staffId'>,
  now: Date,
  olderThan: Date,
): Promise<void> => {
  const { rowCount } = await queries
    .update(staffSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(staffSessions.id, id), lt(staffSessions.lastUsedAt, olderThan)));
  if (rowCount === 1) await queries.update(staff).set({ lastUsedAt: now }).where(eq(staff.id, staffId));
};

const alive = (id: string) => and(eq(staffSessions.id, id), isNull(staffSessions.endedAt));

/** False when it had ended already. */
export const endStaffSession = async (queries: Queries, id: string, now: Date): Promise<boolean> => {
  const { rowCount } = await queries.update(staffSessions).set({ endedAt: now }).where(alive(id));
  return rowCount === 1;
};

/** Every session of the person, but for the one that is named. */
export const endStaffSessionsOf = async (tx: Tx, staffId: string, now: Date, except?: string): Promise<void> => {
  const others = except === undefined ? undefined : ne(staffSessions.id, except);
  await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt), others));
};

/** Counts an attempt before it is compared. Returns the number of attempts; undefined when the session takes no more. */
export const countStaffFactorTry = async (queries: Queries, id: string): Promise<number | undefined> => {
  const [session] = await queries
    .update(staffSessions)
    .set({ factorTries: sql`${staffSessions.factorTries} + 1` })
    .where(and(alive(id), eq(staffSessions.pending, true), lt(staffSessions.factorTries, factorTriesAtMost)))
    .returning({ tries: staffSessions.factorTries });
  return session?.tries;
};

export const deleteStaffSessionsEndedBefore = async (queries: Queries, moment: Date): Promise<void> => {
  await queries.delete(staffSessions).where(or(lt(staffSessions.endedAt, moment), lt(staffSessions.expiresAt, moment)));
};

import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { staff, staffSessions } from './staff.tables.ts';

export type StaffRow = typeof staff.$inferSelect;
export type StaffSessionRow = typeof staffSessions.$inferSelect;

export const insertStaff = async (tx: Tx, person: StaffRow): Promise<void> => {
  await tx.insert(staff).values(person);
};

export const findStaff = async (queries: Queries, id: string): Promise<StaffRow | undefined> => {
  const [person] = await queries.select().from(staff).where(eq(staff.id, id));
  return person;
};

export const findStaffByEmail = async (queries: Queries, email: string): Promise<StaffRow | undefined> => {
  const [person] = await queries.select().from(staff).where(eq(staff.email, email));
  return person;
};

/** A session by the hash of its token, with the person's role as it is now. */
export const prepareFindStaffSession = (db: Db) =>
  db
    .select({ session: staffSessions, role: staff.role })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(eq(staffSessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('staff_session_by_token');

export const insertStaffSession = async (tx: Tx, session: Omit<StaffSessionRow, 'endedAt'>): Promise<void> => {
  await tx.insert(staffSessions).values(session);
};

/** Notes that the session is alive, unless another call has done so since. */
export const touchStaffSession = async (queries: Queries, id: string, now: Date, olderThan: Date): Promise<void> => {
  await queries
    .update(staffSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(staffSessions.id, id), lt(staffSessions.lastUsedAt, olderThan)));
};

export const endStaffSession = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.id, id), isNull(staffSessions.endedAt)));
};

export const deleteStaffSessionsEndedBefore = async (queries: Queries, moment: Date): Promise<void> => {
  await queries.delete(staffSessions).where(or(lt(staffSessions.endedAt, moment), lt(staffSessions.expiresAt, moment)));
};

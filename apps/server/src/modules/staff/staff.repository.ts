import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { staff } from './staff.tables.ts';

export type StaffRow = typeof staff.$inferSelect;

/** False when someone has this e-mail already. */
export const insertStaff = async (tx: Tx, person: StaffRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(staff).values(person).onConflictDoNothing({ target: staff.email });
  return rowCount === 1;
};

export const findStaff = async (queries: Queries, id: string): Promise<StaffRow | undefined> => {
  const [person] = await queries.select().from(staff).where(eq(staff.id, id));
  return person;
};

export const findStaffByEmail = async (queries: Queries, email: string): Promise<StaffRow | undefined> => {
  const [person] = await queries.select().from(staff).where(eq(staff.email, email));
  return person;
};

export const findStaffBySetUp = async (queries: Queries, setUpHash: string): Promise<StaffRow | undefined> => {
  const [person] = await queries.select().from(staff).where(eq(staff.setUpHash, setUpHash));
  return person;
};

export const listStaff = (queries: Queries): Promise<StaffRow[]> =>
  queries.select().from(staff).orderBy(sql`lower(${staff.name})`, asc(staff.id));

/** Locks these people until the commit, in one order for everyone: two who act upon each other wait and do not lock up. */
export const lockStaff = (tx: Tx, ids: readonly string[]): Promise<StaffRow[]> =>
  tx
    .select()
    .from(staff)
    .where(inArray(staff.id, [...ids]))
    .orderBy(asc(staff.id))
    .for('update');

/** Changes what is named of someone whom the caller has locked. */
export const updateStaff = async (tx: Tx, id: string, changes: Partial<Omit<StaffRow, 'id'>>): Promise<void> => {
  await tx.update(staff).set(changes).where(eq(staff.id, id));
};

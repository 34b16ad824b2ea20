import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { accountRow } from '../account/account.reads.ts';
import { members } from './member.tables.ts';

export type MemberRow = typeof members.$inferSelect;
type Key = Pick<MemberRow, 'merchantId' | 'accountId'>;

const at = ({ merchantId, accountId }: Key) =>
  and(eq(members.merchantId, merchantId), eq(members.accountId, accountId));

/** False when this person is a member already. */
export const insertMember = async (tx: Tx, member: Omit<MemberRow, 'version'>): Promise<boolean> => {
  const { rowCount } = await tx.insert(members).values(member).onConflictDoNothing();
  return rowCount === 1;
};

export const countMembers = (queries: Queries, merchantId: string): Promise<number> =>
  queries.$count(members, eq(members.merchantId, merchantId));

export const updateMember = async (
  tx: Tx,
  key: Key,
  change: Pick<MemberRow, 'isAdmin' | 'roleId'>,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(members)
    .set({ ...change, version: sql`${members.version} + 1` })
    .where(at(key));
  return rowCount === 1;
};

export const deleteMember = async (tx: Tx, key: Key): Promise<boolean> => {
  const { rowCount } = await tx.delete(members).where(at(key));
  return rowCount === 1;
};

/** Locks the super admins of a team: two of them must not remove each other at the same time. */
export const lockAdmins = async (tx: Tx, merchantId: string): Promise<string[]> => {
  const admins = await tx
    .select({ accountId: members.accountId })
    .from(members)
    .where(and(eq(members.merchantId, merchantId), eq(members.isAdmin, true)))
    .orderBy(asc(members.accountId))
    .for('update');
  return admins.map(({ accountId }) => accountId);
};

/** The super admins of a team. */
export const findAdmins = async (queries: Queries, merchantId: string): Promise<string[]> => {
  const admins = await queries
    .select({ accountId: members.accountId })
    .from(members)
    .where(and(eq(members.merchantId, merchantId), eq(members.isAdmin, true)));
  return admins.map(({ accountId }) => accountId);
};

/** A member with a shared lock: no one changes or removes them until the commit. */
export const holdMember = async (tx: Tx, key: Key): Promise<MemberRow | undefined> => {
  const [member] = await tx.select().from(members).where(at(key)).for('share');
  return member;
};

/** Whether a member of the team has this e-mail. */
export const findMemberByEmail = async (queries: Queries, merchantId: string, email: string): Promise<boolean> => {
  const found = await queries
    .select({ accountId: members.accountId })
    .from(members)
    .innerJoin(accountRow.table, accountRow.is(members.accountId))
    .where(and(eq(members.merchantId, merchantId), eq(accountRow.email, email)));
  return found.length > 0;
};

/**
 * Locks the places of these people and of every super admin until the commit, in one order for everyone: two who act upon each
 * other at the same instant act one after the other.
 */
export const lockPlaces = (tx: Tx, merchantId: string, accountIds: readonly string[]): Promise<MemberRow[]> =>
  tx
    .select()
    .from(members)
    .where(
      and(
        eq(members.merchantId, merchantId),
        or(eq(members.isAdmin, true), inArray(members.accountId, [...accountIds])),
      ),
    )
    .orderBy(asc(members.accountId))
    .for('update');

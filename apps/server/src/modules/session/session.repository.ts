import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { memberships, sessions } from './session.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type MembershipRow = typeof memberships.$inferSelect;

const membershipOf = and(
  eq(memberships.merchantId, sessions.merchantId),
  eq(memberships.accountId, sessions.accountId),
);

/** The statement of every request: a session by the hash of its token, with the rights of its member as they are now. */
export const prepareFindSession = (db: Db) => {
  const { id, accountId, merchantId, rightsSeen, lastUsedAt, expiresAt, endedAt, pending, provenAt, previewRoleId } =
    sessions;
  const { isAdmin, permissions, rights } = memberships;
  const times = { lastUsedAt, expiresAt, endedAt, provenAt };
  const session = { id, accountId, merchantId, rightsSeen, pending, previewRoleId, ...times };
  return db
    .select({ session, member: { isAdmin, permissions, rights } })
    .from(sessions)
    .leftJoin(memberships, membershipOf)
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token');
};

/**
 * Serialises opening, replacing and ending sessions of a person until the commit, so that a call that ends all of them cannot miss one that is being
 * opened. Taken before any row of theirs.
 */
export const lockSessionsOf = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`session:${accountId}`}, 0))`);
};

/** A session with the rights of its member as they are now. */
export const findSession = async (queries: Queries, id: string) => {
  const [found] = await queries
    .select({
      session: sessions,
      rights: memberships.rights,
      isAdmin: memberships.isAdmin,
      permissions: memberships.permissions,
    })
    .from(sessions)
    .leftJoin(memberships, membershipOf)
    .where(eq(sessions.id, id));
  return found;
};

const holdPlaceRow = z.object({ merchant_id: z.string(), role_id: z.nullable(z.string()) });
/**
 * Holds a session, its membership and the role until the commit: what ends or changes one of them waits, or was first and is seen by
 * the next statement. Always in this order, and before any row that has to do with money.
 */
export const holdPlace = async (tx: Tx, id: string): Promise<void> => {
  // Members and roles by the names of their tables, as in the view: their modules stand on no other.
  const rows = await rowsOf(
    tx,
    holdPlaceRow,
    sql`
    select m.merchant_id, m.role_id from session s
    join member m on m.merchant_id = s.merchant_id and m.account_id = s.account_id
    where s.id = ${id} for share of s, m`,
  );
  const [place] = rows;
  if (!place?.role_id) return;
  await tx.execute(sql`
    select from role where merchant_id = ${place.merchant_id} and id = ${place.role_id} for share`);
};

export const insertSession = async (tx: Tx, session: Omit<SessionRow, 'endedAt' | 'factorTries'>): Promise<void> => {
  await tx.insert(sessions).values(session);
};

/** Notes that the session is alive, unless another call has done so since. */
export const touchSession = async (queries: Queries, id: string, now: Date, olderThan: Date): Promise<void> => {
  await queries
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, olderThan)));
};

/** Ends a session that is alive; answers with it, or nothing when someone was faster. */
export const endSession = async (tx: Tx, id: string, now: Date): Promise<SessionRow | undefined> => {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning();
  return ended;
};

/** Ends what someone's sessions there are, but for one if it is named. */
export const endSessionsOf = async (tx: Tx, accountId: string, now: Date, except?: string): Promise<void> => {
  await lockSessionsOf(tx, accountId);
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
};

export const deleteSessionsEndedBefore = async (queries: Queries, moment: Date): Promise<void> => {
  await queries.delete(sessions).where(or(lt(sessions.endedAt, moment), lt(sessions.expiresAt, moment)));
};

export const findMembership = async (
  queries: Queries,
  merchantId: string,
  accountId: string,
): Promise<MembershipRow | undefined> => {
  const [membership] = await queries
    .select()
    .from(memberships)
    .where(and(eq(memberships.merchantId, merchantId), eq(memberships.accountId, accountId)));
  return membership;
};

/** The teams of a person, the one joined first on top. */
export const findMembershipsOf = (queries: Queries, accountId: string): Promise<MembershipRow[]> =>
  queries
    .select()
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
    .orderBy(asc(memberships.joinedAt), asc(memberships.merchantId));

/** Every session of a person, also those that have ended. */
export const deleteSessionsOf = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
};

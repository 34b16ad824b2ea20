import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { idleSince } from '../../platform/session-life.ts';
import { lockSessionsOf, type SessionRow } from './session.repository.ts';
import { sessions } from './session.tables.ts';

const aliveOf = (accountId: string, now: Date) =>
  and(
    eq(sessions.accountId, accountId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, idleSince(now)),
  );

/** Where someone is logged in at this moment, what was used last first. A login that waits for its second factor is none. */
export const findLiveSessions = (queries: Queries, accountId: string, now: Date): Promise<SessionRow[]> =>
  queries
    .select()
    .from(sessions)
    .where(and(aliveOf(accountId, now), eq(sessions.pending, false)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));

/** Ends one session if it is this person's; false when there is none to end. */
export const endOwnSession = async (tx: Tx, accountId: string, id: string, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(aliveOf(accountId, now), eq(sessions.id, id)));
  return rowCount === 1;
};

/** Ends every session of the person but one, and logins under way; answers how many places that were. */
export const endOtherSessions = async (tx: Tx, accountId: string, keptId: string, now: Date): Promise<number> => {
  await lockSessionsOf(tx, accountId);
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(aliveOf(accountId, now), ne(sessions.id, keptId)))
    .returning({ pending: sessions.pending });
  return ended.filter(({ pending }) => !pending).length;
};

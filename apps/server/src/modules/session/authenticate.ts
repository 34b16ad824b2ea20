import { changeTeam, listTeams, logout } from '@balcao/contract/session';
import type { FastifyRequest } from 'fastify';
import { type AccountActor, bearerOf } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { hashOf } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { isOver, touchEveryMs } from '../../platform/session-life.ts';
import { prepareFindSession, touchSession } from './session.repository.ts';

/** What somebody may still do whose rights in the team have changed: leave it, choose a team again, log out. */
const openAfterChange = new Set<string | undefined>([logout.id, listTeams.id, changeTeam.id]);

/**
 * Who holds this token, with the rights that the database knows at this moment (promise S11).
 * @throws Refusal `session_missing`, `session_ended`, or `role_changed` when the rights are not those that the session has seen.
 */
export const createAuthenticate = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => {
  const findSession = prepareFindSession(db);
  return async (request: FastifyRequest): Promise<AccountActor> => {
    const token = bearerOf(request) ?? refuse('session_missing');
    const [found = refuse('session_missing')] = await findSession.execute({ tokenHash: hashOf(token) });
    const { session, member } = found;
    const now = clock.now();
    if (isOver(session, now)) refuse('session_ended');
    const hasChanged = session.merchantId !== null && member?.rights !== session.rightsSeen;
    if (hasChanged && !openAfterChange.has(request.routeOptions.config.endpoint?.id)) refuse('role_changed');

    const stale = new Date(now.getTime() - touchEveryMs);
    if (session.lastUsedAt < stale) await touchSession(db, session.id, now, stale);
    const { id: sessionId, accountId } = session;
    const somebody = { kind: 'account', ownerId: accountId, accountId, sessionId } as const;
    return hasChanged || !member
      ? { ...somebody, merchantId: null, isAdmin: false, menuPermissions: [] }
      : { ...somebody, merchantId: session.merchantId, isAdmin: member.isAdmin, menuPermissions: member.permissions };
  };
};

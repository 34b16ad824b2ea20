import type { FastifyRequest } from 'fastify';
import { bearerOf, type StaffActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { hashOf } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { isOver, touchEveryMs } from '../../platform/session-life.ts';
import { prepareFindStaffSession, touchStaffSession } from './staff.repository.ts';

/** Who of the staff holds this token. @throws Refusal `session_missing` or `session_ended`. */
export const createAuthenticate = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => {
  const findSession = prepareFindStaffSession(db);
  return async (request: FastifyRequest): Promise<StaffActor> => {
    const token = bearerOf(request) ?? refuse('session_missing');
    const [found = refuse('session_missing')] = await findSession.execute({ tokenHash: hashOf(token) });
    const { session, role } = found;
    const now = clock.now();
    if (isOver(session, now)) refuse('session_ended');
    const stale = new Date(now.getTime() - touchEveryMs);
    if (session.lastUsedAt < stale) await touchStaffSession(db, session.id, now, stale);
    const { id: sessionId, staffId } = session;
    return { kind: 'staff', ownerId: staffId, staffId, sessionId, role };
  };
};

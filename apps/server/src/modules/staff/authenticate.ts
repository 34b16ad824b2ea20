import { type StaffRight, staffMay } from '@balcao/contract/staff';
import type { FastifyRequest } from 'fastify';
import { bearerOf, type StaffActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { hashOf } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { isOver, touchEveryMs } from '../../platform/session-life.ts';
import { holdStaffSession, prepareFindStaffSession, touchStaffSession } from './staff-session.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether a second factor is required here. */
  readonly factorRequired: boolean;
}

/**
 * Who of the staff holds this token, with the role that the database knows at this moment.
 * @throws Refusal `session_missing`, `session_ended`, or `factor_missing` where only someone who has shown it may go.
 */
export const createAuthenticate = ({ db, clock, factorRequired }: Needs) => {
  const findSession = prepareFindStaffSession(db);
  const authenticate = async (request: FastifyRequest, mayBePending: boolean): Promise<StaffActor> => {
    const token = bearerOf(request) ?? refuse('session_missing');
    const [found = refuse('session_missing')] = await findSession.execute({ tokenHash: hashOf(token) });
    const { session, role, status, factorSince } = found;
    const now = clock.now();
    if (isOver(session, now) || status !== 'active') refuse('session_ended');
    const isPending = session.pending || (factorRequired && factorSince === null);
    if (isPending && !mayBePending) refuse('factor_missing');
    const stale = new Date(now.getTime() - touchEveryMs);
    if (session.lastUsedAt < stale) await touchStaffSession(db, session, now, stale);
    const { id: sessionId, staffId } = session;
    return { kind: 'staff', ownerId: staffId, staffId, sessionId, role, isPending };
  };
  return {
    /**
     * Holds the session and the role until the commit, and decides whether they still allow what the call does.
     * @throws Refusal `session_ended`, `permission_missing`.
     */
    holdStaff: async (tx: Tx, { sessionId, staffId }: StaffActor, right: StaffRight, now: Date): Promise<void> => {
      const held = await holdStaffSession(tx, { id: sessionId, staffId });
      if (held?.person.status !== 'active' || isOver(held.session, now)) return refuse('session_ended');
      if (!staffMay(held.person.role, right)) refuse('permission_missing');
    },
    /** Someone fully signed in. */
    staff: (request: FastifyRequest) => authenticate(request, false),
    /** The same, or someone who has yet to show or set up their second factor. */
    staffPending: (request: FastifyRequest) => authenticate(request, true),
  };
};

import { endPreview } from '@balcao/contract/role';
import { changeTeam, listTeams, logout } from '@balcao/contract/session';
import type { FastifyRequest } from 'fastify';
import { type AccountActor, bearerOf } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { hashOf } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { isOver, touchEveryMs } from '../../platform/session-life.ts';
import type { RoleService } from '../role/role.service.ts';
import { prepareFindSession, touchSession } from './session.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly roles: Pick<RoleService, 'permissionsOf'>;
}

/** What someone may still do whose rights in the team have changed: leave it, choose a team again, log out. */
const openAfterChange = new Set<string | undefined>([logout.id, listTeams.id, changeTeam.id, endPreview.id]);

/**
 * Who holds this token, with the rights that the database knows at this moment (rule: rights-at-once).
 * @throws Refusal `session_missing`, `session_ended`, `member_removed`, or `role_changed` when the rights are not those that the session has seen.
 */
export const createAuthenticate = ({ db, clock, roles }: Needs) => {
  const findSession = prepareFindSession(db);
  const authenticate = async (request: FastifyRequest, mayBePending: boolean): Promise<AccountActor> => {
    const token = bearerOf(request) ?? refuse('session_missing');
    const [found = refuse('session_missing')] = await findSession.execute({ tokenHash: hashOf(token) });
    const { session, member } = found;
    const now = clock.now();
    if (isOver(session, now)) refuse('session_ended');
    if (session.pending && !mayBePending) refuse('factor_missing');
    const hasChanged = session.merchantId !== null && member?.rights !== session.rightsSeen;
    if (hasChanged && !openAfterChange.has(request.routeOptions.config.endpoint?.id))
      refuse(member ? 'role_changed' : 'member_removed');

    const stale = new Date(now.getTime() - touchEveryMs);
    if (session.lastUsedAt < stale) await touchSession(db, session.id, now, stale);
    const { id: sessionId, accountId, merchantId, provenAt, previewRoleId } = session;
    const isPreviewing = previewRoleId !== null;
    const somebody = { kind: 'account', ownerId: accountId, accountId, sessionId, provenAt, isPreviewing } as const;
    if (hasChanged || !member || merchantId === null)
      return { ...somebody, merchantId: null, isAdmin: false, menuPermissions: [] };
    if (previewRoleId === null)
      return { ...somebody, merchantId, isAdmin: member.isAdmin, menuPermissions: member.permissions };
    const menuPermissions = await roles.permissionsOf(db, { merchantId, roleId: previewRoleId });
    return { ...somebody, merchantId, isAdmin: false, menuPermissions };
  };
  return {
    /** Someone fully logged in. */
    session: (request: FastifyRequest) => authenticate(request, false),
    /** The same, or someone whose second factor is outstanding (rule: second-factor-first). */
    pending: (request: FastifyRequest) => authenticate(request, true),
  };
};

import type { MenuPermission } from '@balcao/contract/menus';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { endOf, isOver } from '../../platform/session-life.ts';
import type { RoleService } from '../role/role.service.ts';
import { findSession } from './session.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly roles: Pick<RoleService, 'permissionsOf'>;
}

/** What a session may read at this moment, and until when if it is not used again. */
export interface LiveRights {
  readonly isAdmin: boolean;
  readonly menuPermissions: readonly MenuPermission[];
  readonly until: Date;
}

/**
 * The rights of a session for what is told it without being asked; undefined once the session is over or its rights have changed.
 * Asking is no use of the session: it does not prolong its life.
 */
export const createLiveRights =
  ({ db, clock, roles }: Needs) =>
  async ({ sessionId }: { readonly sessionId: string }): Promise<LiveRights | undefined> => {
    const found = await findSession(db, sessionId);
    if (!found || isOver(found.session, clock.now())) return undefined;
    const { session, rights, isAdmin, permissions } = found;
    const { merchantId, rightsSeen, previewRoleId } = session;
    if (merchantId === null || rights === null || rights !== rightsSeen) return undefined;
    const until = endOf(session);
    if (previewRoleId === null) return { isAdmin: isAdmin ?? false, menuPermissions: permissions ?? [], until };
    const menuPermissions = await roles.permissionsOf(db, { merchantId, roleId: previewRoleId });
    return { isAdmin: false, menuPermissions, until };
  };

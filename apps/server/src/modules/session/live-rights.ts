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

type Rights = Omit<LiveRights, 'until'>;
type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** What a session may read now; undefined without a team, and when its rights have changed since. */
const rightsOf = async ({ db, roles }: Pick<Needs, 'db' | 'roles'>, found: Found): Promise<Rights | undefined> => {
  const { session, rights, isAdmin, permissions } = found;
  const { merchantId, rightsSeen, previewRoleId } = session;
  if (merchantId === null || rights === null || rights !== rightsSeen) return undefined;
  if (previewRoleId === null) return { isAdmin: isAdmin ?? false, menuPermissions: permissions ?? [] };
  const menuPermissions = await roles.permissionsOf(db, { merchantId, roleId: previewRoleId });
  return { isAdmin: false, menuPermissions };
};

/**
 * The rights of a session for what is told it without being asked; undefined once the session is over or its rights have changed.
 * Asking is no use of the session: it does not prolong its life.
 */
export const createLiveRights =
  ({ db, clock, roles }: Needs) =>
  async ({ sessionId }: { readonly sessionId: string }): Promise<LiveRights | undefined> => {
    const found = await findSession(db, sessionId);
    if (!found || isOver(found.session, clock.now())) return undefined;
    const rights = await rightsOf({ db, roles }, found);
    return rights && { ...rights, until: endOf(found.session) };
  };

/**
 * The same for what a browser is told while the back office is closed: a session that lapsed for want of use still counts, one that
 * was ended does not, whether by logging out, by another password or by going to another team.
 */
export const createRightsUnlessEnded =
  ({ db, roles }: Pick<Needs, 'db' | 'roles'>) =>
  async ({ sessionId }: { readonly sessionId: string }): Promise<Rights | undefined> => {
    const found = await findSession(db, sessionId);
    return found && found.session.endedAt === null ? rightsOf({ db, roles }, found) : undefined;
  };

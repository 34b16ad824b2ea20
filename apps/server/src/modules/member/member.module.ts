import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { RoleService } from '../role/role.service.ts';
import { createAdminList } from './admin-list.service.ts';
import { createGrants } from './grants.service.ts';
import { createLeaving } from './leaving.service.ts';
import { memberRoutes } from './member.routes.ts';
import { createMemberService } from './member.service.ts';
import { createMemberChanges } from './member-changes.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly roles: RoleService;
}

/** Who works in a team. */
export const memberModule = ({ platform: { db, events }, names, logs, roles }: Needs) => {
  const grants = createGrants({ roles });
  const members = createMemberService({ db });
  const memberChanges = createMemberChanges({ db, events, logs, names, roles, grants, members });
  const leaving = createLeaving({ events, names, logs });
  const adminList = createAdminList({ db, names });
  return {
    services: { grants, members, memberChanges, adminList, leaving },
    routes: (implement: Implement) => memberRoutes(implement, { members, memberChanges, adminList }),
  } satisfies Module;
};

import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LogService } from '../log/log.service.ts';
import { roleRoutes } from './role.routes.ts';
import { createRoleService } from './role.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events'>;
  readonly logs: LogService;
}

/** What the members of a team may do. */
export const roleModule = ({ platform: { db, events }, logs }: Needs) => {
  const roles = createRoleService({ db, events, logs });
  return { services: { roles }, routes: (implement: Implement) => roleRoutes(implement, roles) } satisfies Module;
};

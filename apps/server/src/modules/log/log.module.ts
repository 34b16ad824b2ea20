import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import { logRoutes } from './log.routes.ts';
import { createLogService } from './log.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db'>;
  readonly names: AccountNames;
  /** What a reader may see of the super admins' addresses. */
  readonly maskFor: Parameters<typeof createLogService>[0]['maskFor'];
}

/** What members did in their team. */
export const logModule = ({ platform: { db }, names, maskFor }: Needs) => {
  const logs = createLogService({ db, names, maskFor });
  return { services: { logs }, routes: (implement: Implement) => logRoutes(implement, logs) } satisfies Module;
};

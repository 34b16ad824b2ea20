import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import { domainRoutes } from './domain.routes.ts';
import { createDomainService } from './domain.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly applets: AppletService;
}

/** What mini programs may reach. */
export const domainModule = ({ platform, names, logs, applets }: Needs) => {
  const { db, events } = platform;
  const domains = createDomainService({ db, events, names, logs, applets });
  return { services: { domains }, routes: (implement: Implement) => domainRoutes(implement, domains) } satisfies Module;
};

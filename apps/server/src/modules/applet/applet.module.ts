import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LogService } from '../log/log.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { appletRoutes } from './applet.routes.ts';
import { createAppletService } from './applet.service.ts';
import { createAppletIcons } from './applet-icon.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'fileInspector'>;
  readonly teams: TeamService;
  readonly logs: LogService;
}

/** The mini programs of teams. */
export const appletModule = ({ platform, teams, logs }: Needs) => {
  const { db, events, fileInspector } = platform;
  const icons = createAppletIcons({ db, fileInspector });
  const applets = createAppletService({ db, events, teams, logs, icons });
  return {
    services: { applets, appletIcons: icons },
    routes: (implement: Implement) => appletRoutes(implement, applets, icons),
  } satisfies Module;
};

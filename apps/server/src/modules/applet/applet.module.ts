import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { ExportService } from '../export/export.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects } from '../review/review-subject.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { appletRoutes } from './applet.routes.ts';
import { createAppletService } from './applet.service.ts';
import { createAppletExport } from './applet-export.service.ts';
import { createAppletIcons } from './applet-icon.service.ts';
import { createAppletRemovals } from './applet-removal.service.ts';
import { createAppletShelf } from './applet-shelf.service.ts';
import type { AppletStandings } from './applet-standing.service.ts';
import { createFoundApplets } from './found-applets.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'fileInspector'>;
  readonly teams: TeamService;
  readonly logs: LogService;
  readonly exports: ExportService;
  readonly reviews: ReviewService;
  readonly reviewSubjects: ReviewSubjects;
}

/** The mini programs of teams. */
export const appletModule = ({ platform, teams, logs, exports, reviews, reviewSubjects }: Needs) => {
  const { db, events, fileInspector } = platform;
  const icons = createAppletIcons({ db, fileInspector });
  const standingsPort = createPort<AppletStandings>('the versions of mini programs');
  const standings: AppletStandings = (...asked) => standingsPort.get()(...asked);
  const applets = createAppletService({ db, events, teams, logs, icons, standings });
  exports.register('applet', createAppletExport({ db, standings }));
  const shelves = createAppletShelf({ events });
  const removals = createAppletRemovals({ db, teams, logs, reviews, reviewSubjects, applets, shelves });
  return {
    services: { applets, appletIcons: icons, appletShelves: shelves, foundApplets: createFoundApplets() },
    ports: { standings: standingsPort },
    routes: (implement: Implement) => appletRoutes(implement, { applets, icons, removals }),
  } satisfies Module;
};

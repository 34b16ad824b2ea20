import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { AppletShelves } from '../applet/applet-shelf.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createReleaseService } from './release.service.ts';
import { keepReleasesDue } from './release-due.service.ts';
import type { ReleaseMoves } from './release-move.ts';
import type { VersionService } from './version.service.ts';
import { createVersionDesk } from './version-desk.service.ts';
import { createVersionSubmissions } from './version-submission.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'events'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly teams: TeamService;
  readonly notices: Notices;
  readonly auditEvents: AuditEvents;
  readonly reviews: ReviewService;
  readonly applets: AppletService;
  readonly appletShelves: AppletShelves;
  readonly moves: ReleaseMoves;
  readonly versions: VersionService;
}

/** What leads versions to people: submitted, published, taken down. */
export const openReleasing = (needs: Needs) => {
  const { platform, names, logs, teams, notices, auditEvents, reviews, applets, appletShelves, moves, versions } =
    needs;
  const { db, clock, jobs, events } = platform;
  keepReleasesDue({ db, clock, jobs, events, teams, applets, notices, moves });
  return {
    submissions: createVersionSubmissions({ db, events, logs, teams, applets, appletShelves, reviews, versions }),
    releases: createReleaseService({ db, events, names, logs, teams, applets, versions, moves }),
    desk: createVersionDesk({ db, events, teams, auditEvents, notices, applets, versions, reviews }),
  };
};

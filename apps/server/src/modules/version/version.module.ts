import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { AppletShelves } from '../applet/applet-shelf.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { DomainService } from '../domain/domain.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewHistory } from '../review/review-history.service.ts';
import type { ReviewSubjects } from '../review/review-subject.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { MessageChanges } from './message-changes.ts';
import { releaseRoutes } from './release.routes.ts';
import { createReleaseMoves } from './release-move.ts';
import { createReviewLinks } from './review-link.service.ts';
import { createServedVersions } from './served-version.service.ts';
import { createTesterService } from './tester.service.ts';
import { testsOfPerson } from './tester-personal.repository.ts';
import { versionRoutes } from './version.routes.ts';
import { createVersionService } from './version.service.ts';
import { createVersionBoards } from './version-board.service.ts';
import { createVersionComparisons } from './version-comparison.service.ts';
import { createVersionContents } from './version-content.service.ts';
import { createVersionCreation } from './version-creation.service.ts';
import { createVersionExport } from './version-export.service.ts';
import { createVersionHistory } from './version-history.service.ts';
import { createVersionMaking } from './version-make.service.ts';
import { openReleasing } from './version-releasing.ts';
import { createVersionReviews } from './version-review.service.ts';
import { findStandings } from './version-standing.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events' | 'packageReader'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly exports: ExportService;
  readonly uploads: UploadService;
  readonly applets: AppletService;
  readonly domains: DomainService;
  readonly customers: CustomerService;
  readonly teams: TeamService;
  readonly notices: Notices;
  readonly auditEvents: AuditEvents;
  readonly reviews: ReviewService;
  readonly reviewSubjects: ReviewSubjects;
  readonly reviewHistory: ReviewHistory;
  readonly appletShelves: AppletShelves;
}

/** The versions of mini programs: from the package that a developer exports to what people open. */
export const versionModule = (needs: Needs) => {
  const { platform, names, logs, uploads, applets, domains, customers, reviews, reviewSubjects, appletShelves } = needs;
  const { config, db, clock, jobs, events, packageReader } = platform;
  const { publicBaseUrl } = config;
  needs.exports.register('version', createVersionExport({ db }));
  const contents = createVersionContents();
  const making = createVersionMaking({ db, events, packageReader, applets, logs });
  const boards = createVersionBoards({ publicBaseUrl });
  const messageChangesPort = createPort<MessageChanges>('the subscribe messages of mini programs');
  const messageChanges: MessageChanges = (...asked) => messageChangesPort.get()(...asked);
  const comparisons = createVersionComparisons({ packageReader, domains, contents, messageChanges });
  const submitted = createVersionReviews({ events, applets, appletShelves, reviews, reviewSubjects, contents });
  const versions = createVersionService({
    db,
    events,
    logs,
    applets,
    creation: createVersionCreation({ db, names, applets, uploads, making }),
    making,
    boards,
    comparisons,
    contents,
    submissionOf: submitted.submissionOf,
  });
  const testers = createTesterService({ db, events, names, logs, applets, customers });
  const moves = createReleaseMoves({ appletShelves });
  const reviewLinks = createReviewLinks({ db, clock, jobs, applets, reviews, publicBaseUrl });
  const releasing = openReleasing({ ...needs, moves, versions });
  return {
    services: {
      versions,
      testers,
      testerData: [testsOfPerson],
      versionHistory: createVersionHistory({ logs, making, moves, applets, reviewHistory: needs.reviewHistory }),
      versionContents: contents,
      versionMaking: making,
      standings: findStandings,
      servedVersions: createServedVersions(),
      reviewLinks,
    },
    ports: { messageChanges: messageChangesPort },
    routes: (implement: Implement) => {
      versionRoutes(implement, versions, testers);
      releaseRoutes(implement, { ...releasing, reviewLinks });
    },
  } satisfies Module;
};

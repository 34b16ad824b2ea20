import {
  compareDeskVersion,
  getDeskApplet,
  getDeskVersion,
  readDeskFile,
  showVersionOnPhone,
  takeDownVersion,
} from '@balcao/contract/version-desk';
import {
  advanceRelease,
  listReleases,
  publishVersion,
  rollBackVersion,
  stopRelease,
} from '@balcao/contract/version-release';
import { cancelVersion, submitVersion } from '@balcao/contract/version-review';
import type { Implement } from '../../platform/implement.ts';
import type { ReleaseService } from './release.service.ts';
import type { ReviewLinks } from './review-link.service.ts';
import type { VersionDesk } from './version-desk.service.ts';
import type { VersionSubmissions } from './version-submission.service.ts';

interface Services {
  readonly submissions: VersionSubmissions;
  readonly releases: ReleaseService;
  readonly desk: VersionDesk;
  readonly reviewLinks: ReviewLinks;
}

/** What leads a version from its team to people: its review, its releases, and staff who may take it down. */
export const releaseRoutes = (implement: Implement, { submissions, releases, desk, reviewLinks }: Services): void => {
  implement(submitVersion, submissions.submit);
  implement(cancelVersion, submissions.cancel);
  implement(listReleases, releases.list);
  implement(publishVersion, releases.publish);
  implement(advanceRelease, releases.advance);
  implement(stopRelease, releases.stop);
  implement(rollBackVersion, releases.rollBack);
  implement(getDeskVersion, desk.get);
  implement(readDeskFile, desk.file);
  implement(compareDeskVersion, desk.compare);
  implement(getDeskApplet, desk.applet);
  implement(showVersionOnPhone, reviewLinks.make);
  implement(takeDownVersion, desk.takeDown);
};

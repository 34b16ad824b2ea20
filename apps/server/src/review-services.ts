import type { AccountNames } from './modules/account/account-names.service.ts';
import { createReviewService } from './modules/review/review.service.ts';
import { createReviewDrafts } from './modules/review/review-draft.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import { createUploadService } from './modules/upload/upload.service.ts';
import type { Platform } from './platform/platform.ts';

interface Known {
  readonly names: AccountNames;
  readonly teams: TeamService;
}

/** What teams hand in about themselves, with their documents, and what staff decide about it. */
export const openReviews = ({ db, events, secrets }: Platform, { names, teams }: Known) => {
  const uploads = createUploadService();
  const reviews = createReviewService({ db, events, secrets, names, teams });
  const drafts = createReviewDrafts({ secrets, names });
  return { uploads, reviews, drafts };
};

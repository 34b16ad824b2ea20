import type { AccountNames } from './modules/account/account-names.service.ts';
import type { ChatBindings } from './modules/account/chat-binding.service.ts';
import { createCertificationService } from './modules/certification/certification.service.ts';
import { keepStandings } from './modules/certification/standing.service.ts';
import type { RealNames } from './modules/customer/real-name.service.ts';
import { createMerchantService } from './modules/merchant/merchant.service.ts';
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

/** Who teams are, and what payments need to know of them. */
export const openCertifications = (
  { db }: Platform,
  known: ReturnType<typeof openReviews> & {
    readonly teams: TeamService;
    readonly realNames: RealNames;
    readonly bindings: ChatBindings;
  },
) => {
  keepStandings(known);
  const certifications = createCertificationService({ db, ...known });
  const merchants = createMerchantService({ db, ...known, certifications });
  return { certifications, merchants };
};

import type { AccountNames } from './modules/account/account-names.service.ts';
import type { ChatBindings } from './modules/account/chat-binding.service.ts';
import { createCertificationService } from './modules/certification/certification.service.ts';
import { createCertifiedDocuments } from './modules/certification/certified-document.service.ts';
import { keepStandings } from './modules/certification/standing.service.ts';
import type { RealNames } from './modules/customer/real-name.service.ts';
import type { AdminList } from './modules/member/admin-list.service.ts';
import type { MemberService } from './modules/member/member.service.ts';
import { createMerchantService } from './modules/merchant/merchant.service.ts';
import type { Notices } from './modules/notification/notices.service.ts';
import { createReviewService, type ReviewService } from './modules/review/review.service.ts';
import { createReviewClaims } from './modules/review/review-claim.service.ts';
import { createReviewDecisions } from './modules/review/review-decision.service.ts';
import { createReviewDesk } from './modules/review/review-desk.service.ts';
import { createReviewDetails } from './modules/review/review-detail.ts';
import { createReviewDocuments } from './modules/review/review-document.service.ts';
import { createReviewDrafts } from './modules/review/review-draft.service.ts';
import { createReviewHistory } from './modules/review/review-history.service.ts';
import { createReviewLetters, type ReviewLetters } from './modules/review/review-letters.ts';
import { createReviewReopenings } from './modules/review/review-reopening.service.ts';
import { createReviewTimeline, type ReviewTimeline } from './modules/review/review-timeline.ts';
import type { SandboxSettings } from './modules/sandbox/sandbox-settings.ts';
import type { SessionService } from './modules/session/session.service.ts';
import type { StaffService } from './modules/staff/staff.service.ts';
import type { StaffDeeds } from './modules/staff/staff-deed.service.ts';
import type { StaffNames } from './modules/staff/staff-names.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import type { UploadService } from './modules/upload/upload.service.ts';
import type { Platform } from './platform/platform.ts';
import { openUploads } from './upload-services.ts';

interface Known {
  readonly names: AccountNames;
  readonly teams: TeamService;
  readonly members: MemberService;
  readonly adminList: AdminList;
  readonly sessions: SessionService;
  readonly staff: StaffService;
  readonly settings: Pick<SandboxSettings, 'reviewMode'>;
  readonly staffNames: StaffNames;
  readonly staffDeeds: StaffDeeds;
  readonly notices: Notices;
}

/** What staff do about what teams hand in. */
const openDesk = (
  { config, clock, db, events, jobs }: Platform,
  known: Pick<Known, 'teams' | 'staffNames' | 'staffDeeds' | 'notices'> & {
    readonly reviews: ReviewService;
    readonly uploads: UploadService;
    readonly timeline: ReviewTimeline;
    readonly letters: ReviewLetters;
  },
) => {
  const details = createReviewDetails(known);
  const needs = { ...known, isSandbox: config.sandbox, clock, db, events, jobs, deeds: known.staffDeeds, details };
  return {
    reviewDesk: createReviewDesk(needs),
    reviewDocuments: createReviewDocuments(needs),
    reviewClaims: createReviewClaims(needs),
    reviewDecisions: createReviewDecisions(needs),
    reviewReopenings: createReviewReopenings(needs),
  };
};

/** What teams hand in about themselves, with their documents, and what staff decide about it. */
export const openReviews = (
  platform: Platform,
  { names, teams, members, adminList, settings, sessions, staff, staffNames, staffDeeds, notices }: Known,
) => {
  const { config, secrets, mailer } = platform;
  // Whatever a database remembers of its time as a sandbox: outside it, people decide.
  const mode = config.sandbox ? settings.reviewMode : () => 'wait' as const;
  const timeline = createReviewTimeline({ names, staffNames });
  const letters = createReviewLetters({ mailer, publicBaseUrl: config.publicBaseUrl, names, members, adminList });
  const reviews = createReviewService({ ...platform, teams, timeline, letters, mode });
  const drafts = createReviewDrafts({ secrets, names });
  const { uploads, tus } = openUploads(platform, { sessions, staff, drafts, teams, staffNames });
  return {
    uploads,
    tus,
    reviews,
    drafts,
    ...openDesk(platform, { teams, staffNames, staffDeeds, notices, reviews, uploads, timeline, letters }),
  };
};

/** Who teams are, and what payments need to know of them. */
export const openCertifications = (
  { db, jobs, secrets }: Platform,
  known: ReturnType<typeof openReviews> & {
    readonly teams: TeamService;
    readonly realNames: RealNames;
    readonly bindings: ChatBindings;
  },
) => {
  const certifiedDocuments = createCertifiedDocuments({ db, jobs, secrets, reviews: known.reviews });
  keepStandings({ ...known, documents: certifiedDocuments });
  const certifications = createCertificationService({ db, ...known });
  const merchants = createMerchantService({ db, ...known, certifications });
  return { certifiedDocuments, certifications, merchants, reviewHistory: createReviewHistory({ secrets, ...known }) };
};

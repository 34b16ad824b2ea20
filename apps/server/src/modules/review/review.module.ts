import type { ReviewMode } from '@balcao/contract/sandbox';
import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { ConsentEmails } from '../staff/consent-emails.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import { createStaffRights } from '../staff/staff-right.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { reviewRoutes } from './review.routes.ts';
import { createReviewService } from './review.service.ts';
import { createReviewAccountData } from './review-account-data.service.ts';
import { createReviewAnswers } from './review-answer.service.ts';
import { createReviewClaims } from './review-claim.service.ts';
import { createReviewDecisions } from './review-decision.service.ts';
import { createReviewDesk } from './review-desk.service.ts';
import { createReviewDetails } from './review-detail.ts';
import { createReviewDocuments } from './review-document.service.ts';
import { createReviewDrafts } from './review-draft.service.ts';
import { createReviewEmails } from './review-emails.ts';
import { createReviewHistory } from './review-history.service.ts';
import { createReviewLive } from './review-live.service.ts';
import { createReviewOutcomes } from './review-outcome.service.ts';
import { createReviewPapers } from './review-papers.service.ts';
import { createReviewPaths } from './review-paths.ts';
import { createReviewQuestions } from './review-question.service.ts';
import { createReviewReopenings } from './review-reopening.service.ts';
import { createReviewSubjects } from './review-subject.service.ts';
import { createReviewTimeline } from './review-timeline.ts';
import { createReviewUndo } from './review-undo.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events' | 'mailer' | 'secrets'>;
  /** What the sandbox does with submissions by itself. */
  readonly reviewMode: () => ReviewMode;
  readonly names: AccountNames;
  readonly sessions: SessionService;
  readonly members: MemberService;
  readonly adminList: AdminList;
  readonly teams: TeamService;
  readonly notices: Notices;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
  readonly consentEmails: ConsentEmails;
  readonly uploads: UploadService;
}

/** What teams submit about themselves, and what staff decide about it. */
export const reviewModule = (needs: Needs) => {
  const { platform, names, members, adminList, teams, notices, staffNames, auditEvents, consentEmails, uploads } =
    needs;
  const { config, db, clock, jobs, events, mailer, secrets } = platform;
  const isSandbox = config.sandbox;
  // A database may still have sandbox settings from earlier. Outside the sandbox people decide.
  const mode = isSandbox ? needs.reviewMode : () => 'wait' as const;
  const subjects = createReviewSubjects();
  const timeline = createReviewTimeline({ names, staffNames });
  const emails = createReviewEmails({
    mailer,
    publicBaseUrl: config.publicBaseUrl,
    names,
    members,
    adminList,
    subjects,
  });
  const reviews = createReviewService({ events, secrets, jobs, teams, timeline, emails, mode });
  const reviewAnswers = createReviewAnswers({ db, events, reviews, timeline, subjects });
  const paths = createReviewPaths({ reviews, subjects });
  const details = createReviewDetails({ reviews, uploads, staffNames });
  const outcomes = createReviewOutcomes({ clock, reviews, teams, timeline, emails, notices, subjects });
  const live = createReviewLive({ db, clock, events, staffRights: createStaffRights() });
  const common = { db, auditEvents, details, live } as const;
  const undoSeconds = config.reviewUndoSeconds;
  const judging = { clock, jobs, isSandbox, reviews, outcomes, undoSeconds, subjects, paths } as const;
  const desk = {
    reviewLive: live,
    reviewDesk: createReviewDesk({ db, auditEvents, details, staffNames }),
    reviewDocuments: createReviewDocuments({ db, auditEvents, details, uploads }),
    reviewClaims: createReviewClaims({ ...common, events, timeline, emails, paths }),
    reviewDecisions: createReviewDecisions({ ...common, ...judging }),
    reviewUndo: createReviewUndo({ ...common, clock, jobs, outcomes }),
    reviewReopenings: createReviewReopenings({ ...common, reviews, timeline, emails, consentEmails }),
  };
  return {
    services: {
      reviews,
      reviewAnswers,
      reviewSubjects: subjects,
      reviewQuestions: createReviewQuestions({ subjects }),
      reviewReopenings: desk.reviewReopenings,
      drafts: createReviewDrafts({ secrets, names }),
      reviewPapers: createReviewPapers({ secrets }),
      reviewHistory: createReviewHistory({ secrets, reviews }),
      reviewAccountData: createReviewAccountData({ db, reviews, subjects, sessions: needs.sessions, uploads }),
    },
    routes: (implement: Implement) => reviewRoutes(implement, { reviewAnswers, ...desk }),
    serve: (app: FastifyInstance) => void app.addHook('preClose', live.endAll),
  } satisfies Module;
};

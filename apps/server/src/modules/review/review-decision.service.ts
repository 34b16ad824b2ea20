import type { Told } from '@balcao/contract/notification-notice';
import { productOf, type ReviewKind, TeamKind, type Verdict } from '@balcao/contract/review';
import type { approveReview, ReviewDetail, rejectReview } from '@balcao/contract/review-desk';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { JobData, Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { findReview, type ReviewRow } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';
import { refuseMove } from './review-claim.service.ts';
import { findByReviewId } from './review-desk.repository.ts';
import type { ReviewDetails } from './review-detail.ts';
import type { ReviewEmails } from './review-emails.ts';
import { filledFields } from './review-fields.ts';
import { changeClaimed, changeUnclaimed } from './review-move.repository.ts';
import type { ReviewPaths } from './review-paths.ts';
import type { ReviewSubjects } from './review-subject.service.ts';
import type { ReviewTimeline } from './review-timeline.ts';

interface Needs {
  readonly db: Db;
  readonly clock: { now(): Date };
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly isSandbox: boolean;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly reviews: Pick<ReviewService, 'handed' | 'tell'>;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly details: ReviewDetails;
  readonly timeline: ReviewTimeline;
  readonly emails: Pick<ReviewEmails, 'approved' | 'rejected'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly subjects: Pick<ReviewSubjects, 'of'>;
  readonly paths: ReviewPaths;
}
interface Decision {
  readonly status: 'SUCCESS' | 'REJECT';
  readonly verdicts: Verdict[];
  readonly remark: string | null;
}

/** Of a row that is decided: nobody has it in hand, and whatever was asked need not be answered. */
const ended = { claimedBy: null, claimedAt: null, isAsked: false } as const;
const happenings = { SUCCESS: 'approved', REJECT: 'rejected' } as const;
const auditEventKinds = { SUCCESS: 'reviewApproved', REJECT: 'reviewRejected' } as const;

/**
 * The data for payments are accepted of a team that is certified only: who it is comes first (rule: certified-first). A product is of one
 * whose data for payments are. A mini program may leave the shelf whatever its team is.
 */
const lacksNothing: ReadonlySet<ReviewKind> = new Set(['certification', 'removal']);

/** What becomes of submissions: accepted or sent back, by who has it in hand, or by the sandbox itself. */
export const createReviewDecisions = (needs: Needs) => {
  const { db, clock, jobs, isSandbox, auditEvents, reviews, teams, details, timeline, emails, notices } = needs;
  const { subjects, paths } = needs;

  const mayPass = async (tx: Tx, { kind, merchantId }: ReviewRow): Promise<boolean> => {
    if (lacksNothing.has(kind)) return true;
    const { teamCert, paymentCert } = await teams.standingOf(tx, merchantId);
    return teamCert && (kind !== 'product' || paymentCert);
  };

  const noticeOf = async (queries: Queries, row: ReviewRow): Promise<Told> => {
    const isAccepted = row.status === 'SUCCESS';
    const decidedAt = (row.decidedAt ?? clock.now()).toISOString();
    const own = await subjects.of(row.kind)?.noticeOf(queries, row);
    const product = productOf(row) ?? null;
    const data = { reviewId: row.id, product, isAccepted, decidedAt };
    return own ?? { kind: 'reviewDecided', data: { ...data, of: TeamKind.parse(row.kind) } };
  };

  const announce = async (tx: Tx, row: ReviewRow): Promise<void> => {
    await reviews.tell(tx, row);
    const isAccepted = row.status === 'SUCCESS';
    const writtenTo = await (isAccepted ? emails.approved(tx, row) : emails.rejected(tx, row));
    await notices.tell(tx, row.merchantId, await noticeOf(tx, row), { writtenTo });
  };

  const decide = async (
    call: Call<typeof approveReview> | Call<typeof rejectReview>,
    { status, verdicts, remark }: Decision,
  ): Promise<ReviewDetail> => {
    const { actor, now, params, body } = call;
    const { staffId } = actor;
    await idempotently(db, call, async (tx) => {
      const before = (await findByReviewId(tx, params.id)) ?? refuse('not_found');
      const named = verdicts.map(({ path }) => path);
      await paths.check(tx, before, 'verdicts', named);
      const to = { ...ended, status, verdicts, remark, decidedBy: staffId, decidedAt: now };
      const row =
        (await changeClaimed(tx, before, staffId, to, body.version)) ?? (await refuseMove(tx, params.id, staffId));
      if (status === 'SUCCESS' && !(await mayPass(tx, row))) refuse('not_certified');
      const { merchantId, id: subjectId, merchantName: subjectName } = row;
      await timeline.byStaff(tx, call, { row, kind: happenings[status], text: remark });
      await auditEvents.record(tx, call, { kind: auditEventKinds[status], merchantId, subjectId, subjectName });
      await announce(tx, row);
      return null;
    });
    // The detail has personal data in it, so it is never what is remembered of a call with a key.
    return (await details.find(db, params.id, call)) ?? refuse('not_found');
  };

  /** Sends back what a reviewer would look at first: the first document, else the first field. */
  const firstFault = (row: ReviewRow): Verdict[] => {
    const own = subjects.of(row.kind)?.fault;
    if (own) return [own];
    const { form } = reviews.handed(row);
    const fields = filledFields(row, [form]).filter(({ path }) => (form[path] ?? '') !== '');
    const fault = fields.find(({ kind }) => kind === 'document') ?? fields[0];
    return fault ? [{ path: fault.path, reason: 'unreadable', note: null }] : [];
  };

  const decideByItself = ({ merchantId, reviewId, status }: JobData['review.auto']): Promise<void> =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const before = await findReview(tx, merchantId, reviewId);
      if (!before || (status === 'SUCCESS' && !(await mayPass(tx, before)))) return;
      const verdicts = status === 'REJECT' ? firstFault(before) : [];
      const to = { ...ended, status, verdicts, remark: null, decidedBy: null, decidedAt: now };
      // Anyone who of the staff has it in hand decides it; a second run of the job finds it decided.
      const row = await changeUnclaimed(tx, before, to);
      if (!row) return;
      await timeline.byNobody(tx, now, { row, kind: happenings[status] });
      await announce(tx, row);
    });
  if (isSandbox) jobs.handle('review.auto', decideByItself);

  return {
    approve: (call: Call<typeof approveReview>): Promise<ReviewDetail> =>
      decide(call, { status: 'SUCCESS', verdicts: [], remark: call.body.remark }),

    reject: (call: Call<typeof rejectReview>): Promise<ReviewDetail> =>
      decide(call, { status: 'REJECT', verdicts: call.body.verdicts, remark: call.body.remark }),
  };
};
export type ReviewDecisions = ReturnType<typeof createReviewDecisions>;

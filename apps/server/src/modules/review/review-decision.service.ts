import type { Verdict } from '@balcao/contract/review';
import type { approveReview, ReviewDetail, rejectReview } from '@balcao/contract/review-desk';
import { type Db, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { JobData } from '../../platform/job-data.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import { findReview, type ReviewRow } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';
import type { ReviewDecision } from './review.tables.ts';
import { refuseMove } from './review-claim.service.ts';
import { findByReviewId } from './review-desk.repository.ts';
import type { ReviewDetails } from './review-detail.ts';
import { filledFields } from './review-fields.ts';
import type { ReviewLive } from './review-live.service.ts';
import { changeClaimed } from './review-move.repository.ts';
import type { ReviewOutcomes } from './review-outcome.service.ts';
import type { ReviewPaths } from './review-paths.ts';
import type { ReviewSubjects } from './review-subject.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: { now(): Date };
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly isSandbox: boolean;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly reviews: Pick<ReviewService, 'handed'>;
  readonly details: ReviewDetails;
  readonly outcomes: ReviewOutcomes;
  /** So long a decision can be undone, and waits for that. */
  readonly undoSeconds: number;
  readonly subjects: Pick<ReviewSubjects, 'of'>;
  readonly paths: ReviewPaths;
  readonly live: Pick<ReviewLive, 'tellDesks'>;
}
const auditEventKinds = { SUCCESS: 'reviewApproved', REJECT: 'reviewRejected' } as const;

/** Decisions on submissions: accepted or sent back, by the reviewer who has claimed it, or by the sandbox itself. */
export const createReviewDecisions = (needs: Needs) => {
  const { db, clock, jobs, isSandbox, auditEvents, reviews, details, outcomes, undoSeconds, subjects, paths, live } =
    needs;

  const decide = async (
    call: Call<typeof approveReview> | Call<typeof rejectReview>,
    decision: ReviewDecision,
  ): Promise<ReviewDetail> => {
    const { actor, now, params, body } = call;
    const { staffId } = actor;
    await idempotently(db, call, async (tx) => {
      const before = (await findByReviewId(tx, params.id)) ?? refuse('not_found');
      const named = decision.verdicts.map(({ path }) => path);
      await paths.check(tx, before, 'verdicts', named);
      const to = { decision, decisionDueAt: new Date(now.getTime() + undoSeconds * 1_000), claimedAt: now };
      const row =
        (await changeClaimed(tx, before, staffId, to, body.version)) ?? (await refuseMove(tx, params.id, staffId));
      if (!(await outcomes.mayTakeEffect(tx, row, decision))) refuse('not_certified');
      live.tellDesks(tx, row);
      const { merchantId, id: subjectId, merchantName: subjectName } = row;
      const kind = auditEventKinds[decision.status];
      await auditEvents.record(tx, call, { kind, merchantId, subjectId, subjectName });
      if (undoSeconds === 0) await outcomes.conclude(tx, row, now);
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
      if (!before) return;
      const decision = { status, verdicts: status === 'REJECT' ? firstFault(before) : [], remark: null };
      if (await outcomes.mayTakeEffect(tx, before, decision))
        await outcomes.concludeUnclaimed(tx, before, decision, now);
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

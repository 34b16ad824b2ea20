import type { ReplyOf } from '@balcao/contract/endpoint';
import type { ReviewDetail } from '@balcao/contract/review-desk';
import type { listUndoable, undoReview } from '@balcao/contract/review-undo';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import { createStaffRights } from '../staff/staff-right.service.ts';
import { findReview, type ReviewRow } from './review.repository.ts';
import { refuseMove } from './review-claim.service.ts';
import { findByReviewId, listDueDecisions, listUndoableOf } from './review-desk.repository.ts';
import type { ReviewDetails } from './review-detail.ts';
import type { ReviewLive } from './review-live.service.ts';
import { concludeDue, undoDecision } from './review-move.repository.ts';
import type { ReviewOutcomes } from './review-outcome.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly details: ReviewDetails;
  readonly outcomes: ReviewOutcomes;
  readonly live: Pick<ReviewLive, 'tellDesks'>;
}
const staffRights = createStaffRights();
const lapsed = { decision: null, decisionDueAt: null, claimedBy: null, claimedAt: null } as const;
const everySeconds = 1;
const dueAtOnce = 50;

/**
 * The time between a decision and its effect: the reviewer who decided may undo it. When the time is over the server puts it into effect, even if the
 * browser is gone (docs/decisions/105-a-decision-waits-ten-seconds.md).
 */
export const createReviewUndo = ({ db, clock, jobs, auditEvents, details, outcomes, live }: Needs) => {
  /** What was decided is not: desks that are open learn it, as they learn of a decision. */
  const takeBack = async (tx: Tx, row: ReviewRow, to: Parameters<typeof concludeDue>[3]): Promise<void> => {
    const back = await concludeDue(tx, row, clock.now(), to);
    if (back) live.tellDesks(tx, back);
  };
  /** The team lacks meanwhile what it takes: the submission is in the same hands again, with what was written. */
  const giveBack = (row: ReviewRow): Promise<void> =>
    transaction(db, (tx) => takeBack(tx, row, { decisionDueAt: null, claimedAt: clock.now() }));
  const mayStillDecide = async (tx: Tx, { claimedBy }: ReviewRow): Promise<boolean> =>
    claimedBy !== null && (await staffRights.may(tx, claimedBy, 'review.decide'));
  const takeEffect = async ({ merchantId, id }: ReviewRow): Promise<void> => {
    const row = await findReview(db, merchantId, id);
    if (!row?.decision) return;
    const { decision } = row;
    try {
      await transaction(db, async (tx) => {
        // A decision of a reviewer who was disabled or got another role meanwhile is dropped: the submission waits for anyone.
        if (!(await mayStillDecide(tx, row))) return takeBack(tx, row, lapsed);
        if (!(await outcomes.mayTakeEffect(tx, row, decision))) refuse('not_certified');
        return outcomes.conclude(tx, row, clock.now());
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await giveBack(row);
    }
  };
  jobs.every(everySeconds, 'review.decisions', async () => {
    const due = await listDueDecisions(db, clock.now(), dueAtOnce);
    tellFailure(await eachIsolated(due, takeEffect));
  });

  return {
    /** The same again changes nothing. @throws Refusal `state_forbids` when its time was over, or nothing was decided. */
    undo: async (call: Call<typeof undoReview>): Promise<ReviewDetail> => {
      const { actor, now, params } = call;
      await idempotently(db, call, async (tx) => {
        const before = (await findByReviewId(tx, params.id)) ?? refuse('not_found');
        const row = await undoDecision(tx, before, actor.staffId, now);
        if (!row) {
          const { status, claimedBy, decision, decisionDueAt } = (await findByReviewId(tx, params.id)) ?? before;
          const isUndone = status === 'UNDER' && claimedBy === actor.staffId && decision !== null && !decisionDueAt;
          return isUndone
            ? null
            : claimedBy === actor.staffId
              ? refuse('state_forbids')
              : refuseMove(tx, params.id, actor.staffId);
        }
        live.tellDesks(tx, row);
        const { merchantId, id: subjectId, merchantName: subjectName } = row;
        await auditEvents.record(tx, call, { kind: 'reviewUndone', merchantId, subjectId, subjectName });
        return null;
      });
      return (await details.find(db, params.id, call)) ?? refuse('not_found');
    },

    undoable: async ({ actor, now }: Call<typeof listUndoable>): Promise<ReplyOf<typeof listUndoable>> => {
      const rows = await listUndoableOf(db, actor.staffId, now);
      return {
        list: rows.map(({ id, merchantName, decision, decisionDueAt }) => ({
          id,
          merchantName,
          isAccepted: decision?.status === 'SUCCESS',
          takesEffectIn: Math.max(0, (decisionDueAt?.getTime() ?? 0) - now.getTime()),
        })),
      };
    },
  };
};
export type ReviewUndo = ReturnType<typeof createReviewUndo>;

import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type { askReview, claimReview, markReview, ReviewDetail, releaseReview } from '@balcao/contract/review-desk';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvent, AuditEvents } from '../staff/audit-event.service.ts';
import { listEvents, type ReviewRow } from './review.repository.ts';
import { lapsedAt, lookSeconds } from './review-claim.ts';
import { findByReviewId } from './review-desk.repository.ts';
import type { Look, ReviewDetails } from './review-detail.ts';
import type { ReviewEmails } from './review-emails.ts';
import type { ReviewLive } from './review-live.service.ts';
import { changeClaimed, claimRow, keepMarks } from './review-move.repository.ts';
import type { ReviewPaths } from './review-paths.ts';
import type { ReviewTimeline } from './review-timeline.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly live: Pick<ReviewLive, 'tellDesks'>;
  readonly auditEvents: Pick<AuditEvents, 'record' | 'recordOnce'>;
  readonly details: ReviewDetails;
  readonly timeline: ReviewTimeline;
  readonly emails: Pick<ReviewEmails, 'asked'>;
  readonly paths: ReviewPaths;
}

/**
 * Refuses a reviewer who wrongly believes to have a submission in hand: `state_forbids` when it is not waiting or unclaimed, `review_claimed` when a
 * colleague has it, `changed_elsewhere` when it has another version.
 */
export const refuseMove = async (queries: Queries, id: string, staffId: string): Promise<never> => {
  const { status, claimedBy, decisionDueAt } = (await findByReviewId(queries, id)) ?? refuse('not_found');
  if (status !== 'UNDER' || claimedBy === null) refuse('state_forbids');
  // To a colleague it is in other hands, decided or not.
  if (claimedBy === staffId && decisionDueAt !== null) refuse('state_forbids');
  return refuse(claimedBy === staffId ? 'changed_elsewhere' : 'review_claimed');
};

const subjectOf = ({ merchantId, id: subjectId, merchantName: subjectName }: ReviewRow) => ({
  merchantId,
  subjectId,
  subjectName,
});

/** One pair of hands at a time: who takes a submission, puts it back, notes things about it, and asks. */
export const createReviewClaims = (needs: Needs) => {
  const { db, events, live, auditEvents, details, timeline, emails, paths: known } = needs;
  const rowOf = async (queries: Queries, id: string): Promise<ReviewRow> =>
    (await findByReviewId(queries, id)) ?? refuse('not_found');
  // The detail has personal data in it, so it is never what is remembered of a call with a key.
  const detailOf = async (id: string, look: Look): Promise<ReviewDetail> =>
    (await details.find(db, id, look)) ?? refuse('not_found');

  const record = (tx: Tx, call: AuditEvent, row: ReviewRow, kind: AuditEventKind): Promise<void> =>
    auditEvents.record(tx, call, { kind, ...subjectOf(row) });

  /** The team is told the first time only: who takes it over later is not told. */
  const noteOpened = async (tx: Tx, call: Call<typeof claimReview>, row: ReviewRow): Promise<void> => {
    const happened = await listEvents(tx, row.merchantId, row.id);
    if (happened.some(({ kind }) => kind === 'opened')) return;
    await timeline.byStaff(tx, call, { row, kind: 'opened' });
    events.publish(tx, row.merchantId, { topic: 'review', key: row.id });
  };

  return {
    claim: async (call: Call<typeof claimReview>): Promise<ReviewDetail> => {
      const { actor, now, params } = call;
      await idempotently(db, call, async (tx) => {
        const before = await rowOf(tx, params.id);
        const row = await claimRow(tx, before, actor.staffId, { now, lapsedAt: lapsedAt(now) });
        if (!row) {
          const { status, claimedBy, decidedWith } = await rowOf(tx, params.id);
          const isTaken = status === 'UNDER' && claimedBy !== actor.staffId && decidedWith === null;
          return refuse(isTaken ? 'review_claimed' : 'state_forbids');
        }
        live.tellDesks(tx, row);
        await noteOpened(tx, call, row);
        if (before.claimedBy !== actor.staffId)
          await record(tx, call, row, before.claimedBy === null ? 'reviewClaimed' : 'reviewTakenOver');
        await auditEvents.recordOnce(tx, call, { kind: 'reviewOpened', ...subjectOf(row) }, lookSeconds);
        return null;
      });
      return detailOf(params.id, call);
    },

    release: async (call: Call<typeof releaseReview>): Promise<ReviewDetail> => {
      const { actor, params } = call;
      await idempotently(db, call, async (tx) => {
        const free = { claimedBy: null, claimedAt: null, decision: null } as const;
        const row = await changeClaimed(tx, await rowOf(tx, params.id), actor.staffId, free);
        if (!row) return refuseMove(tx, params.id, actor.staffId);
        live.tellDesks(tx, row);
        await record(tx, call, row, 'reviewReleased');
        return null;
      });
      return detailOf(params.id, call);
    },

    mark: (call: Call<typeof markReview>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, now, params, body } = call;
        const before = await rowOf(tx, params.id);
        const paths = body.marks.map(({ path }) => path);
        await known.check(tx, before, 'marks', paths);
        const row = await keepMarks(tx, before, actor.staffId, body.marks, now);
        return row ? null : refuseMove(tx, params.id, actor.staffId);
      }),

    /** Stops no clock: what was promised stays promised. */
    ask: async (call: Call<typeof askReview>): Promise<ReviewDetail> => {
      const { actor, now, params, body } = call;
      await idempotently(db, call, async (tx) => {
        const asked = { isAsked: true, claimedAt: now } as const;
        const before = await rowOf(tx, params.id);
        const row =
          (await changeClaimed(tx, before, actor.staffId, asked)) ?? (await refuseMove(tx, params.id, actor.staffId));
        await timeline.byStaff(tx, call, { row, kind: 'question', text: body.text });
        await record(tx, call, row, 'reviewQuestion');
        await emails.asked(tx, row);
        events.publish(tx, row.merchantId, { topic: 'review', key: row.id });
        return null;
      });
      return detailOf(params.id, call);
    },
  };
};
export type ReviewClaims = ReturnType<typeof createReviewClaims>;

import type { Told } from '@balcao/contract/notification-notice';
import { productOf, type ReviewKind, TeamKind } from '@balcao/contract/review';
import type { Clock } from '../../platform/clock.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { listJoined, type ReviewRow } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';
import type { ReviewDecision } from './review.tables.ts';
import type { ReviewEmails } from './review-emails.ts';
import { changeUnclaimed, concludeDue } from './review-move.repository.ts';
import type { ReviewSubjects } from './review-subject.service.ts';
import type { ReviewTimeline } from './review-timeline.ts';

interface Needs {
  readonly clock: Clock;
  readonly reviews: Pick<ReviewService, 'tell' | 'follow'>;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly timeline: ReviewTimeline;
  readonly emails: Pick<ReviewEmails, 'approved' | 'rejected'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly subjects: Pick<ReviewSubjects, 'of'>;
}

/** A decided row: no reviewer has claimed it, and open questions need no answer any more. */
const ended = { claimedBy: null, claimedAt: null, isAsked: false, decision: null, decisionDueAt: null } as const;
/** What is wrong is said once, of the submission that was looked at. */
const nothingSaid = { verdicts: [], remark: null };
/** Whether the certification of the team is decided with it. */
const certifiesToo = async (queries: Queries, row: ReviewRow): Promise<boolean> =>
  (await listJoined(queries, row)).some(({ kind, status }) => kind === 'certification' && status === 'UNDER');
const happenings = { SUCCESS: 'approved', REJECT: 'rejected' } as const;

/**
 * Payment data are accepted only for a certified team: identity comes first (rule: certified-first). A product needs accepted payment data. A removal
 * of a mini program needs neither.
 */
const lacksNothing: ReadonlySet<ReviewKind> = new Set(['certification', 'removal']);

/** A decision takes effect: the submission's state, what its own module makes of it, mails and notices, in one transaction. */
export const createReviewOutcomes = (needs: Needs) => {
  const { clock, reviews, teams, timeline, emails, notices, subjects } = needs;

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

  return {
    /** Whether the team has what an acceptance takes; sending back takes nothing. */
    mayTakeEffect: async (
      queries: Queries,
      row: ReviewRow,
      { status }: Pick<ReviewDecision, 'status'>,
    ): Promise<boolean> => {
      const { kind, merchantId } = row;
      if (status === 'REJECT' || lacksNothing.has(kind)) return true;
      const { teamCert, paymentCert } = await teams.standingOf(queries, merchantId);
      return (teamCert || (await certifiesToo(queries, row))) && (kind !== 'product' || paymentCert);
    },

    /** The reviewer's decision takes effect once its time has come; not where it was undone or the submission withdrawn. */
    conclude: async (tx: Tx, before: ReviewRow, now: Date): Promise<void> => {
      const { decision, claimedBy: staffId } = before;
      if (!decision || !staffId) return;
      const to = { ...ended, ...decision, decidedBy: staffId, decidedAt: now };
      const row = await concludeDue(tx, before, now, to);
      if (!row) return;
      const kind = happenings[decision.status];
      const note = (of: ReviewRow, text: string | null = null) =>
        timeline.byStaff(tx, { actor: { staffId }, now }, { row: of, kind, text });
      await reviews.follow(tx, row, { ...to, ...nothingSaid }, note);
      await note(row, decision.remark);
      await announce(tx, row);
    },

    /** The sandbox decides by itself what none of the staff has in hand: they decide that. A second run finds it decided. */
    concludeUnclaimed: async (tx: Tx, before: ReviewRow, decision: ReviewDecision, now: Date): Promise<void> => {
      const to = { ...ended, ...decision, decidedBy: null, decidedAt: now };
      const row = await changeUnclaimed(tx, before, to);
      if (!row) return;
      const note = (of: ReviewRow) => timeline.byNobody(tx, now, { row: of, kind: happenings[decision.status] });
      await reviews.follow(tx, row, { ...to, ...nothingSaid }, note);
      await note(row);
      await announce(tx, row);
    },
  };
};
export type ReviewOutcomes = ReturnType<typeof createReviewOutcomes>;

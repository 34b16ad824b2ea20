import type { askReopening, decideReopening, ReviewDetail } from '@balcao/contract/review-desk';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { once } from '../../platform/once.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StaffDeeds } from '../staff/staff-deed.service.ts';
import { promisedUntil } from './promised-day.ts';
import type { ReviewRow } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';
import { findByReviewId } from './review-desk.repository.ts';
import type { ReviewDetails } from './review-detail.ts';
import type { ReviewLetters } from './review-letters.ts';
import { askReopeningOf, refuseReopeningOf, reopen } from './review-move.repository.ts';
import type { ReviewTimeline } from './review-timeline.ts';

interface Needs {
  readonly db: Db;
  readonly deeds: Pick<StaffDeeds, 'record'>;
  readonly reviews: Pick<ReviewService, 'tell'>;
  readonly details: ReviewDetails;
  readonly timeline: ReviewTimeline;
  readonly letters: Pick<ReviewLetters, 'reopened'>;
}
type Happening =
  | { readonly event: 'reopenAsked'; readonly deed: 'reopeningAsked'; readonly text: string }
  | { readonly event: 'reopenRefused'; readonly deed: 'reopeningRefused' }
  | { readonly event: 'reopened'; readonly deed: 'reopened' };

/** A decision is opened again by two of the staff: one asks and says why, another agrees. */
export const createReviewReopenings = ({ db, deeds, reviews, details, timeline, letters }: Needs) => {
  const rowOf = async (queries: Queries, id: string): Promise<ReviewRow> =>
    (await findByReviewId(queries, id)) ?? refuse('not_found');
  const note = async (
    tx: Tx,
    call: Call<typeof askReopening> | Call<typeof decideReopening>,
    row: ReviewRow,
    { event: kind, deed, ...said }: Happening,
  ): Promise<void> => {
    const { merchantId, id: subjectId, merchantName: subjectName } = row;
    await timeline.byStaff(tx, call, { row, kind, ...said });
    await deeds.record(tx, call, { kind: deed, merchantId, subjectId, subjectName });
  };

  return {
    ask: async (call: Call<typeof askReopening>): Promise<ReviewDetail> => {
      const { actor, params, body } = call;
      await once(db, call, async (tx) => {
        const before = await rowOf(tx, params.id);
        const row = (await askReopeningOf(tx, before, actor.staffId, body.reason)) ?? refuse('state_forbids');
        await note(tx, call, row, { event: 'reopenAsked', deed: 'reopeningAsked', text: body.reason });
        return null;
      });
      return (await details.find(db, params.id, call)) ?? refuse('not_found');
    },

    /** What is open again is promised anew, as if it had come in now. */
    decide: async (call: Call<typeof decideReopening>): Promise<ReviewDetail> => {
      const { actor, now, params, body } = call;
      await once(db, call, async (tx) => {
        const before = await rowOf(tx, params.id);
        if (before.reopeningBy === actor.staffId) refuse('second_person');
        if (!body.agreed) {
          const left = (await refuseReopeningOf(tx, before, actor.staffId)) ?? refuse('state_forbids');
          await note(tx, call, left, { event: 'reopenRefused', deed: 'reopeningRefused' });
          return null;
        }
        const dueAt = promisedUntil(now, before.type);
        const row = (await reopen(tx, before, actor.staffId, { dueAt })) ?? refuse('state_forbids');
        await note(tx, call, row, { event: 'reopened', deed: 'reopened' });
        await reviews.tell(tx, row);
        await letters.reopened(tx, row);
        return null;
      });
      return (await details.find(db, params.id, call)) ?? refuse('not_found');
    },
  };
};
export type ReviewReopenings = ReturnType<typeof createReviewReopenings>;

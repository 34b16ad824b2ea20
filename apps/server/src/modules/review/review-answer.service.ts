import {
  AppletKind,
  type answerAppletReview,
  type answerChannelReview,
  type answerReview,
  type answerTemplateReview,
  ChannelKind,
  MessagingKind,
  type Submission,
} from '@balcao/contract/review';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { findReview, type ReviewRow } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';
import { noteAnswer } from './review-move.repository.ts';
import type { ReviewSubjects } from './review-subject.service.ts';
import type { ReviewTimeline } from './review-timeline.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly reviews: Pick<ReviewService, 'submissionOf'>;
  readonly timeline: ReviewTimeline;
  readonly subjects: Pick<ReviewSubjects, 'of'>;
}

/** What teams answer to the questions of reviewers. */
export const createReviewAnswers = ({ db, events, reviews, timeline, subjects }: Needs) => {
  /** The team's answer to a question. @throws Refusal `state_forbids` when there is none. */
  const answerOf = async (
    tx: Tx,
    context: Parameters<ReviewTimeline['byMember']>[1] & { readonly body: { readonly text: string } },
    before: ReviewRow,
  ): Promise<Submission> => {
    const row = (await noteAnswer(tx, before)) ?? refuse('state_forbids');
    await timeline.byMember(tx, context, { row, kind: 'answer', text: context.body.text });
    events.publish(tx, row.merchantId, { topic: 'review', key: row.id });
    return reviews.submissionOf(tx, row);
  };

  return {
    /** @throws Refusal `not_found` for what the team has not submitted; `state_forbids` when nothing was asked. */
    answer: (call: Call<typeof answerReview>): Promise<Submission> =>
      idempotently(db, call, async (tx) => {
        const row = await findReview(tx, call.actor.merchantId, call.params.id);
        // Answers about products come from those who manage products, answers about mini programs from those who develop them.
        return row && (row.kind === 'certification' || row.kind === 'merchant')
          ? answerOf(tx, call, row)
          : refuse('not_found');
      }),

    /** The same of versions and removals. */
    answerApplet: (call: Call<typeof answerAppletReview>): Promise<Submission> =>
      idempotently(db, call, async (tx) => {
        const row = await findReview(tx, call.actor.merchantId, call.params.id);
        return row && AppletKind.safeParse(row.kind).success ? answerOf(tx, call, row) : refuse('not_found');
      }),
    /** The same of what is about channels, by those who manage them. */
    answerChannel: (call: Call<typeof answerChannelReview>): Promise<Submission> =>
      idempotently(db, call, async (tx) => {
        const found = await findReview(tx, call.actor.merchantId, call.params.id);
        const row = found && ChannelKind.safeParse(found.kind).success ? found : refuse('not_found');
        await subjects.of(row.kind)?.mayAnswer?.(tx, call.actor, row);
        return answerOf(tx, call, row);
      }),
    /** The same of message templates. */
    answerTemplate: (call: Call<typeof answerTemplateReview>): Promise<Submission> =>
      idempotently(db, call, async (tx) => {
        const row = await findReview(tx, call.actor.merchantId, call.params.id);
        return row && MessagingKind.safeParse(row.kind).success ? answerOf(tx, call, row) : refuse('not_found');
      }),
    answerOf,
  };
};
export type ReviewAnswers = ReturnType<typeof createReviewAnswers>;

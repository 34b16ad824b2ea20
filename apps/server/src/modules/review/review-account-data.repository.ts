import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import type { ReviewEventRow, ReviewRow } from './review.repository.ts';
import { reviewEvents, reviews } from './review.tables.ts';

/** What a person submitted, in every team. Everything of a person is read at once and seldom. */
export const listSubmittedBy = (queries: Queries, accountId: string): Promise<ReviewRow[]> =>
  queries
    .select()
    .from(reviews)
    .where(eq(reviews.submittedBy, accountId))
    .orderBy(desc(reviews.submittedAt), desc(reviews.id));

/** What was asked and answered about these submissions. */
export const listMessages = (
  queries: Queries,
  rows: readonly Pick<ReviewRow, 'merchantId' | 'id'>[],
): Promise<ReviewEventRow[]> =>
  queries
    .select()
    .from(reviewEvents)
    .where(
      and(
        inArray(
          reviewEvents.merchantId,
          rows.map(({ merchantId }) => merchantId),
        ),
        inArray(
          reviewEvents.reviewId,
          rows.map(({ id }) => id),
        ),
        inArray(reviewEvents.kind, ['question', 'answer']),
      ),
    )
    .orderBy(asc(reviewEvents.id));

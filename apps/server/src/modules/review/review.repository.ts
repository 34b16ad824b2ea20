import { totalCountedAtMost } from '@balcao/contract/page';
import { and, asc, eq, gt, gte, or, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { reviews } from './review.tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;
/** Written out, not bound: the planner must see that it is the condition of the queue's index. */
const waiting = sql`${reviews.status} = 'UNDER'`;

/** False when one of this kind waits already. */
export const insertReview = async (tx: Tx, review: ReviewRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(reviews).values(review).onConflictDoNothing();
  return rowCount === 1;
};

/** What waits behind `place`, the oldest first, whichever team submitted it: staff see all of them. */
export const listWaiting = (
  queries: Queries,
  place: Place | undefined,
  limit: number,
  offset: number,
): Promise<ReviewRow[]> => {
  const beyond =
    place && or(gt(reviews.submittedAt, place.at), and(eq(reviews.submittedAt, place.at), gt(reviews.id, place.key)));
  return (
    queries
      .select()
      .from(reviews)
      // The first condition on time bounds the index scan; the second one settles rows of the same instant.
      .where(and(waiting, place && gte(reviews.submittedAt, place.at), beyond))
      .orderBy(asc(reviews.submittedAt), asc(reviews.id))
      .limit(limit)
      .offset(offset)
  );
};

/** Counts no further than people read. */
export const countWaiting = async (queries: Queries): Promise<number> => {
  const some = queries
    .select({ one: sql`1`.as('one') })
    .from(reviews)
    .where(waiting)
    .limit(totalCountedAtMost + 1)
    .as('some');
  const [row] = await queries.select({ count: sql`count(*)`.mapWith(Number) }).from(some);
  return row?.count ?? 0;
};

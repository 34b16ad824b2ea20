import type { ReviewStatus } from '@balcao/contract/session';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { reviewEvents, reviews } from './review.tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;
/** The subject of submissions: their kind and, for kinds that a team can have several of, which one. */
export type About = Pick<ReviewRow, 'kind' | 'subject'>;
export const isAbout = ({ kind, subject }: About): SQL | undefined =>
  and(eq(reviews.kind, kind), eq(reviews.subject, subject));
export type ReviewEventRow = typeof reviewEvents.$inferSelect;

/** False when one about the same waits already. */
export const insertReview = async (tx: Tx, review: ReviewRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(reviews).values(review).onConflictDoNothing();
  return rowCount === 1;
};

export const findReview = async (queries: Queries, merchantId: string, id: string): Promise<ReviewRow | undefined> => {
  const [row] = await queries
    .select()
    .from(reviews)
    .where(and(eq(reviews.merchantId, merchantId), eq(reviews.id, id)));
  return row;
};

/** What staff asked a team and it has not answered, the first that is due first. */
export const listAsked = (queries: Queries, merchantId: string): Promise<ReviewRow[]> =>
  queries
    .select()
    .from(reviews)
    .where(and(eq(reviews.merchantId, merchantId), eq(reviews.status, 'UNDER'), eq(reviews.isAsked, true)))
    .orderBy(asc(reviews.dueAt), asc(reviews.id));

/** The last submission about this; of those in this state, when one is given. */
export const findLatest = async (
  queries: Queries,
  merchantId: string,
  about: About,
  status?: ReviewStatus,
): Promise<ReviewRow | undefined> => {
  const [row] = await queries
    .select()
    .from(reviews)
    .where(and(eq(reviews.merchantId, merchantId), isAbout(about), status ? eq(reviews.status, status) : undefined))
    .orderBy(desc(reviews.attempt))
    .limit(1);
  return row;
};

/** The last submission about each subject of a kind. */
export const listLatest = (queries: Queries, merchantId: string, kind: ReviewRow['kind']): Promise<ReviewRow[]> =>
  queries
    .selectDistinctOn([reviews.subject])
    .from(reviews)
    .where(and(eq(reviews.merchantId, merchantId), eq(reviews.kind, kind)))
    .orderBy(reviews.subject, desc(reviews.attempt));

/** What came with a submission, in the order in which it takes effect: who the team is before what it may do. */
export const listJoined = (queries: Queries, { merchantId, id }: Pick<ReviewRow, 'merchantId' | 'id'>) =>
  queries
    .select()
    .from(reviews)
    .where(and(eq(reviews.merchantId, merchantId), eq(reviews.decidedWith, id)))
    .orderBy(asc(reviews.kind), asc(reviews.subject));

/**
 * Moves the waiting submission; undefined when there is none any more: a concurrent call has moved it (rule: database-decides). What is decided
 * with another one is not moved by itself.
 */
export const moveWaiting = async (
  tx: Tx,
  merchantId: string,
  about: About,
  to: Partial<ReviewRow>,
): Promise<ReviewRow | undefined> => {
  const [row] = await tx
    .update(reviews)
    .set({ ...to, version: sql`${reviews.version} + 1` })
    .where(
      and(eq(reviews.merchantId, merchantId), isAbout(about), eq(reviews.status, 'UNDER'), isNull(reviews.decidedWith)),
    )
    .returning();
  return row;
};

export const insertEvent = async (tx: Tx, event: ReviewEventRow): Promise<void> => {
  await tx.insert(reviewEvents).values(event);
};

export const listEvents = (queries: Queries, merchantId: string, reviewId: string): Promise<ReviewEventRow[]> =>
  queries
    .select()
    .from(reviewEvents)
    .where(and(eq(reviewEvents.merchantId, merchantId), eq(reviewEvents.reviewId, reviewId)))
    .orderBy(asc(reviewEvents.id));

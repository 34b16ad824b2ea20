import type { ReviewKind, SubjectType } from '@balcao/contract/review';
import type { ReviewQuery } from '@balcao/contract/review-desk';
import type { ReviewStatus } from '@balcao/contract/session';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type * as z from 'zod/mini';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { isAbout, type ReviewRow } from './review.repository.ts';
import { reviews } from './review.tables.ts';

const {
  sealedForm: _form,
  marks: _marks,
  verdicts: _verdicts,
  decision: _decision,
  ...listed
} = getTableColumns(reviews);
/** A submission without what was submitted. */
export type ListedReview = Omit<ReviewRow, 'sealedForm' | 'marks' | 'verdicts' | 'decision'>;

/** Who looks at the queue, and when; a claim that was not touched since `lapsedAt` has lapsed. */
export interface AtDesk {
  readonly staffId: string;
  readonly now: Date;
  readonly lapsedAt: Date;
}
export interface ListedBy extends AtDesk {
  readonly statuses: readonly ReviewStatus[];
  readonly kinds?: readonly ReviewKind[] | undefined;
  readonly types?: readonly SubjectType[] | undefined;
  readonly show?: z.infer<typeof ReviewQuery>['show'] | undefined;
  readonly search?: string | undefined;
}

/** Waits for a decision of its own. */
const waits = and(eq(reviews.status, 'UNDER'), isNull(reviews.decidedWith));
/** No decision about it is waiting to take effect. */
const isUndecided = isNull(reviews.decisionDueAt);
const isFree = (lapsedAt: Date): SQL | undefined =>
  and(isUndecided, or(isNull(reviews.claimedAt), lte(reviews.claimedAt, lapsedAt)));

const shown = ({ show, staffId, now, lapsedAt }: ListedBy): SQL | undefined => {
  if (show === 'mine') return and(isUndecided, eq(reviews.claimedBy, staffId));
  if (show === 'free') return and(waits, isFree(lapsedAt));
  if (show === 'late') return and(waits, lt(reviews.dueAt, now));
  return show === 'reopening' ? isNotNull(reviews.reopeningBy) : undefined;
};

/** A merchant number by its beginning, or part of a name; what someone types is text and no pattern. */
const found = (search: string): SQL | undefined => {
  const text = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const byName = sql`${reviews.merchantName} ilike ${`%${text}%`}`;
  return /^\d+$/.test(search) ? or(sql`${reviews.merchantNumber} like ${`${text}%`}`, byName) : byName;
};

const matching = (by: ListedBy): SQL | undefined =>
  and(
    by.statuses.length === 1
      ? eq(reviews.status, by.statuses[0] ?? 'UNDER')
      : inArray(reviews.status, [...by.statuses]),
    // What waits with another submission stands there.
    or(ne(reviews.status, 'UNDER'), isNull(reviews.decidedWith)),
    by.kinds && inArray(reviews.kind, [...by.kinds]),
    by.types && inArray(reviews.type, [...by.types]),
    shown(by),
    by.search ? found(by.search) : undefined,
  );

interface Page {
  readonly place: Place | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** What waits, the most urgent first. */
export const listByUrgency = (
  queries: Queries,
  by: ListedBy,
  { place, limit, offset }: Page,
): Promise<ListedReview[]> => {
  const beyond = place && or(gt(reviews.dueAt, place.at), and(eq(reviews.dueAt, place.at), gt(reviews.id, place.key)));
  return queries
    .select(listed)
    .from(reviews)
    .where(and(matching(by), place && gte(reviews.dueAt, place.at), beyond))
    .orderBy(asc(reviews.dueAt), asc(reviews.id))
    .limit(limit)
    .offset(offset);
};

/** The newest first. */
export const listNewest = (queries: Queries, by: ListedBy, { place, limit, offset }: Page): Promise<ListedReview[]> => {
  const { submittedAt, id } = reviews;
  const beyond = place && or(lt(submittedAt, place.at), and(eq(submittedAt, place.at), lt(id, place.key)));
  return queries
    .select(listed)
    .from(reviews)
    .where(and(matching(by), place && lte(submittedAt, place.at), beyond))
    .orderBy(desc(submittedAt), desc(id))
    .limit(limit)
    .offset(offset);
};

/** Decisions that a colleague asks to open again, the oldest request first. */
export const listReopenings = async (queries: Queries, limit: number) => {
  const askedAt = sql<Date>`(select max(e.at) from review_event e where e.merchant_id = review.merchant_id
    and e.review_id = review.id and e.kind = 'reopenAsked')`.mapWith(reviews.submittedAt);
  const { id, merchantId, reopeningBy, reopeningReason } = reviews;
  const rows = await queries
    .select({ id, merchantId, askedBy: reopeningBy, words: reopeningReason, askedAt })
    .from(reviews)
    .where(isNotNull(reopeningBy))
    .orderBy(askedAt)
    .limit(limit);
  return rows.map(({ askedBy, words, ...row }) => ({ ...row, askedBy: askedBy ?? '', words: words ?? '' }));
};

/** Counts no further than people read. */
export const countUpTo = (queries: Queries, by: ListedBy): Promise<number> =>
  countListed(queries, reviews, matching(by), [asc(reviews.dueAt), asc(reviews.id)]);

/** Of what staff look after in every team: how many wait, are late, are claimed by this person, are unclaimed, and are to be opened again. */
export const countDesk = async (queries: Queries, { staffId, now, lapsedAt }: AtDesk, today: Date) => {
  const all = {
    waiting: waits,
    late: and(waits, lt(reviews.dueAt, now)),
    mine: and(waits, isUndecided, eq(reviews.claimedBy, staffId)),
    free: and(waits, isFree(lapsedAt)),
    reopening: isNotNull(reviews.reopeningBy),
    decidedToday: and(eq(reviews.decidedBy, staffId), gte(reviews.decidedAt, today)),
  };
  const count = async (which: SQL | undefined): Promise<number> => queries.$count(reviews, which);
  const [waiting, late, mine, free, reopening, decidedToday] = await Promise.all([
    count(all.waiting),
    count(all.late),
    count(all.mine),
    count(all.free),
    count(all.reopening),
    count(all.decidedToday),
  ]);
  return { waiting, late, mine, free, reopening, decidedToday };
};

/** A submission of any team, by its id alone: staff look after all of them; the answer carries the team. */
export const findByReviewId = async (queries: Queries, id: string): Promise<ReviewRow | undefined> => {
  const [row] = await queries.select().from(reviews).where(eq(reviews.id, id));
  return row;
};

/** What was decided and takes effect by now, the first first. */
export const listDueDecisions = (queries: Queries, now: Date, limit: number): Promise<ReviewRow[]> =>
  queries
    .select()
    .from(reviews)
    .where(and(waits, lte(reviews.decisionDueAt, now)))
    .orderBy(asc(reviews.decisionDueAt))
    .limit(limit);

/** What this person decided and can still undo, the newest first. */
export const listUndoableOf = (queries: Queries, staffId: string, now: Date): Promise<ReviewRow[]> =>
  queries
    .select()
    .from(reviews)
    .where(and(waits, eq(reviews.claimedBy, staffId), gt(reviews.decisionDueAt, now)))
    .orderBy(desc(reviews.decisionDueAt));

/** The free submission that comes next in the queue: the most urgent after this one; after the last, the most urgent of all. */
export const findNextFree = async (
  queries: Queries,
  { id, dueAt }: Pick<ReviewRow, 'id' | 'dueAt'>,
  lapsedAt: Date,
): Promise<string | undefined> => {
  const isAfter = sql<boolean>`(${reviews.dueAt}, ${reviews.id}) > (${dueAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const first = async (which: SQL | undefined) => {
    const [row] = await queries
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(waits, isFree(lapsedAt), which))
      .orderBy(asc(reviews.dueAt), asc(reviews.id))
      .limit(1);
    return row?.id;
  };
  return (await first(isAfter)) ?? first(ne(reviews.id, id));
};

/** The submission that staff knew before this one about the same of this team: the last that was decided, else the last there was. */
export const findFormer = async (queries: Queries, row: ReviewRow): Promise<ReviewRow | undefined> => {
  const [former] = await queries
    .select()
    .from(reviews)
    .where(and(eq(reviews.merchantId, row.merchantId), isAbout(row), lt(reviews.attempt, row.attempt)))
    .orderBy(sql`${reviews.status} = 'REVOKED'`, desc(reviews.attempt))
    .limit(1);
  return former;
};

import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { constraintOf, type Tx } from '../../platform/db.ts';
import { isAbout, type ReviewRow } from './review.repository.ts';
import { reviews } from './review.tables.ts';

/** One submission. */
export type ReviewKey = Pick<ReviewRow, 'merchantId' | 'id'>;
type Change = PgUpdateSetSource<typeof reviews>;

const isThis = ({ merchantId, id }: ReviewKey): SQL | undefined =>
  and(eq(reviews.merchantId, merchantId), eq(reviews.id, id));
const waits = eq(reviews.status, 'UNDER');
/** Undecided: not even a decision that can still be undone, nor one that is made about another submission. */
const isOpen = and(waits, isNull(reviews.decisionDueAt), isNull(reviews.decidedWith));
const wasDecided = inArray(reviews.status, ['SUCCESS', 'REJECT']);
const raised = sql<number>`${reviews.version} + 1`;

/** Every change is conditional: undefined, without a change, when the submission is not in the expected state (rule: database-decides). */
const change = async (
  tx: Tx,
  key: ReviewKey,
  when: SQL | undefined,
  to: Change,
  version: SQL<number> | typeof reviews.version = raised,
): Promise<ReviewRow | undefined> => {
  const [row] = await tx
    .update(reviews)
    .set({ ...to, version: sql`${version}` })
    .where(and(isThis(key), when))
    .returning();
  return row;
};

/** Claims a submission: an unclaimed one, one's own, or one that a colleague has not touched since `lapsedAt`. */
export const claimRow = (tx: Tx, key: ReviewKey, staffId: string, { now, lapsedAt }: { now: Date; lapsedAt: Date }) =>
  change(
    tx,
    key,
    and(isOpen, or(isNull(reviews.claimedBy), eq(reviews.claimedBy, staffId), lte(reviews.claimedAt, lapsedAt))),
    {
      claimedBy: staffId,
      claimedAt: now,
      decision: sql`case when ${reviews.claimedBy} = ${staffId} then ${reviews.decision} end`,
    },
    // A renewed claim does not change anything that a decision depends on.
    sql<number>`${reviews.version} + case when ${reviews.claimedBy} = ${staffId} then 0 else 1 end`,
  );

/** Changes what this person has in hand; of the version that they know, when one is given. */
export const changeClaimed = (tx: Tx, key: ReviewKey, staffId: string, to: Change, knownVersion?: number) =>
  change(
    tx,
    key,
    and(
      isOpen,
      eq(reviews.claimedBy, staffId),
      knownVersion === undefined ? undefined : eq(reviews.version, knownVersion),
    ),
    to,
  );

/** Keeps what the person has noted about what they have in hand: their own eyes only, so that the version stays. */
export const keepMarks = (tx: Tx, key: ReviewKey, staffId: string, marks: ReviewRow['marks'], now: Date) =>
  change(tx, key, and(isOpen, eq(reviews.claimedBy, staffId)), { marks, claimedAt: now }, reviews.version);

/** The state after a decision whose time is over; the version was raised when it was made. */
export const concludeDue = (tx: Tx, key: ReviewKey, now: Date, to: Change) =>
  change(tx, key, and(waits, lte(reviews.decisionDueAt, now)), to, reviews.version);

/** Takes back what this person decided, while there is time. */
export const undoDecision = (tx: Tx, key: ReviewKey, staffId: string, now: Date) =>
  change(tx, key, and(waits, eq(reviews.claimedBy, staffId), gt(reviews.decisionDueAt, now)), {
    decisionDueAt: null,
    claimedAt: now,
  });

/** Changes a waiting submission that is not claimed. */
export const changeUnclaimed = (tx: Tx, key: ReviewKey, to: Change) =>
  change(tx, key, and(waits, isNull(reviews.claimedBy)), to);

/** Changes what waits with another submission, along with it. */
export const changeJoined = (tx: Tx, key: ReviewKey, to: Change) =>
  change(tx, key, and(waits, isNotNull(reviews.decidedWith)), to);

/** Notes that the team has answered; undefined when there was no question. */
export const noteAnswer = (tx: Tx, key: ReviewKey) =>
  change(tx, key, and(waits, eq(reviews.isAsked, true)), { isAsked: false });

const later = alias(reviews, 'later');
/** No submission about the same has come after it. */
const isNewest = (tx: Tx, { merchantId, kind, subject, attempt }: ReviewRow): SQL =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.merchantId, merchantId),
          eq(later.kind, kind),
          eq(later.subject, subject),
          gt(later.attempt, attempt),
        ),
      ),
  );

/** Notes that someone asks to open the decision again. */
export const askReopeningOf = (tx: Tx, row: ReviewRow, reopeningBy: string, reopeningReason: string) =>
  change(tx, row, and(wasDecided, isNull(reviews.reopeningBy), isNewest(tx, row)), { reopeningBy, reopeningReason });

const asksAnother = (staffId: string): SQL | undefined =>
  and(wasDecided, isNotNull(reviews.reopeningBy), ne(reviews.reopeningBy, staffId));
const noReopening = { reopeningBy: null, reopeningReason: null } as const;

/** Leaves the decision as it was. */
export const refuseReopeningOf = (tx: Tx, row: ReviewRow, staffId: string) =>
  change(tx, row, asksAnother(staffId), noReopening);

/** Opens the decision again: from now on it is decided by itself. The team may hand the next one in at the same instant: one waits of each kind, the index knows. */
export const reopen = async (
  tx: Tx,
  row: ReviewRow,
  staffId: string,
  to: Pick<ReviewRow, 'dueAt'>,
): Promise<ReviewRow | undefined> => {
  const undecided = { claimedBy: null, claimedAt: null, decidedBy: null, decidedAt: null, decidedWith: null } as const;
  try {
    return await change(tx, row, and(asksAnother(staffId), isNewest(tx, row)), {
      ...to,
      ...undecided,
      ...noReopening,
      status: 'UNDER',
    });
  } catch (error) {
    if (constraintOf(error) === 'review_live') return undefined;
    throw error;
  }
};

/** What was decided before cannot be opened again once the next is submitted. */
export const forgetReopenings = async (tx: Tx, row: ReviewRow) => {
  await tx
    .update(reviews)
    .set(noReopening)
    .where(and(eq(reviews.merchantId, row.merchantId), isAbout(row), isNotNull(reviews.reopeningBy)));
};

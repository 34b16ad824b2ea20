import type { ReviewEvent, Submission } from '@balcao/contract/review';
import type { Review } from '@balcao/contract/review-desk';
import type { ReviewEventRow, ReviewRow } from './review.repository.ts';
import type { ListedReview } from './review-desk.repository.ts';

/** Of what happens inside the house the team hears nothing. */
const insideOnly: ReadonlySet<string> = new Set(['reopenAsked', 'reopenRefused']);

const sideOf = ({ accountId, staffId }: ReviewEventRow): ReviewEvent['side'] =>
  accountId ? 'team' : staffId ? 'staff' : 'sandbox';

export const presentEvent = (row: ReviewEventRow): ReviewEvent => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  side: sideOf(row),
  by: row.byName,
  text: row.text,
});

/** As the team sees it: not who of the staff did what. */
export const presentSubmission = (row: ReviewRow, events: readonly ReviewEventRow[]): Submission => ({
  reviewId: row.id,
  kind: row.kind,
  type: row.type,
  status: row.status,
  submittedAt: row.submittedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  isAsked: row.isAsked,
  // What was said of a decision that is open again holds no longer.
  remark: row.status === 'UNDER' ? null : row.remark,
  verdicts: row.status === 'UNDER' ? [] : row.verdicts,
  timeline: events
    .filter(({ kind }) => !insideOnly.has(kind))
    .map(presentEvent)
    .map((event) => (event.side === 'team' ? event : { ...event, by: null })),
});

/** As staff see it in their queue; `names` are those of colleagues. */
export const presentReview = (row: ListedReview, names: ReadonlyMap<string, string>): Review => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  merchantNumber: row.merchantNumber,
  merchantName: row.merchantName,
  status: row.status,
  submittedAt: row.submittedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  attempt: row.attempt,
  claimedBy:
    row.claimedBy && row.claimedAt
      ? { staffId: row.claimedBy, name: names.get(row.claimedBy) ?? '', since: row.claimedAt.toISOString() }
      : null,
  isAsked: row.isAsked,
  isReopeningAsked: row.reopeningBy !== null,
});

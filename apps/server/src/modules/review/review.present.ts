import type { ReviewEvent, Submission } from '@balcao/contract/review';
import type { Review } from '@balcao/contract/review-desk';
import type { ReviewEventRow, ReviewRow } from './review.repository.ts';
import type { ListedReview } from './review-desk.repository.ts';

/** The team does not see the internal steps of staff. */
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

const isDecided = ({ status }: ReviewRow): boolean => status === 'SUCCESS' || status === 'REJECT';

/** Once it is decided it stands by itself. */
const leadingOf = ({ status, decidedWith }: Pick<ReviewRow, 'status' | 'decidedWith'>): string | null =>
  status === 'UNDER' ? decidedWith : null;

/** As the team sees it: not who of the staff did what. */
export const presentSubmission = (row: ReviewRow, events: readonly ReviewEventRow[]): Submission => ({
  reviewId: row.id,
  kind: row.kind,
  subject: row.subject,
  type: row.type,
  status: row.status,
  submittedAt: row.submittedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  isAsked: row.isAsked,
  isJoined: leadingOf(row) !== null,
  // What was said of a decision that was opened again holds no longer, nor does it once the team takes it back.
  remark: isDecided(row) ? row.remark : null,
  verdicts: isDecided(row) ? row.verdicts : [],
  timeline: events
    .filter(({ kind }) => !insideOnly.has(kind))
    .map(presentEvent)
    .map((event) => (event.side === 'team' ? event : { ...event, by: null })),
});

/** As staff see it in their queue; `names` are those of colleagues. */
export const presentReview = (row: ListedReview, names: ReadonlyMap<string, string>): Review => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  subjectName: row.subjectName,
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
  decidedWith: leadingOf(row),
  isReopeningAsked: row.reopeningBy !== null,
});

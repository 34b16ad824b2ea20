import type { Told } from '@balcao/contract/notification-notice';
import type { AppletKind, ChannelKind, MessagingKind, ReviewKind, Verdict } from '@balcao/contract/review';
import type { Queries } from '../../platform/db.ts';
import type { ReviewRow } from './review.repository.ts';

/** What was submitted, as the module of its kind sees it. */
export type SubmittedRow = ReviewRow;

/** A member who answers for a submission. */
interface Answering {
  readonly accountId: string;
  readonly merchantId: string;
  readonly isAdmin: boolean;
}

/** What the module of a kind knows of what it submits, and the core does not. */
export interface SubjectKind {
  /** Its page in the back office, below the address of the product. */
  readonly pageOf: (queries: Queries, row: SubmittedRow) => Promise<string>;
  /** What a verdict may name in addition to the fields of the form. */
  readonly morePaths: (queries: Queries, row: SubmittedRow) => Promise<readonly string[]>;
  /** What its team is told of a decision. */
  readonly noticeOf: (queries: Queries, row: SubmittedRow) => Promise<Told>;
  /** An extra check, on top of the role, that a member of its team may answer for it. @throws Refusal where they may not. */
  readonly mayAnswer?: (queries: Queries, actor: Answering, row: SubmittedRow) => Promise<void>;
  /** Why the sandbox sends it back. */
  readonly fault: Verdict;
}

/** The kinds that modules above submit, each told of by its own. */
export const createReviewSubjects = () => {
  const kinds = new Map<ReviewKind, SubjectKind>();
  return {
    add: (kind: AppletKind | ChannelKind | MessagingKind, of: SubjectKind): void => void kinds.set(kind, of),
    /** Undefined of what is about the team itself. */
    of: (kind: ReviewKind): SubjectKind | undefined => kinds.get(kind),
  };
};
export type ReviewSubjects = ReturnType<typeof createReviewSubjects>;

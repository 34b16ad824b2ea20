import type { SingleKind, Submission } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';

/**
 * How far a team is with one of the two: `open`, nothing is submitted; `revoked`, it was taken back; `under`, staff decide; `asked`,
 * staff wait for an answer; `rejected`, something is to be corrected; `outdated`, it was accepted but holds no more, since the team was
 * certified as someone else after it; `done`, it is accepted, also when a later change is refused.
 */
export type StandingState = 'open' | 'revoked' | 'under' | 'asked' | 'rejected' | 'outdated' | 'done';

export interface Standing {
  readonly kind: SingleKind;
  readonly state: StandingState;
  /** Of what was accepted once, a change that is not decided in its favour yet. */
  readonly change: 'under' | 'asked' | 'rejected' | undefined;
  /** What was submitted last; undefined while it is not known, or nothing waits in it. */
  readonly submission: Submission | undefined;
}

const waits = {
  NO: 'open',
  REVOKED: 'revoked',
  UNDER: 'under',
  REJECT: 'rejected',
  SUCCESS: 'outdated',
} as const satisfies Record<ReviewStatus, StandingState>;

/** Decided from where the team stands and what was submitted last. */
export const standingOf = (
  kind: SingleKind,
  { status, certified }: { readonly status: ReviewStatus | null; readonly certified: boolean },
  submission: Submission | undefined,
): Standing => {
  const isAsked = status === 'UNDER' && submission?.status === 'UNDER' && submission.isAsked;
  const now = isAsked ? 'asked' : waits[status ?? 'NO'];
  const isOpenChange = certified && (now === 'under' || now === 'asked' || now === 'rejected');
  return { kind, state: certified ? 'done' : now, change: isOpenChange ? now : undefined, submission };
};

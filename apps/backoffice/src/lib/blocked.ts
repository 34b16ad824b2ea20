import type { SingleKind } from '@balcao/contract/review';
import type { CurrentUser, ReviewStatus } from '@balcao/contract/session';

type BlockState = 'open' | 'under' | 'rejected' | 'outdated';

const states = {
  NO: 'open',
  REVOKED: 'open',
  UNDER: 'under',
  REJECT: 'rejected',
  // Accepted once, and yet it does not hold: the team was certified as someone else after it.
  SUCCESS: 'outdated',
} as const satisfies Record<ReviewStatus, BlockState>;

/** What keeps a team from what it needs, and how far that is; undefined when nothing does. */
export const blockOf = (
  needs: 'team' | 'payment',
  user: Pick<CurrentUser, 'teamCert' | 'paymentCert' | 'reviewStatus' | 'formStatus'>,
): { readonly kind: SingleKind; readonly state: BlockState } | undefined => {
  if (needs === 'team' ? user.teamCert : user.paymentCert) return undefined;
  const kind = user.teamCert ? 'merchant' : 'certification';
  const status = kind === 'merchant' ? user.formStatus : user.reviewStatus;
  return { kind, state: states[status ?? 'NO'] };
};

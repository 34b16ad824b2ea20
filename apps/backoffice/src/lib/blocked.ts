import type { ReviewKind } from '@balcao/contract/review';
import type { CurrentUser } from '@balcao/contract/session';

/** What keeps a team from what it needs, and how far that is; undefined when nothing does (specification §4). */
export const blockOf = (
  needs: 'team' | 'payment',
  user: Pick<CurrentUser, 'teamCert' | 'paymentCert' | 'reviewStatus' | 'formStatus'>,
): { readonly kind: ReviewKind; readonly state: 'open' | 'under' | 'rejected' } | undefined => {
  if (needs === 'team' ? user.teamCert : user.paymentCert) return undefined;
  const kind = user.teamCert ? 'merchant' : 'certification';
  const status = kind === 'merchant' ? user.formStatus : user.reviewStatus;
  return { kind, state: status === 'REJECT' ? 'rejected' : status === 'UNDER' ? 'under' : 'open' };
};

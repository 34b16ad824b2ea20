import { reaches } from '@balcao/contract/menus';
import type { SingleKind } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from './member.ts';
import { type Standing, standingOf } from './standing-state.ts';
import { certificationOptions, merchantFormOptions } from './submission.queries.ts';

/** Only what waits, or is to be corrected, has more to tell than the session says. */
const hasMore = (status: ReviewStatus | null): boolean => status === 'UNDER' || status === 'REJECT';

/** How far the member's team is with its certification and with its data for payments. */
export const useStandings = (): Readonly<Record<SingleKind, Standing>> => {
  const user = useCurrentUser();
  const maySee = reaches(user, 'setting.merchant', 'read');
  const certification = useQuery({ ...certificationOptions, enabled: maySee && hasMore(user.reviewStatus) });
  const merchant = useQuery({ ...merchantFormOptions, enabled: maySee && hasMore(user.formStatus) });
  const standing = { status: user.reviewStatus, certified: user.teamCert };
  const ofForm = { status: user.formStatus, certified: user.paymentCert };
  return {
    certification: standingOf('certification', standing, certification.data?.submission ?? undefined),
    merchant: standingOf('merchant', ofForm, merchant.data?.submission ?? undefined),
  };
};

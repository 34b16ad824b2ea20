import { reaches } from '@balcao/contract/menus';
import type { CurrentUser, ReviewStatus } from '@balcao/contract/session';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '../lib/member.ts';

const WaitingNotice = lazy(() => import('./waiting-notice.tsx'));

const mayWait = (status: ReviewStatus | null): boolean => status === 'UNDER' || status === 'REJECT';
/** Only who can do something about it is told; what waits is fetched only where something can. */
const concerns = (user: CurrentUser): boolean =>
  (mayWait(user.reviewStatus) || mayWait(user.formStatus)) && reaches(user, 'setting.merchant', 'write');

/** What waits for a person of the team, above its screens; the home and the merchant's own pages say it themselves. */
export const useWaiting = (): ReactNode => {
  const user = useCurrentUser();
  const isSaidThere = useLocation({ select: ({ pathname }) => /^\/(home|setting\/merchant)/.test(pathname) });
  return isSaidThere || !concerns(user) ? null : (
    <Suspense>
      <WaitingNotice />
    </Suspense>
  );
};

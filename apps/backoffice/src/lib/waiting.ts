import { reaches } from '@balcao/contract/menus';
import type { ReviewStatus } from '@balcao/contract/session';
import { useLocation } from '@tanstack/react-router';
import { useCurrentUser } from './member.ts';

const mayWait = (status: ReviewStatus | null): boolean => status === 'UNDER' || status === 'REJECT';

/**
 * Whether the screens of the team say above everything what waits for a person: only to who can do something about it, and not on
 * the home and the merchant's own pages, which say it themselves.
 */
export const useWaitingAbove = (): boolean => {
  const user = useCurrentUser();
  const isSaidThere = useLocation({ select: ({ pathname }) => /^\/(home|setting\/merchant|certify)/.test(pathname) });
  const waits = mayWait(user.reviewStatus) || mayWait(user.formStatus);
  return waits && !isSaidThere && reaches(user, 'setting.merchant', 'write');
};

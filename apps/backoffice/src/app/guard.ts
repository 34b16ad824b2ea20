import type { CurrentUser } from '@balcao/contract/session';
import { isOpenPage } from '../lib/open-page.ts';

/** Where the guard sends someone who has a token: on, to another address, or to wait for the account info first. */
export type Passage = 'pass' | 'load' | '/' | '/teams';

const needsNoTeam = (pathname: string): boolean =>
  ['/teams', '/certify', '/account'].includes(pathname) || isOpenPage(pathname);

/**
 * The navigation guard for signed-in members, based on what is known of the session. Without a token it is not reached: the stage shows the login
 * instead.
 */
export const passageTo = (pathname: string, user: CurrentUser | undefined): Passage => {
  if (pathname === '/login') return '/';
  if (!user) return 'load';
  if (!user.merchantId && !needsNoTeam(pathname)) return '/teams';
  return 'pass';
};

import type { CurrentUser } from '@balcao/contract/session';

/** Where the guard sends somebody: on, to another address, or to wait for the account info first. */
export type Passage = 'pass' | 'load' | '/login' | '/' | '/teams';

const isPublic = (pathname: string): boolean => pathname === '/login';
const needsNoTeam = (pathname: string): boolean => pathname === '/teams' || pathname === '/account';

/** The navigation guard (specification §2), decided from what is known: a token, and whose session it is. */
export const passageTo = (pathname: string, hasToken: boolean, user: CurrentUser | undefined): Passage => {
  if (!hasToken) return isPublic(pathname) ? 'pass' : '/login';
  if (isPublic(pathname)) return '/';
  if (!user) return 'load';
  if (!user.merchantId && !needsNoTeam(pathname)) return '/teams';
  return 'pass';
};

/**
 * An address to return to after the login: a path of this site, or nothing. An address of another site, and the entrances that
 * need no return, are left out.
 */
export const backTarget = (back: unknown, origin: string): string | undefined => {
  if (typeof back !== 'string' || !back.startsWith('/') || back.length > 2_000) return undefined;
  const url = URL.parse(back, origin);
  if (url?.origin !== origin || ['/', '/home', '/login', '/teams'].includes(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
};

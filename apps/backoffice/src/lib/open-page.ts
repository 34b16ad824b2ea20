/** Requests to support are of a team: they are below the help center, and not open. */
const isOfTeam = (pathname: string): boolean => /^\/help\/requests(\/|$)/.test(pathname);

/** The page of an invitation (rule: always-reachable). */
export const invitePath = '/invite';

/** Whether anyone may read a page, also before they log in: the help center, the state of the platform, an invitation. */
export const isOpenPage = (pathname: string): boolean =>
  !isOfTeam(pathname) && (['/status', '/help', invitePath].includes(pathname) || pathname.startsWith('/help/'));

/** Requests to support are of a team: they are below the help center, and not open. */
const isOfTeam = (pathname: string): boolean => /^\/help\/requests(\/|$)/.test(pathname);

/** Whether anybody may read a page, also before they log in: the help center and the state of the platform. */
export const isOpenPage = (pathname: string): boolean =>
  !isOfTeam(pathname) && (pathname === '/status' || pathname === '/help' || pathname.startsWith('/help/'));

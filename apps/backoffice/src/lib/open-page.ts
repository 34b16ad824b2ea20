/** Whether anybody may read a page, also before they log in: the help center and the state of the platform. */
export const isOpenPage = (pathname: string): boolean =>
  pathname === '/status' || pathname === '/help' || pathname.startsWith('/help/');

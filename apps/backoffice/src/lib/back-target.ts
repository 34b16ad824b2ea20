/**
 * An address to return to after the login: a path of this site, or nothing. An address of another site, and the entrances that
 * need no return, are left out.
 */
export const backTarget = (back: unknown, origin: string): string | undefined => {
  if (typeof back !== 'string' || !back.startsWith('/') || back.length > 2_000) return undefined;
  const url = URL.parse(back, origin);
  // A path that begins with two slashes names another host once it is used as an address.
  if (
    url?.origin !== origin ||
    url.pathname.startsWith('//') ||
    ['/', '/home', '/login', '/teams'].includes(url.pathname)
  )
    return undefined;
  return url.pathname + url.search + url.hash;
};

/**
 * Whether a path may be that of a screen, and no call, file, document or question of a machine. The worker of the offline page carries only
 * the text of this function, so it uses nothing that stands outside of it.
 */
export const isPageAddress = (pathname: string): boolean =>
  // Addresses of screens contain no file name and no hidden path: `/.env`, `/.git/HEAD`, `/wp-login.php`.
  !/\/\.|\.[a-z0-9]{1,8}$/i.test(pathname) &&
  !/^\/(admin|open|app\/v1|console\/v1|sandbox|upload|docs|health|ready|metrics)(\/|$)/i.test(pathname) &&
  !pathname.includes('/assets/');

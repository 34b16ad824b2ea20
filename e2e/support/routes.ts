import type { Page } from '@playwright/test';

/**
 * The routes of a running app, read off its own router: a new screen is photographed because it is a route. Someone who is not
 * signed in may get a page that has no router yet; then that page is all there is.
 */
export const routesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Route {
      readonly fullPath: string;
    }
    const { __TSR_ROUTER__: router } = globalThis as unknown as {
      __TSR_ROUTER__?: { routesById: Record<string, Route> };
    };
    if (!router) return ['/'];
    return [...new Set(Object.values(router.routesById).map(({ fullPath }) => fullPath || '/'))];
  });

/** The address of a route with real values for its parameters; undefined when one of them is not known. */
export const addressOf = (route: string, params: Readonly<Record<string, string>>): string | undefined => {
  const names = [...route.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? '');
  if (names.some((name) => !params[name])) return undefined;
  return route
    .replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    .replace(/(.)\/$/, '$1');
};

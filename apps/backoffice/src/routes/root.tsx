import { createRootRouteWithContext, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { passageTo } from '../app/guard.ts';
import { RootFrame } from '../app/root-frame.tsx';
import type { RouterContext } from '../app/router-context.ts';
import { backTarget } from '../lib/back-target.ts';
import { currentUserOptions } from '../lib/current-user.ts';
import { loadCurrentUser } from '../lib/load-user.ts';
import { isOpenPage } from '../lib/open-page.ts';
import { sessionToken } from '../lib/session-token.ts';

/** Every address behind the login passes the guard first; below it a page finds the member in `context.user`. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  notFoundComponent: lazyRouteComponent(() => import('../app/not-found-page.tsx'), 'NotFoundPage'),
  beforeLoad: async ({ context: { queryClient }, location: { pathname, href } }) => {
    const user = queryClient.getQueryData(currentUserOptions.queryKey);
    if (isOpenPage(pathname) && !sessionToken.get()) return { user };
    const passage = passageTo(pathname, user);
    if (passage === 'load') {
      // Past the query cache, which would speak: the session is cleared without a word.
      const loaded = await loadCurrentUser().catch(() => undefined);
      if (!loaded) return leave(href);
      queryClient.setQueryData(currentUserOptions.queryKey, loaded);
      throw redirect({ href, replace: true });
    }
    if (passage === '/') throw redirect({ to: '/', replace: true });
    if (passage === '/teams') {
      throw redirect({ to: '/teams', search: { back: backTarget(href, location.origin) }, replace: true });
    }
    return { user };
  },
});

/** Clears the session. The stage takes the house down, so nothing waits for the end of this. */
const leave = (from: string): Promise<never> => {
  sessionToken.clear(from);
  return new Promise(() => undefined);
};

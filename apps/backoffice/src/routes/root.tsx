import { createRootRouteWithContext, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadAccountInfo } from '../app/account-info.ts';
import { backTarget, passageTo } from '../app/guard.ts';
import { RootFrame } from '../app/root-frame.tsx';
import type { RouterContext } from '../app/router-context.ts';
import { currentUserOptions } from '../lib/current-user.ts';
import { sessionToken } from '../lib/session-token.ts';

/** Every address passes the guard first; below it a page finds the member in `context.user`. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  notFoundComponent: lazyRouteComponent(() => import('../app/not-found-page.tsx'), 'NotFoundPage'),
  beforeLoad: async ({ context, location: { pathname, href } }) => {
    const user = context.queryClient.getQueryData(currentUserOptions.queryKey);
    const passage = passageTo(pathname, sessionToken.get() !== undefined, user);
    const back = backTarget(href, location.origin);
    if (passage === 'load') {
      if (await loadAccountInfo(context.queryClient)) throw redirect({ href, replace: true });
      sessionToken.clear();
      throw redirect({ to: '/login', search: { back }, replace: true });
    }
    if (passage === '/') throw redirect({ to: '/', replace: true });
    if (passage !== 'pass') throw redirect({ to: passage, search: { back }, replace: true });
    return { user };
  },
});

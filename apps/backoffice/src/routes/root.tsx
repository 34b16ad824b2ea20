import { showToast } from '@balcao/ui/notice';
import { decide, wordsOfRefusal } from '@balcao/ui/refusals';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { passageTo } from '../app/guard.ts';
import { RootFrame } from '../app/root-frame.tsx';
import type { RouterContext } from '../app/router-context.ts';
import { backTarget } from '../lib/back-target.ts';
import { currentUserOptions } from '../lib/current-user.ts';
import { loadCurrentUser } from '../lib/load-user.ts';
import { logOutFrom } from '../lib/log-out.ts';
import { isOpenPage } from '../lib/open-page.ts';
import { sessionToken } from '../lib/session-token.ts';

/** Every address behind the login passes the guard first; below it a page finds the member in `context.user`. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  beforeLoad: async ({ context: { queryClient }, location: { pathname, href } }) => {
    const user = queryClient.getQueryData(currentUserOptions.queryKey);
    if (!sessionToken.get()) return isOpenPage(pathname) ? { user } : toLogin(href);
    const passage = passageTo(pathname, user);
    if (passage === 'load') {
      // Past the query cache, which would speak: the session is cleared without a word, but for rights that have changed.
      const loaded = await loadCurrentUser().catch((error: unknown) => leave(href, error));
      queryClient.setQueryData(currentUserOptions.queryKey, loaded);
      throw redirect({ href, replace: true });
    }
    if (passage === '/') throw redirect({ to: '/', replace: true });
    if (passage === '/teams') {
      const { enterOwnTeam } = await import('../features/team/own-team.queries.ts');
      if (await enterOwnTeam(queryClient)) throw redirect({ href, replace: true });
      throw redirect({ to: '/teams', search: { back: backTarget(href, location.origin) }, replace: true });
    }
    return { user };
  },
});

/** A reader without a session goes on to a page that needs one: the stage shows the login in its place. */
const toLogin = (from: string): Promise<never> => {
  sessionToken.clear(from);
  return new Promise(() => undefined);
};

/** Clears the session. The stage takes the app shell down, so nothing waits for the end of this. */
const leave = (from: string, error: unknown): Promise<never> => {
  if (decide(error).does === 'tips') {
    // Said at the login, which the person sees next.
    showToast({ tone: 'bad', message: wordsOfRefusal(error) });
    void logOutFrom(from);
  } else sessionToken.clear(from);
  return new Promise(() => undefined);
};

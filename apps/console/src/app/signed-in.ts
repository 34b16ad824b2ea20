import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { sessionToken } from '../lib/session-token.ts';
import { queryClient } from './query-client.ts';

export const root = createRootRoute({
  notFoundComponent: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
});

/** Pages of staff who are signed in; the frame shows who they are, so that is known before. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: () => {
    if (!sessionToken.get()) throw redirect({ to: '/login' });
  },
  loader: () => queryClient.ensureQueryData(currentStaffOptions),
  component: lazyRouteComponent(() => import('./frame.tsx'), 'Frame'),
  errorComponent: lazyRouteComponent(() => import('./failed-page.tsx'), 'FailedPage'),
});

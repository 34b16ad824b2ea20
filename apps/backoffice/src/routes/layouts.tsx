import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});

/** The frame of what one can do before a team is chosen: no side menu. */
export const sessionLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'session',
  component: lazyRouteComponent(() => import('../app/session-layout.tsx'), 'SessionLayout'),
});

/** The frame of what anyone may read, with a session and without one. */
export const openLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'open',
  component: lazyRouteComponent(() => import('../app/open-layout.tsx'), 'OpenLayout'),
});

/** The frame of the team area, with the side menu. */
export const teamLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'team',
  component: lazyRouteComponent(() => import('../app/team-layout.tsx'), 'TeamLayout'),
});

/** Within the layout of the route that has it. */
export const notFoundPage = lazyRouteComponent(() => import('../app/not-found-page.tsx'), 'NotFoundPage');

/** Every address that leads nowhere: the menu stays. */
export const unknownRoute = createRoute({ getParentRoute: () => teamLayout, path: '$', component: notFoundPage });

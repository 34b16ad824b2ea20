import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { backTarget } from '../lib/back-target.ts';
import { withWords } from '../lib/words.ts';
import { sessionLayout } from './layouts.tsx';

export const teamsRoute = createRoute({
  getParentRoute: () => sessionLayout,
  path: '/teams',
  staticData: { title: 'teams', hidden: true },
  validateSearch: (search: Record<string, unknown>): { back?: string | undefined } => ({
    back: backTarget(search.back, location.origin),
  }),
  component: lazyRouteComponent(
    () => withWords('team', () => import('../features/team/team-list-page.tsx')),
    'TeamListPage',
  ),
});

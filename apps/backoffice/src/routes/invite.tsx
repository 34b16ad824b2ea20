import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withWords } from '../lib/words.ts';
import { sessionLayout } from './layouts.tsx';

/** Reached with a token and without: before the login, the stage shows the same invitation above its forms (rule: always-reachable). */
export const inviteRoute = createRoute({
  getParentRoute: () => sessionLayout,
  path: '/invite',
  staticData: { title: 'invite', hidden: true },
  validateSearch: (search: Record<string, unknown>): { code: string } => ({
    code: typeof search.code === 'string' ? search.code : '',
  }),
  component: lazyRouteComponent(
    () => withWords('team', () => import('../features/invitation/invite-page.tsx')),
    'InvitePage',
  ),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withWords } from '../lib/words.ts';
import { sessionLayout } from './layouts.tsx';

export const accountRoute = createRoute({
  getParentRoute: () => sessionLayout,
  path: '/account',
  staticData: { title: 'account', hidden: true },
  component: lazyRouteComponent(
    () => withWords(['team', 'setting'], () => import('./account-page.tsx')),
    'AccountPage',
  ),
});

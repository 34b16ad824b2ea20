import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { sessionLayout } from './layouts.tsx';

export const accountRoute = createRoute({
  getParentRoute: () => sessionLayout,
  path: '/account',
  staticData: { title: 'account', hidden: true },
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { teamLayout } from './layouts.tsx';

export const notificationsRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/notifications',
  staticData: { title: 'notifications', hidden: true, allMembers: true },
  validateSearch: searchBy((all) => all.notices, {}),
  component: lazyRouteComponent(() => import('../features/notification/notification-page.tsx'), 'NotificationPage'),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { NoticeSearch } from '../features/notification/notification.queries.ts';
import { teamLayout } from './layouts.tsx';

export const notificationsRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/notifications',
  staticData: { title: 'notifications', hidden: true, allMembers: true },
  validateSearch: searchBy(NoticeSearch),
  component: lazyRouteComponent(() => import('../features/notification/notification-page.tsx'), 'NotificationPage'),
});

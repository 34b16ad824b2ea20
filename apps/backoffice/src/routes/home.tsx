import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withWords } from '../lib/words.ts';
import { teamLayout } from './layouts.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/home',
  staticData: { title: 'home', icon: 'home', anyRight: true },
  component: lazyRouteComponent(() => withWords(['team', 'money'], () => import('./home-page.tsx')), 'HomePage'),
});

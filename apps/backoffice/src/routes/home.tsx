import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { firstPage, menuOf } from '../app/menu.ts';
import { withWords } from '../lib/words.ts';
import { teamLayout } from './layouts.tsx';

/** Leads on to where the member works first, when that is elsewhere. */
export const homeRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/home',
  staticData: { title: 'home', icon: 'home' },
  beforeLoad: ({ context: { user }, location }) => {
    const first = user && firstPage(menuOf(teamLayout, user));
    if (first && first !== location.pathname) throw redirect({ href: first, replace: true });
  },
  component: lazyRouteComponent(() => withWords('team', () => import('../features/home/home-page.tsx')), 'HomePage'),
});

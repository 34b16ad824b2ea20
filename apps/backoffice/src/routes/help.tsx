import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withWords } from '../lib/words.ts';
import { openLayout } from './layouts.tsx';

const lettersAtMost = 100;

const helpCenterRoute = createRoute({
  getParentRoute: () => openLayout,
  path: '/help',
  staticData: { title: 'help', hidden: true },
  // The router reads digits as a number.
  validateSearch: ({ text }: { text?: string | number | undefined }): { text?: string } =>
    text === undefined || text === '' ? {} : { text: String(text).slice(0, lettersAtMost) },
  component: lazyRouteComponent(
    () => withWords('help', () => import('../features/help/help-center-page.tsx')),
    'HelpCenterPage',
  ),
});

const helpArticleRoute = createRoute({
  getParentRoute: () => openLayout,
  path: '/help/$slug',
  staticData: { title: 'help', hidden: true },
  component: lazyRouteComponent(
    () => withWords('help', () => import('../features/help/help-article-page.tsx')),
    'HelpArticlePage',
  ),
});

const helpGuideRoute = createRoute({
  getParentRoute: () => openLayout,
  path: '/help/guide/$name',
  staticData: { title: 'help', hidden: true },
  component: lazyRouteComponent(
    () => withWords('help', () => import('../features/help/help-guide-page.tsx')),
    'HelpGuidePage',
  ),
});

const statusRoute = createRoute({
  getParentRoute: () => openLayout,
  path: '/status',
  staticData: { title: 'platformStatus', hidden: true },
  component: lazyRouteComponent(
    () => withWords('help', () => import('../features/status/status-page.tsx')),
    'StatusPage',
  ),
});

export const helpRoutes = [helpCenterRoute, helpArticleRoute, helpGuideRoute, statusRoute] as const;

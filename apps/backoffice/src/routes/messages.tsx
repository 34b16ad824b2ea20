import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { prefetch, prefetchWith } from '../app/prefetch.ts';
import { withWords } from '../lib/words.ts';
import { teamLayout } from './layouts.tsx';

const templates = () => import('../features/template/template.queries.ts');

const templateSearch = searchBy((all) => all.templates, {});

const messagesRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/messages',
  staticData: { title: 'messages', icon: 'messages' },
});

const templateListRoute = createRoute({
  getParentRoute: () => messagesRoute,
  path: '/',
  staticData: { title: 'messageTemplates', menuId: 'messages.index' },
  validateSearch: templateSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(templates(), ({ templateListOptions }) =>
      prefetch(context, 'messages.index', templateListOptions(search)),
    ),
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/template/template-list-page.tsx')),
    'TemplateListPage',
  ),
});

const templateNewRoute = createRoute({
  getParentRoute: () => messagesRoute,
  path: '/new',
  staticData: { title: 'templateNew', menuId: 'messages.index', hidden: true },
  component: lazyRouteComponent(
    // What every form says of its draft stands with the words of settings.
    () => withWords(['channel', 'setting'], () => import('../features/template/template-new-page.tsx')),
    'TemplateNewPage',
  ),
});

const templateRoute = createRoute({
  getParentRoute: () => messagesRoute,
  path: '/$templateId',
  staticData: { title: 'templateOne', menuId: 'messages.index', hidden: true },
  loader: ({ context, params: { templateId } }) =>
    prefetchWith(templates(), ({ templateOptions }) =>
      prefetch(context, 'messages.index', templateOptions(templateId)),
    ),
  component: lazyRouteComponent(
    () => withWords(['channel', 'setting'], () => import('../features/template/template-page.tsx')),
    'TemplatePage',
  ),
});

export const messageRoutes = messagesRoute.addChildren([templateListRoute, templateNewRoute, templateRoute]);

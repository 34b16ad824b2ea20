import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { prefetch, prefetchWith } from '../app/prefetch.ts';
import { spanOf } from '../features/usage/usage-days.ts';
import { withWords } from '../lib/words.ts';
import { teamLayout } from './layouts.tsx';

/** Comes with the page: what asks for mini programs is more than the routes need. */
const applets = () => import('../features/applet/applet.queries.ts');

const appletsRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/applets',
  staticData: { title: 'applets', icon: 'applets' },
});

const appletsStartRoute = createRoute({
  getParentRoute: () => appletsRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/applets/index', replace: true });
  },
});

const appletsSearch = searchBy((all) => all.applets, {});

const appletListRoute = createRoute({
  getParentRoute: () => appletsRoute,
  path: '/index',
  staticData: { title: 'myApplets', menuId: 'applets.index' },
  validateSearch: appletsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(applets(), ({ appletListOptions }) => prefetch(context, 'applets.index', appletListOptions(search))),
  component: lazyRouteComponent(
    () => withWords('applet', () => import('../features/applet/applet-list-page.tsx')),
    'AppletListPage',
  ),
});

const appletNewRoute = createRoute({
  getParentRoute: () => appletsRoute,
  path: '/new',
  staticData: { title: 'appletNew', menuId: 'applets.index', hidden: true },
  component: lazyRouteComponent(
    () => withWords('applet', () => import('../features/applet/applet-new-page.tsx')),
    'AppletNewPage',
  ),
});

export const appletSettingRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/applet/$appletId/setting',
  staticData: { title: 'appletSetting', menuId: 'applets.index', hidden: true },
  loader: ({ context, params: { appletId } }) =>
    prefetchWith(applets(), ({ appletOptions }) => prefetch(context, 'applets.index', appletOptions(appletId))),
  component: lazyRouteComponent(
    () => withWords(['applet', 'channel'], () => import('./applet-setting-page.tsx')),
    'AppletSettingPage',
  ),
});

/** What the page of versions shows first. */
const versions = () => import('../features/version/version.queries.ts');
const versionSearch = searchBy((all) => all.versions, {});

export const appletVersionRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/applet/$appletId/version',
  staticData: { title: 'appletVersion', menuId: 'applets.index', hidden: true },
  validateSearch: versionSearch,
  loader: ({ context, params: { appletId } }) => {
    prefetchWith(applets(), ({ appletOptions }) => prefetch(context, 'applets.index', appletOptions(appletId)));
    prefetchWith(versions(), ({ boardOptions }) => prefetch(context, 'applets.index', boardOptions(appletId)));
  },
  component: lazyRouteComponent(
    () => withWords('applet', () => import('./applet-version-page.tsx')),
    'AppletVersionPage',
  ),
});

/** What may be reached, which the page of development sets. */
const domains = () => import('../features/domain/domain.queries.ts');

const credentials = () => import('../features/credential/credential.queries.ts');

export const appletDevelopRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/applet/$appletId/develop',
  staticData: { title: 'appletDevelop', menuId: 'applets.index', hidden: true },
  loader: ({ context, params: { appletId } }) => {
    prefetchWith(applets(), ({ appletOptions }) => prefetch(context, 'applets.index', appletOptions(appletId)));
    prefetchWith(credentials(), ({ secretOptions, uploadKeysOptions, allowlistOptions, serverCallsOptions }) => {
      prefetch(context, 'applets.index', secretOptions(appletId));
      prefetch(context, 'applets.index', uploadKeysOptions(appletId));
      prefetch(context, 'applets.index', allowlistOptions(appletId));
      prefetch(context, 'applets.index', serverCallsOptions(appletId));
    });
    prefetchWith(domains(), ({ domainsOptions }) => prefetch(context, 'applets.index', domainsOptions(appletId)));
  },
  component: lazyRouteComponent(
    () => withWords('applet', () => import('./applet-develop-page.tsx')),
    'AppletDevelopPage',
  ),
});

/** What the page of messages shows first. */
const messages = () => import('../features/message/message.queries.ts');
const messageSearch = searchBy((all) => all.messages, {});

export const appletMessageRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/applet/$appletId/message',
  staticData: { title: 'appletMessage', menuId: 'applets.index', hidden: true },
  validateSearch: messageSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params: { appletId }, deps: { search } }) => {
    prefetchWith(applets(), ({ appletOptions }) => prefetch(context, 'applets.index', appletOptions(appletId)));
    prefetchWith(messages(), ({ templatesOptions, deliveriesOptions }) => {
      prefetch(context, 'applets.index', templatesOptions(appletId));
      prefetch(context, 'applets.index', deliveriesOptions(appletId, search));
    });
  },
  component: lazyRouteComponent(
    () => withWords('applet', () => import('./applet-message-page.tsx')),
    'AppletMessagePage',
  ),
});

/** What the page of usage shows first. */
const usage = () => import('../features/usage/usage.queries.ts');
const usageSearch = searchBy((all) => all.usage, {});

export const appletUsageRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/applet/$appletId/usage',
  staticData: { title: 'appletUsage', menuId: 'applets.index', hidden: true },
  validateSearch: usageSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params: { appletId }, deps: { search } }) =>
    prefetchWith(usage(), ({ usageOptions, faultsOptions }) => {
      prefetch(context, 'applets.index', usageOptions(appletId, spanOf(search)));
      prefetch(context, 'applets.index', faultsOptions(appletId, search));
    }),
  component: lazyRouteComponent(() => withWords('applet', () => import('./applet-usage-page.tsx')), 'AppletUsagePage'),
});

export const appletRoutes = appletsRoute.addChildren([appletsStartRoute, appletListRoute, appletNewRoute]);

import { createRoute, lazyRouteComponent, redirect, type SearchSchemaInput } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { prefetch, prefetchWith } from '../app/prefetch.ts';
import { monthIn } from '../features/broadcast/broadcast-month.ts';
import { withWords } from '../lib/words.ts';
import { teamLayout } from './layouts.tsx';

/** Comes with the page: what asks for channels is more than the routes need. */
const channels = () => import('../features/channel/channel.queries.ts');

const channelsRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channels',
  staticData: { title: 'channels', icon: 'channels' },
});

const channelsStartRoute = createRoute({
  getParentRoute: () => channelsRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/channels/index', replace: true });
  },
});

const oneChannel = () => import('../lib/channel.queries.ts');

const channelsSearch = searchBy((all) => all.channels, {});

const channelListRoute = createRoute({
  getParentRoute: () => channelsRoute,
  path: '/index',
  staticData: { title: 'myChannels', menuId: 'channels.index' },
  validateSearch: channelsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(channels(), ({ channelListOptions }) =>
      prefetch(context, 'channels.index', channelListOptions(search)),
    ),
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/channel/channel-list-page.tsx')),
    'ChannelListPage',
  ),
});

const channelNewRoute = createRoute({
  getParentRoute: () => channelsRoute,
  path: '/new',
  staticData: { title: 'channelNew', menuId: 'channels.index', hidden: true },
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/channel/channel-new-page.tsx')),
    'ChannelNewPage',
  ),
});

export const channelSettingRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/setting/index',
  staticData: { title: 'channelSetting', menuId: 'channels.index', hidden: true },
  loader: ({ context, params: { channelId } }) =>
    prefetchWith(Promise.all([oneChannel(), channels()]), ([{ channelOptions }, { managersOptions }]) => {
      prefetch(context, 'channels.index', channelOptions(channelId));
      prefetch(context, 'channels.index', managersOptions(channelId));
    }),
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/channel/channel-setting-page.tsx')),
    'ChannelSettingPage',
  ),
});

interface CertificationSearch {
  /** The form is open. */
  edit?: true;
  /** At which step. */
  step?: string;
}
const certificationSearch = (search: { edit?: unknown; step?: unknown } & SearchSchemaInput): CertificationSearch => ({
  ...(String(search.edit) === 'true' ? { edit: true } : {}),
  ...(typeof search.step === 'string' ? { step: search.step } : {}),
});
const certificationPages = () =>
  // What every form says of its draft stands with the words of settings.
  withWords(['channel', 'setting'], () => import('../features/channel/channel-certification-page.tsx'));
const certifications = (context: Parameters<typeof prefetch>[0], channelId: string) =>
  prefetchWith(
    Promise.all([oneChannel(), import('../features/channel/channel-certification.queries.ts')]),
    ([{ channelOptions }, { channelCertificationsOptions }]) => {
      prefetch(context, 'channels.index', channelOptions(channelId));
      prefetch(context, 'channels.index', channelCertificationsOptions(channelId));
    },
  );

export const officialCertificationRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/setting/official-certification',
  staticData: { title: 'channelOfficial', menuId: 'channels.index', hidden: true },
  validateSearch: certificationSearch,
  loader: ({ context, params: { channelId } }) => certifications(context, channelId),
  component: lazyRouteComponent(certificationPages, 'OfficialCertificationPage'),
});
export const personalCertificationRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/setting/personal-certification',
  staticData: { title: 'channelPersonal', menuId: 'channels.index', hidden: true },
  validateSearch: certificationSearch,
  loader: ({ context, params: { channelId } }) => certifications(context, channelId),
  component: lazyRouteComponent(certificationPages, 'PersonalCertificationPage'),
});
export const subjectInformationRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/setting/subject-information',
  staticData: { title: 'channelSubject', menuId: 'channels.index', hidden: true },
  validateSearch: certificationSearch,
  loader: ({ context, params: { channelId } }) => certifications(context, channelId),
  component: lazyRouteComponent(certificationPages, 'SubjectInformationPage'),
});

export const associateRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/services/associate',
  staticData: { title: 'associate', menuId: 'channels.index', hidden: true },
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/association/associate-page.tsx')),
    'AssociatePage',
  ),
});

const broadcastSearch = searchBy((all) => all.broadcasts, {});
const broadcasts = () => import('../features/broadcast/broadcast.queries.ts');

export const broadcastListRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/broadcast/index',
  staticData: { title: 'broadcasts', menuId: 'channels.index', hidden: true },
  validateSearch: broadcastSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params: { channelId }, deps: { search } }) =>
    prefetchWith(broadcasts(), ({ broadcastListOptions, broadcastCalendarOptions }) => {
      const { view, month: _, ...list } = search;
      return view === 'calendar'
        ? prefetch(context, 'channels.index', broadcastCalendarOptions(channelId, monthIn(search)))
        : prefetch(context, 'channels.index', broadcastListOptions(channelId, list));
    }),
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/broadcast/broadcast-list-page.tsx')),
    'BroadcastListPage',
  ),
});

export const broadcastEditRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/broadcast/edit',
  staticData: { title: 'broadcastEdit', menuId: 'channels.index', hidden: true },
  validateSearch: (search: { id?: unknown } & SearchSchemaInput): { id: string } => ({ id: String(search.id ?? '') }),
  beforeLoad: ({ search: { id }, params }) => {
    if (id === '') throw redirect({ to: '/channel/$channelId/broadcast/index', params, replace: true });
  },
  component: lazyRouteComponent(
    // What every form says of its draft stands with the words of settings.
    () => withWords(['channel', 'setting'], () => import('../features/broadcast/broadcast-edit-page.tsx')),
    'BroadcastEditPage',
  ),
});

const replySearch = searchBy((all) => all.replies, {});

export const replyListRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/replies',
  staticData: { title: 'replies', menuId: 'channels.index', hidden: true },
  validateSearch: replySearch,
  loader: ({ context, params: { channelId } }) =>
    prefetchWith(oneChannel(), ({ channelOptions }) => prefetch(context, 'channels.index', channelOptions(channelId))),
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/broadcast/reply-list-page.tsx')),
    'ReplyListPage',
  ),
});

const followerSearch = searchBy((all) => all.followers, {});
const followers = () => import('../features/follower/follower.queries.ts');

export const followerListRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/channel/$channelId/followers',
  staticData: { title: 'followers', menuId: 'channels.index', hidden: true },
  validateSearch: followerSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params: { channelId }, deps: { search } }) =>
    prefetchWith(followers(), ({ followerListOptions }) =>
      prefetch(context, 'channels.index', followerListOptions(channelId, search)),
    ),
  component: lazyRouteComponent(
    () => withWords('channel', () => import('../features/follower/follower-list-page.tsx')),
    'FollowerListPage',
  ),
});

export const channelRoutes = channelsRoute.addChildren([channelsStartRoute, channelListRoute, channelNewRoute]);

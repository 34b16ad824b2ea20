import { watchPages } from '@balcao/ui/leave-page';
import { createQueryClient } from '@balcao/ui/query-client';
import { parseSearch, stringifySearch } from '@balcao/ui/search-text';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { logOutFrom } from '../lib/log-out.ts';
import { sessionToken } from '../lib/session-token.ts';
import { accountRoute } from '../routes/account.tsx';
import {
  appletDevelopRoute,
  appletMessageRoute,
  appletRoutes,
  appletSettingRoute,
  appletUsageRoute,
  appletVersionRoute,
} from '../routes/applet.tsx';
import { certifyRoute } from '../routes/certify.tsx';
import {
  associateRoute,
  broadcastEditRoute,
  broadcastListRoute,
  channelRoutes,
  channelSettingRoute,
  followerListRoute,
  officialCertificationRoute,
  personalCertificationRoute,
  replyListRoute,
  subjectInformationRoute,
} from '../routes/channel.tsx';
import {
  conversationRoute,
  knowledgeRoute,
  robotEditRoute,
  robotListRoute,
  workflowEditRoute,
  workflowListRoute,
} from '../routes/channel-services.tsx';
import { helpRoutes } from '../routes/help.tsx';
import { homeRoute } from '../routes/home.tsx';
import { inviteRoute } from '../routes/invite.tsx';
import { openLayout, sessionLayout, startRoute, teamLayout, unknownRoute } from '../routes/layouts.tsx';
import { messageRoutes } from '../routes/messages.tsx';
import { notificationsRoute } from '../routes/notifications.tsx';
import { paymentRoutes } from '../routes/payment.tsx';
import { rootRoute } from '../routes/root.tsx';
import { settingRoutes } from '../routes/setting.tsx';
import { teamsRoute } from '../routes/team.tsx';
import { ticketRoutes } from '../routes/ticket.tsx';
import { toolLoginRoute } from '../routes/tool.tsx';
import { fetchSearchesLater } from './accepted-search.ts';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { solveWayOf } from './solve-way.tsx';
import { UncertifiedWay } from './uncertified-way.tsx';

const RefusedRight = lazy(() => import('./refused-right.tsx').then((part) => ({ default: part.RefusedRight })));

const routeTree = rootRoute.addChildren([
  startRoute,
  sessionLayout.addChildren([teamsRoute, certifyRoute, accountRoute, inviteRoute]),
  openLayout.addChildren([...helpRoutes]),
  teamLayout.addChildren([
    homeRoute,
    notificationsRoute,
    paymentRoutes,
    appletRoutes,
    appletSettingRoute,
    appletVersionRoute,
    appletDevelopRoute,
    appletMessageRoute,
    appletUsageRoute,
    channelRoutes,
    channelSettingRoute,
    officialCertificationRoute,
    personalCertificationRoute,
    subjectInformationRoute,
    associateRoute,
    broadcastListRoute,
    replyListRoute,
    followerListRoute,
    workflowListRoute,
    workflowEditRoute,
    conversationRoute,
    knowledgeRoute,
    robotListRoute,
    robotEditRoute,
    broadcastEditRoute,
    messageRoutes,
    settingRoutes,
    toolLoginRoute,
    ...ticketRoutes,
    unknownRoute,
  ]),
]);

/** While a dialog is open, a toast cannot be clicked: it gets no link. */
const isDialogOpen = (): boolean => document.querySelector('dialog:modal') !== null;

/** The router and the cache of one session: they come and go with it, so nothing of one person is left for the next. */
export const createApp = () => {
  const queryClient: QueryClient = createQueryClient({
    onSessionEnded: () => sessionToken.clear(router.latestLocation.href),
    onRightsChanged: () => void logOutFrom(router.latestLocation.href),
    describe: (error) => {
      const { name, missing } = error;
      if (missing)
        return (
          <Suspense>
            <RefusedRight queryClient={queryClient} missing={missing} />
          </Suspense>
        );
      if (name === 'not_certified') return <UncertifiedWay onGo={(to) => void router.navigate({ href: to })} />;
      return isDialogOpen() ? undefined : solveWayOf(error);
    },
  });
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0, // The cache of queries knows what is fresh.
    defaultPendingMs: 300,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    scrollRestoration: true,
  });
  watchPages(router);
  fetchSearchesLater(router.history);
  return { router, queryClient };
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApp>['router'];
  }
}

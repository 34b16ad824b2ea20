import { createQueryClient } from '@balcao/ui/query-client';
import { createRouter } from '@tanstack/react-router';
import { leaveSession } from '../lib/session.ts';
import { accountRoute } from '../routes/account.tsx';
import { homeRoute } from '../routes/home.tsx';
import { sessionLayout, startRoute, teamLayout } from '../routes/layouts.tsx';
import { paymentRoutes } from '../routes/payment.tsx';
import { rootRoute } from '../routes/root.tsx';
import { loginRoute } from '../routes/session.tsx';
import { settingRoutes } from '../routes/setting.tsx';
import { teamsRoute } from '../routes/team.tsx';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { parseSearch, stringifySearch } from './search.ts';

const routeTree = rootRoute.addChildren([
  startRoute,
  loginRoute,
  sessionLayout.addChildren([teamsRoute, accountRoute]),
  teamLayout.addChildren([homeRoute, paymentRoutes, settingRoutes]),
]);

export const queryClient = createQueryClient({
  onSessionEnded: () => void leaveSession({ router, queryClient }, { back: true }),
});

export const router = createRouter({
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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

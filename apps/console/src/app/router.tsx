import { watchPages } from '@balcao/ui/leave-page';
import { parseSearch, stringifySearch } from '@balcao/ui/search-text';
import { createRoute, createRouter, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { HelpSearch } from '../features/help/help-search.ts';
import { MerchantPageSearch, MerchantSearch } from '../features/merchant/merchant-search.ts';
import { CaseSearch } from '../features/moderation/case-search.ts';
import { ReviewSearch } from '../features/review/review-search.ts';
import { sandboxOptions } from '../features/sandbox/sandbox.queries.ts';
import { AuditEventSearch } from '../features/staff/audit-event-search.ts';
import { StaffSearch } from '../features/staff/staff-search.ts';
import { SupportSearch } from '../features/support/support-search.ts';
import { TemplateSearch } from '../features/template/template-search.ts';
import { TicketSearch } from '../features/ticket/ticket-search.ts';
import { AutomationSearch } from '../lib/automation-search.ts';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { sessionToken } from '../lib/session-token.ts';
import { financeRoutes } from './finance-routes.ts';
import { homes } from './homes.ts';
import { queryClient } from './query-client.ts';
import { readBy } from './read-search.ts';
import { root, signedIn } from './signed-in.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: () => {
    if (sessionToken.get()) throw redirect({ to: '/' });
  },
  component: lazyRouteComponent(() => import('./login-route.tsx'), 'LoginRoute'),
});

/** The target of the link in the mail; it works with and without a session. */
const setUp = createRoute({
  getParentRoute: () => root,
  path: '/set-up',
  component: lazyRouteComponent(() => import('./set-up-route.tsx'), 'SetUpRoute'),
});

const start = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: async () => {
    const { role } = await queryClient.ensureQueryData(currentStaffOptions);
    throw redirect(homes[role]);
  },
});
const support = createRoute({
  getParentRoute: () => signedIn,
  path: '/support',
  validateSearch: readBy(SupportSearch),
  component: lazyRouteComponent(() => import('./support-route.tsx'), 'SupportRoute'),
});
const waiting = createRoute({
  getParentRoute: () => signedIn,
  path: '/waiting',
  component: lazyRouteComponent(() => import('./waiting-route.tsx'), 'WaitingRoute'),
});
const reviews = createRoute({ getParentRoute: () => signedIn, path: '/review' });
const queue = createRoute({
  getParentRoute: () => reviews,
  path: '/',
  validateSearch: readBy(ReviewSearch),
  component: lazyRouteComponent(() => import('./review-route.tsx'), 'ReviewRoute'),
});
const review = createRoute({
  getParentRoute: () => reviews,
  path: '/$id',
  // What the queue showed, so that the way back leads there.
  validateSearch: readBy(ReviewSearch),
  component: lazyRouteComponent(() => import('./review-page-route.tsx'), 'ReviewPageRoute'),
});

const message = createRoute({
  getParentRoute: () => signedIn,
  path: '/message',
  component: lazyRouteComponent(() => import('./message-route.tsx'), 'MessageRoute'),
});

const template = createRoute({
  getParentRoute: () => signedIn,
  path: '/message-template',
  validateSearch: readBy(TemplateSearch),
  component: lazyRouteComponent(() => import('./template-route.tsx'), 'TemplateRoute'),
});

const channel = createRoute({
  getParentRoute: () => signedIn,
  path: '/channel',
  validateSearch: readBy(CaseSearch),
  component: lazyRouteComponent(() => import('./channel-route.tsx'), 'ChannelRoute'),
});

const robot = createRoute({
  getParentRoute: () => signedIn,
  path: '/robot',
  validateSearch: readBy(AutomationSearch),
  component: lazyRouteComponent(() => import('./robot-route.tsx'), 'RobotRoute'),
});

const workflow = createRoute({
  getParentRoute: () => signedIn,
  path: '/workflow',
  validateSearch: readBy(AutomationSearch),
  component: lazyRouteComponent(() => import('./workflow-route.tsx'), 'WorkflowRoute'),
});

const help = createRoute({
  getParentRoute: () => signedIn,
  path: '/help',
  validateSearch: readBy(HelpSearch),
  component: lazyRouteComponent(() => import('./help-route.tsx'), 'HelpRoute'),
});

const tickets = createRoute({ getParentRoute: () => signedIn, path: '/ticket' });
const ticketQueue = createRoute({
  getParentRoute: () => tickets,
  path: '/',
  validateSearch: readBy(TicketSearch),
  component: lazyRouteComponent(() => import('./ticket-route.tsx'), 'TicketRoute'),
});
const ticket = createRoute({
  getParentRoute: () => tickets,
  path: '/$id',
  component: lazyRouteComponent(() => import('./ticket-page-route.tsx'), 'TicketPageRoute'),
});

const merchants = createRoute({ getParentRoute: () => signedIn, path: '/merchant' });
const merchantList = createRoute({
  getParentRoute: () => merchants,
  path: '/',
  validateSearch: readBy(MerchantSearch),
  component: lazyRouteComponent(() => import('./merchant-route.tsx'), 'MerchantRoute'),
});
const merchant = createRoute({
  getParentRoute: () => merchants,
  path: '/$id',
  // With what the list showed, so that the way back leads there.
  validateSearch: readBy(MerchantPageSearch),
  component: lazyRouteComponent(() => import('./merchant-page-route.tsx'), 'MerchantPageRoute'),
});

const staff = createRoute({
  getParentRoute: () => signedIn,
  path: '/staff',
  validateSearch: readBy(StaffSearch),
  component: lazyRouteComponent(() => import('./staff-route.tsx'), 'StaffRoute'),
});
const record = createRoute({
  getParentRoute: () => signedIn,
  path: '/record',
  validateSearch: readBy(AuditEventSearch),
  component: lazyRouteComponent(() => import('./record-route.tsx'), 'RecordRoute'),
});
const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyRouteComponent(() => import('./account-route.tsx'), 'AccountRoute'),
});

/** The catalogue of the shared parts: for those who build screens, so it is there with the sandbox only. */
const parts = createRoute({
  getParentRoute: () => root,
  path: '/parts',
  beforeLoad: async () => {
    if (!(await queryClient.ensureQueryData(sandboxOptions))) throw notFound();
  },
  component: lazyRouteComponent(() => import('../parts/parts-page.tsx'), 'PartsPage'),
  errorComponent: lazyRouteComponent(() => import('./failed-page.tsx'), 'FailedPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    setUp,
    signedIn.addChildren([
      start,
      support,
      waiting,
      reviews.addChildren([queue, review]),
      message,
      template,
      channel,
      robot,
      workflow,
      help,
      tickets.addChildren([ticketQueue, ticket]),
      merchants.addChildren([merchantList, merchant]),
      ...financeRoutes,
      staff,
      record,
      account,
    ]),
    parts,
  ]),
  basepath: '/console',
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMinMs: 0,
});
watchPages(router);

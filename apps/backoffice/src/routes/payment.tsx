import { reaches } from '@balcao/contract/menus';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { prefetch, prefetchWith } from '../app/prefetch.ts';
import { overviewOptions } from '../features/dashboard/dashboard.queries.ts';
import { orderListOptions, orderOptions } from '../features/order/order.queries.ts';
import { withWords } from '../lib/words.ts';
import { financialRoutes } from './financial.tsx';
import { paymentRoute } from './payment-group.ts';
import { productRoutes } from './product.tsx';

/** Come with the pages: what asks for other things than the overview and orders is more than the routes need. */
const prefetches = () => import('./payment-prefetch.ts');

const paymentStartRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/payment/overview', replace: true });
  },
});

const overviewRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/overview',
  staticData: { title: 'overview', menuId: 'payment.overview' },
  loader: ({ context }) => prefetch(context, 'payment.overview', overviewOptions),
  component: lazyRouteComponent(() => withWords('money', () => import('./overview-page.tsx')), 'OverviewPage'),
});

/** The figures and the lists of what happened to the team's payments: a part of the menu with a title of its own. */
const transactionRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/transaction',
  staticData: { title: 'transactions' },
});

const transactionStartRoute = createRoute({
  getParentRoute: () => transactionRoute,
  path: '/',
  beforeLoad: ({ context: { user } }) => {
    const first = !user || reaches(user, 'payment.dashboard', 'read') ? 'dashboard' : 'orders';
    throw redirect({ to: `/payment/transaction/${first}`, replace: true });
  },
});

const dashboardSearch = searchBy((all) => all.dashboard, {});

const dashboardRoute = createRoute({
  getParentRoute: () => transactionRoute,
  path: '/dashboard',
  staticData: { title: 'dashboard', menuId: 'payment.dashboard' },
  validateSearch: dashboardSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(prefetches(), ({ prefetchDashboard }) => prefetchDashboard(context, search)),
  component: lazyRouteComponent(
    () => withWords('money', () => import('../features/dashboard/dashboard-page.tsx')),
    'DashboardPage',
  ),
});

const ordersSearch = searchBy((all) => all.orders, {});

const ordersRoute = createRoute({
  getParentRoute: () => transactionRoute,
  path: '/orders',
  staticData: { title: 'orders', menuId: 'payment.orders', wide: true },
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) => prefetch(context, 'payment.orders', orderListOptions(search)),
  component: lazyRouteComponent(() => import('./orders-page.tsx'), 'OrdersPage'),
});

/** The list with one order open in the side panel: the page above it reads the number. */
const orderRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/$number',
  staticData: { title: 'orders', menuId: 'payment.orders', hidden: true },
  loader: ({ context, params }) => prefetch(context, 'payment.orders', orderOptions(params.number)),
});

const refundsSearch = searchBy((all) => all.refunds, {});

const refundsRoute = createRoute({
  getParentRoute: () => transactionRoute,
  path: '/refunds',
  staticData: { title: 'refunds', menuId: 'payment.refunds', wide: true },
  validateSearch: refundsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(prefetches(), ({ prefetchRefunds }) => prefetchRefunds(context, search)),
  component: lazyRouteComponent(
    () => withWords('sale', () => import('../features/refund/refund-list-page.tsx')),
    'RefundListPage',
  ),
});

/** The list with one refund open in the side panel. */
const refundRoute = createRoute({
  getParentRoute: () => refundsRoute,
  path: '/$number',
  staticData: { title: 'refunds', menuId: 'payment.refunds', hidden: true },
  loader: ({ context, params }) =>
    prefetchWith(prefetches(), ({ prefetchRefund }) => prefetchRefund(context, params.number)),
});

const disputesSearch = searchBy((all) => all.disputes, {});

const disputesRoute = createRoute({
  getParentRoute: () => transactionRoute,
  path: '/disputes',
  staticData: { title: 'disputes', menuId: 'payment.refunds', wide: true },
  validateSearch: disputesSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(prefetches(), ({ prefetchDisputes }) => prefetchDisputes(context, search)),
  component: lazyRouteComponent(
    () => withWords('sale', () => import('../features/dispute/dispute-list-page.tsx')),
    'DisputeListPage',
  ),
});

/** The list with one dispute open in the side panel. */
const disputeRoute = createRoute({
  getParentRoute: () => disputesRoute,
  path: '/$number',
  staticData: { title: 'disputes', menuId: 'payment.refunds', hidden: true },
  loader: ({ context, params }) =>
    prefetchWith(prefetches(), ({ prefetchDispute }) => prefetchDispute(context, params.number)),
});

const billsSearch = searchBy((all) => all.bills, {});

const billsRoute = createRoute({
  getParentRoute: () => transactionRoute,
  path: '/bills',
  staticData: { title: 'bills', menuId: 'payment.orders' },
  validateSearch: billsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(prefetches(), ({ prefetchBills }) => prefetchBills(context, search)),
  component: lazyRouteComponent(() => withWords('money', () => import('../features/bill/bill-list.tsx')), 'BillList'),
});

const instalmentsSearch = searchBy((all) => all.instalments, {});

const instalmentsRoute = createRoute({
  getParentRoute: () => transactionRoute,
  path: '/instalments',
  staticData: { title: 'instalments', menuId: 'payment.orders', wide: true },
  validateSearch: instalmentsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(prefetches(), ({ prefetchInstalments }) => prefetchInstalments(context, search)),
  component: lazyRouteComponent(
    () => withWords('money', () => import('../features/instalment/instalment-list-page.tsx')),
    'InstalmentListPage',
  ),
});

/** The list with the parts of one order open in the side panel. */
const instalmentRoute = createRoute({
  getParentRoute: () => instalmentsRoute,
  path: '/$number',
  staticData: { title: 'instalments', menuId: 'payment.orders', hidden: true },
  loader: ({ context, params }) =>
    prefetchWith(prefetches(), ({ prefetchInstalmentsOf }) => prefetchInstalmentsOf(context, params.number)),
});

const preauthsSearch = searchBy((all) => all.preauths, {});

const preauthsRoute = createRoute({
  getParentRoute: () => transactionRoute,
  path: '/preauths',
  staticData: { title: 'preauths', menuId: 'payment.orders', wide: true },
  validateSearch: preauthsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(prefetches(), ({ prefetchPreauths }) => prefetchPreauths(context, search)),
  component: lazyRouteComponent(
    () => withWords('sale', () => import('../features/preauth/preauth-list-page.tsx')),
    'PreauthListPage',
  ),
});

/** One hold next to the list. */
const preauthRoute = createRoute({
  getParentRoute: () => preauthsRoute,
  path: '/$number',
  staticData: { title: 'preauths', menuId: 'payment.orders', hidden: true },
  loader: ({ context, params }) =>
    prefetchWith(prefetches(), ({ prefetchPreauth }) => prefetchPreauth(context, params.number)),
});

export const paymentRoutes = paymentRoute.addChildren([
  paymentStartRoute,
  overviewRoute,
  ...productRoutes,
  ...financialRoutes,
  transactionRoute.addChildren([
    transactionStartRoute,
    dashboardRoute,
    ordersRoute.addChildren([orderRoute]),
    refundsRoute.addChildren([refundRoute]),
    disputesRoute.addChildren([disputeRoute]),
    instalmentsRoute.addChildren([instalmentRoute]),
    preauthsRoute.addChildren([preauthRoute]),
    billsRoute,
  ]),
]);

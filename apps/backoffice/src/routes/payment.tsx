import { listOrders } from '@balcao/contract/order';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { begin } from '../app/begin.ts';
import { overviewOptions } from '../features/dashboard/dashboard.queries.ts';
import { orderListOptions, orderOptions } from '../features/order/order.queries.ts';
import { teamLayout } from './layouts.tsx';

const paymentRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/payment',
  staticData: { title: 'payment', icon: 'payment' },
});

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
  loader: ({ context }) => begin(context, 'payment.overview', overviewOptions),
  component: lazyRouteComponent(() => import('../features/dashboard/overview-page.tsx'), 'OverviewPage'),
});

const ordersSearch = searchBy(listOrders.query);

const ordersRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/transaction/orders',
  staticData: { title: 'orders', menuId: 'payment.orders', wide: true },
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) => begin(context, 'payment.orders', orderListOptions(search)),
  component: lazyRouteComponent(() => import('../features/order/order-list-page.tsx'), 'OrderListPage'),
});

/** The list with one order open in the side panel: the page above it reads the number. */
const orderRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/$number',
  staticData: { title: 'orders', menuId: 'payment.orders', hidden: true },
  loader: ({ context, params }) => begin(context, 'payment.orders', orderOptions(params.number)),
});

export const paymentRoutes = paymentRoute.addChildren([
  paymentStartRoute,
  overviewRoute,
  ordersRoute.addChildren([orderRoute]),
]);

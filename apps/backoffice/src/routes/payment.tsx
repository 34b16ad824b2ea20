import { listOrders } from '@balcao/contract/order';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
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
  component: lazyRouteComponent(() => import('../features/dashboard/overview-page.tsx'), 'OverviewPage'),
});

const ordersRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/transaction/orders',
  staticData: { title: 'orders', menuId: 'payment.orders', wide: true },
  validateSearch: searchBy(listOrders.query),
  component: lazyRouteComponent(() => import('../features/order/order-list-page.tsx'), 'OrderListPage'),
});

/** The list with one order open in the side panel: the page above it reads the number. */
const orderRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/$number',
  staticData: { title: 'orders', menuId: 'payment.orders', hidden: true },
});

export const paymentRoutes = paymentRoute.addChildren([
  paymentStartRoute,
  overviewRoute,
  ordersRoute.addChildren([orderRoute]),
]);

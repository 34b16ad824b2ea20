import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { teamLayout } from './layouts.tsx';

const settingRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/setting',
  staticData: { title: 'setting', icon: 'setting' },
});

const settingStartRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/setting/payment', replace: true });
  },
});

const paymentSettingsRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/payment',
  staticData: { title: 'paymentSettings', menuId: 'setting.payment' },
  component: lazyRouteComponent(
    () => import('../features/certificate/payment-settings-page.tsx'),
    'PaymentSettingsPage',
  ),
});

export const settingRoutes = settingRoute.addChildren([settingStartRoute, paymentSettingsRoute]);

import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { begin } from '../app/begin.ts';
import { certificatesOptions } from '../features/certificate/certificate.queries.ts';
import { deliveriesOptions, webhookOptions } from '../features/webhook/webhook.queries.ts';
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

interface PaymentSettingsSearch {
  /** The page of the list of notifications. */
  cursor?: string | undefined;
  /** The notification that is open in the side panel. */
  delivery?: string | undefined;
}
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const paymentSettingsRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/payment',
  staticData: { title: 'paymentSettings', menuId: 'setting.payment' },
  validateSearch: (search: Record<string, unknown>): PaymentSettingsSearch => ({
    cursor: textOf(search.cursor),
    delivery: textOf(search.delivery),
  }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: ({ context, deps: { cursor } }) => {
    begin(context, 'setting.payment', certificatesOptions);
    begin(context, 'setting.payment', webhookOptions);
    begin(context, 'setting.payment', deliveriesOptions(cursor));
  },
  component: lazyRouteComponent(() => import('./payment-settings-page.tsx'), 'PaymentSettingsPage'),
});

export const settingRoutes = settingRoute.addChildren([settingStartRoute, paymentSettingsRoute]);

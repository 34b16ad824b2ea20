import { createRoute } from '@tanstack/react-router';
import { teamLayout } from './layouts.tsx';

/** The group of the side menu for everything about payments. */
export const paymentRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/payment',
  staticData: { title: 'payment', icon: 'payment' },
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withWords } from '../lib/words.ts';
import { sessionLayout } from './layouts.tsx';

export const certifyRoute = createRoute({
  getParentRoute: () => sessionLayout,
  path: '/certify',
  staticData: { title: 'certify', hidden: true },
  /** The step of the form; without one, where the certification stands. */
  validateSearch: (search: Record<string, unknown>): { step?: string | undefined } => ({
    step: typeof search.step === 'string' ? search.step : undefined,
  }),
  component: lazyRouteComponent(
    () => withWords(['team', 'setting'], () => import('./certify-page.tsx')),
    'CertifyPage',
  ),
});

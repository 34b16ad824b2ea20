import { createRoute } from '@tanstack/react-router';
import { backTarget } from '../app/guard.ts';
import { LoginPage } from '../features/session/login-page.tsx';
import { rootRoute } from './root.tsx';

const tabs = ['register', 'reset'] as const;
interface LoginSearch {
  /** Which form shows; without it, the one to log in. */
  tab?: (typeof tabs)[number] | undefined;
  /** Where the person wanted to go. */
  back?: string | undefined;
}

/** Log in, register and reset the password: one page, the form in the address. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'login' },
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    tab: tabs.find((tab) => tab === search.tab),
    back: backTarget(search.back, location.origin),
  }),
  component: LoginPage,
});

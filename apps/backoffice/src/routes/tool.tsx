import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withWords } from '../lib/words.ts';
import { teamLayout } from './layouts.tsx';

/** Where the developer's tool sends people to confirm its code. The address outlives the login and the choice of a team. */
export const toolLoginRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/tool/login',
  staticData: { title: 'toolLogin', menuId: 'setting.payment', hidden: true },
  validateSearch: (search: Record<string, unknown>): { code?: string } =>
    typeof search.code === 'string' ? { code: search.code } : {},
  component: lazyRouteComponent(
    () => withWords('setting', () => import('../features/tool/tool-login-page.tsx')),
    'ToolLoginPage',
  ),
});

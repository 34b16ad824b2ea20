import { reaches } from '@balcao/contract/menus';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { prefetch, prefetchWith } from '../app/prefetch.ts';
import { teamInfoOptions } from '../lib/team-info.queries.ts';
import { withWords } from '../lib/words.ts';
import { teamLayout } from './layouts.tsx';

/** Come with the pages: what asks for settings is more than the routes need. */
const prefetches = () => import('./setting-prefetch.ts');

const settingRoute = createRoute({
  getParentRoute: () => teamLayout,
  path: '/setting',
  staticData: { title: 'setting', icon: 'setting' },
});

const starts = [
  { menu: 'setting.team', to: '/setting/team' },
  { menu: 'setting.payment', to: '/setting/payment' },
  { menu: 'setting.merchant', to: '/setting/merchant' },
] as const;

const settingStartRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/',
  beforeLoad: ({ context: { user } }) => {
    // The first that the member may open; the team's page says to everyone else why not.
    const first = user && starts.find(({ menu }) => reaches(user, menu, 'read'));
    throw redirect({ to: first?.to ?? '/setting/team', replace: true });
  },
});

const teamSearch = searchBy((all) => all.team, { tab: 'members' });

const teamSettingsRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/team',
  staticData: { title: 'teamSettings', menuId: 'setting.team' },
  validateSearch: teamSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(prefetches(), ({ prefetchTeam }) => prefetchTeam(context, search)),
  component: lazyRouteComponent(
    () => withWords(['team', 'setting'], () => import('./team-settings-page.tsx')),
    'TeamSettingsPage',
  ),
});

const rolesRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/team/role',
  staticData: { title: 'roles', menuId: 'setting.team', hidden: true },
  loader: ({ context }) => prefetchWith(prefetches(), ({ prefetchRoles }) => prefetchRoles(context)),
  component: lazyRouteComponent(
    () => withWords('team', () => import('../features/role/role-list-page.tsx')),
    'RoleListPage',
  ),
});

/** The list with one role open in the side panel, or a new one: the page above it reads the address. */
const roleRoute = createRoute({
  getParentRoute: () => rolesRoute,
  path: '/$roleId',
  staticData: { title: 'roles', menuId: 'setting.team', hidden: true },
});
const newRoleRoute = createRoute({
  getParentRoute: () => rolesRoute,
  path: '/new',
  staticData: { title: 'roles', menuId: 'setting.team', hidden: true },
});

const paymentSearch = searchBy((all) => all.paymentSettings, {});

const paymentSettingsRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/payment',
  staticData: { title: 'paymentSettings', menuId: 'setting.payment' },
  validateSearch: paymentSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(prefetches(), ({ prefetchPayment }) => prefetchPayment(context, search)),
  component: lazyRouteComponent(
    () => withWords('setting', () => import('./payment-settings-page.tsx')),
    'PaymentSettingsPage',
  ),
});

const contactEmail = () => import('../lib/contact-email.queries.ts');
/** Comes with the page: what asks for submissions is more than the routes need. */
const submissions = () => import('../lib/submission.queries.ts');

const merchantRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/merchant',
  staticData: { title: 'merchantSettings', menuId: 'setting.merchant' },
  loader: ({ context }) => {
    prefetch(context, 'setting.merchant', teamInfoOptions);
    prefetchWith(submissions(), ({ merchantFormOptions }) =>
      prefetch(context, 'setting.merchant', merchantFormOptions),
    );
    prefetchWith(contactEmail(), ({ contactEmailOptions }) =>
      prefetch(context, 'setting.merchant', contactEmailOptions),
    );
  },
  component: lazyRouteComponent(
    () => withWords('team', () => import('../features/merchant/merchant-page.tsx')),
    'MerchantPage',
  ),
});

const certificationInfoRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/merchant/team',
  staticData: { title: 'certificationInfo', menuId: 'setting.merchant', hidden: true },
  loader: ({ context }) =>
    prefetchWith(submissions(), ({ certificationOptions }) =>
      prefetch(context, 'setting.merchant', certificationOptions),
    ),
  component: lazyRouteComponent(
    () => withWords('team', () => import('../features/merchant/certification-page.tsx')),
    'CertificationPage',
  ),
});

interface PaymentDataSearch {
  /** What was accepted is to be changed. */
  edit?: true;
  /** The step of the form that is open. */
  step?: string;
}

const paymentDataRoute = createRoute({
  getParentRoute: () => settingRoute,
  path: '/merchant/payment',
  staticData: { title: 'paymentData', menuId: 'setting.merchant', hidden: true },
  validateSearch: (search: Record<string, unknown>): PaymentDataSearch => ({
    // An address holds text only.
    ...(String(search.edit) === 'true' ? { edit: true } : {}),
    ...(typeof search.step === 'string' ? { step: search.step } : {}),
  }),
  loader: ({ context }) => {
    prefetchWith(submissions(), ({ merchantFormOptions }) =>
      prefetch(context, 'setting.merchant', merchantFormOptions),
    );
    prefetchWith(contactEmail(), ({ contactEmailOptions }) =>
      prefetch(context, 'setting.merchant', contactEmailOptions),
    );
  },
  component: lazyRouteComponent(
    () => withWords(['team', 'setting'], () => import('./payment-data-page.tsx')),
    'PaymentDataPage',
  ),
});

export const settingRoutes = settingRoute.addChildren([
  settingStartRoute,
  teamSettingsRoute,
  rolesRoute.addChildren([newRoleRoute, roleRoute]),
  paymentSettingsRoute,
  merchantRoute,
  certificationInfoRoute,
  paymentDataRoute,
]);

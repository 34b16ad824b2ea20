import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchBy } from '../app/accepted-search.ts';
import { prefetch, prefetchWith } from '../app/prefetch.ts';
import { withWords } from '../lib/words.ts';
import { paymentRoute } from './payment-group.ts';

const menu = 'payment.financial';
/** Come with the page: what asks for money is more than the routes need. */
const queries = () => import('../features/withdrawal/withdrawal.queries.ts');
const settlement = () => import('../features/settlement/settlement.queries.ts');
const statement = () => import('../features/ledger/statement.queries.ts');
const automatic = () => import('../features/withdrawal/automatic.queries.ts');

/** What a merchant does with its own money: a page whose parts stand side by side, each at an address of its own. */
const financialRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/financial',
  staticData: { title: 'financial', menuId: menu },
  component: lazyRouteComponent(() => withWords('money', () => import('./financial-page.tsx')), 'FinancialPage'),
});

interface MoneySearch {
  /** The form that withdraws is open. */
  withdraw?: true;
}

const moneyRoute = createRoute({
  getParentRoute: () => financialRoute,
  path: '/',
  staticData: { title: 'financial', menuId: menu, hidden: true },
  // An address holds text only.
  validateSearch: (search: Record<string, unknown>): MoneySearch =>
    String(search.withdraw) === 'true' ? { withdraw: true } : {},
  loader: ({ context }) =>
    prefetchWith(queries(), ({ balancesOptions, withdrawableOptions }) => {
      prefetch(context, menu, balancesOptions);
      prefetch(context, menu, withdrawableOptions);
    }),
  component: lazyRouteComponent(() => withWords('money', () => import('./financial-page.tsx')), 'MoneyPart'),
});

const withdrawalsSearch = searchBy((all) => all.withdrawals, {});

const withdrawalsRoute = createRoute({
  getParentRoute: () => financialRoute,
  path: '/withdrawals',
  staticData: { title: 'withdrawals', menuId: menu, hidden: true },
  validateSearch: withdrawalsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(queries(), ({ withdrawalListOptions }) => prefetch(context, menu, withdrawalListOptions(search))),
  component: lazyRouteComponent(
    () => withWords('money', () => import('../features/withdrawal/withdrawal-section.tsx')),
    'WithdrawalSection',
  ),
});

const runsSearch = searchBy((all) => all.automaticRuns, {});

const automaticRoute = createRoute({
  getParentRoute: () => financialRoute,
  path: '/automatic',
  staticData: { title: 'automatic', menuId: menu, hidden: true },
  validateSearch: runsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(automatic(), ({ automaticOptions, runsOptions }) => {
      prefetch(context, menu, automaticOptions);
      prefetch(context, menu, runsOptions(search));
    }),
  component: lazyRouteComponent(
    () => withWords('money', () => import('../features/withdrawal/automatic-section.tsx')),
    'AutomaticSection',
  ),
});

const settlementsSearch = searchBy((all) => all.settlements, {});

const settlementsRoute = createRoute({
  getParentRoute: () => financialRoute,
  path: '/settlements',
  staticData: { title: 'settlements', menuId: menu, hidden: true },
  validateSearch: settlementsSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(settlement(), ({ agendaOptions, settlementListOptions }) => {
      prefetch(context, menu, agendaOptions);
      prefetch(context, menu, settlementListOptions(search));
    }),
  component: lazyRouteComponent(() => withWords('money', () => import('./settlements-part.tsx')), 'SettlementsPart'),
});

const statementSearch = searchBy((all) => all.statement, { account: 'available' });

const statementRoute = createRoute({
  getParentRoute: () => financialRoute,
  path: '/statement',
  staticData: { title: 'statement', menuId: menu, hidden: true },
  validateSearch: statementSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search } }) =>
    prefetchWith(statement(), ({ statementOptions }) => prefetch(context, menu, statementOptions(search))),
  component: lazyRouteComponent(
    () => withWords('money', () => import('../features/ledger/statement-section.tsx')),
    'StatementSection',
  ),
});

const destinationsRoute = createRoute({
  getParentRoute: () => financialRoute,
  path: '/destinations',
  staticData: { title: 'destinations', menuId: menu, hidden: true },
  loader: ({ context }) =>
    prefetchWith(queries(), ({ destinationsOptions }) => prefetch(context, menu, destinationsOptions)),
  component: lazyRouteComponent(
    () => withWords('money', () => import('../features/withdrawal/destination-section.tsx')),
    'DestinationSection',
  ),
});

const withdrawalRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/withdrawal/$number',
  staticData: { title: 'withdrawals', menuId: menu, hidden: true },
  loader: ({ context, params }) =>
    prefetchWith(queries(), ({ withdrawalOptions }) => prefetch(context, menu, withdrawalOptions(params.number))),
  component: lazyRouteComponent(
    () => withWords('money', () => import('../features/withdrawal/withdrawal-page.tsx')),
    'WithdrawalPage',
  ),
});

export const financialRoutes = [
  financialRoute.addChildren([
    moneyRoute,
    withdrawalsRoute,
    automaticRoute,
    settlementsRoute,
    statementRoute,
    destinationsRoute,
  ]),
  withdrawalRoute,
] as const;

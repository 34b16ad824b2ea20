import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { DisputeSearch } from '../features/dispute/dispute-search.ts';
import { BalanceSearch, ProofSearch } from '../features/ledger/balance-search.ts';
import { JournalSearch } from '../features/ledger/journal-search.ts';
import { ReconciliationSearch } from '../features/ledger/reconciliation-search.ts';
import { UnidentifiedSearch } from '../features/order/unidentified-search.ts';
import { UnknownSearch } from '../features/rail/unknown-search.ts';
import { CalendarSearch } from '../features/settlement/calendar-search.ts';
import { WithdrawalSearch } from '../features/withdrawal/withdrawal-search.ts';
import { readBy } from './read-search.ts';
import { signedIn } from './signed-in.ts';

const withdrawals = createRoute({
  getParentRoute: () => signedIn,
  path: '/withdrawal',
  validateSearch: readBy(WithdrawalSearch),
  component: lazyRouteComponent(() => import('./withdrawal-route.tsx'), 'WithdrawalRoute'),
});
const bankCalendar = createRoute({
  getParentRoute: () => signedIn,
  path: '/finance/calendar',
  validateSearch: readBy(CalendarSearch),
  component: lazyRouteComponent(() => import('./calendar-route.tsx'), 'CalendarRoute'),
});
const unknown = createRoute({
  getParentRoute: () => signedIn,
  path: '/finance/unknown',
  validateSearch: readBy(UnknownSearch),
  component: lazyRouteComponent(() => import('./unknown-route.tsx'), 'UnknownRoute'),
});
const unidentified = createRoute({
  getParentRoute: () => signedIn,
  path: '/finance/unidentified',
  validateSearch: readBy(UnidentifiedSearch),
  component: lazyRouteComponent(() => import('./unidentified-route.tsx'), 'UnidentifiedRoute'),
});
/** What e-mails of earlier versions link to. */
const formerUnidentified = createRoute({
  getParentRoute: () => signedIn,
  path: '/finance/ownerless',
  beforeLoad: () => {
    throw redirect({ to: '/finance/unidentified', search: {}, replace: true });
  },
});
const disputes = createRoute({
  getParentRoute: () => signedIn,
  path: '/finance/disputes',
  validateSearch: readBy(DisputeSearch),
  component: lazyRouteComponent(() => import('./disputes-route.tsx'), 'DisputesRoute'),
});
const proof = createRoute({
  getParentRoute: () => signedIn,
  path: '/finance/proof',
  validateSearch: readBy(ProofSearch),
  component: lazyRouteComponent(() => import('./ledger-proof-route.tsx'), 'LedgerProofRoute'),
});
const balance = createRoute({
  getParentRoute: () => signedIn,
  path: '/finance/balance',
  validateSearch: readBy(BalanceSearch),
  component: lazyRouteComponent(() => import('./ledger-balance-route.tsx'), 'LedgerBalanceRoute'),
});
const journal = createRoute({
  getParentRoute: () => signedIn,
  path: '/finance/journal',
  validateSearch: readBy(JournalSearch),
  component: lazyRouteComponent(() => import('./ledger-journal-route.tsx'), 'LedgerJournalRoute'),
});
const reconciliation = createRoute({
  getParentRoute: () => signedIn,
  path: '/finance/reconciliation',
  validateSearch: readBy(ReconciliationSearch),
  component: lazyRouteComponent(() => import('./reconciliation-route.tsx'), 'ReconciliationRoute'),
});

/** The money of the platform: what leaves, what rails say, and the books. */
export const financeRoutes = [
  withdrawals,
  bankCalendar,
  unknown,
  unidentified,
  formerUnidentified,
  disputes,
  proof,
  balance,
  journal,
  reconciliation,
] as const;

import { type PrefetchContext, prefetch } from '../app/prefetch.ts';
import { billListOptions } from '../features/bill/bill.queries.ts';
import { figuresOptions } from '../features/dashboard/dashboard.queries.ts';
import { disputeListOptions, disputeOptions } from '../features/dispute/dispute.queries.ts';
import { instalmentListOptions, instalmentsOptions } from '../features/instalment/instalment.queries.ts';
import { preauthListOptions, preauthOptions } from '../features/preauth/preauth.queries.ts';
import { refundListOptions, refundOptions } from '../features/refund/refund.queries.ts';

// What each page of payments asks for, while its scripts are still being fetched.

type Search<Options extends (search: never) => unknown> = Parameters<Options>[0];

/** Prefetches for the dashboard. */
export const prefetchDashboard = (context: PrefetchContext, search: Search<typeof figuresOptions>) =>
  prefetch(context, 'payment.dashboard', figuresOptions(search));
/** Prefetches for the refunds. */
export const prefetchRefunds = (context: PrefetchContext, search: Search<typeof refundListOptions>) =>
  prefetch(context, 'payment.refunds', refundListOptions(search));
/** Prefetches for one refund. */
export const prefetchRefund = (context: PrefetchContext, number: string) =>
  prefetch(context, 'payment.refunds', refundOptions(number));
/** Prefetches for the disputes. */
export const prefetchDisputes = (context: PrefetchContext, search: Search<typeof disputeListOptions>) =>
  prefetch(context, 'payment.refunds', disputeListOptions(search));
/** Prefetches for one dispute. */
export const prefetchDispute = (context: PrefetchContext, number: string) =>
  prefetch(context, 'payment.refunds', disputeOptions(number));
/** Prefetches for the bills. */
export const prefetchBills = (context: PrefetchContext, search: Search<typeof billListOptions>) =>
  prefetch(context, 'payment.orders', billListOptions(search));
/** Prefetches for the orders that are paid in parts. */
export const prefetchInstalments = (context: PrefetchContext, search: Search<typeof instalmentListOptions>) =>
  prefetch(context, 'payment.orders', instalmentListOptions(search));
/** Prefetches for the parts of one order. */
export const prefetchInstalmentsOf = (context: PrefetchContext, number: string) =>
  prefetch(context, 'payment.orders', instalmentsOptions(number));
/** Prefetches for what cards hold. */
export const prefetchPreauths = (context: PrefetchContext, search: Search<typeof preauthListOptions>) =>
  prefetch(context, 'payment.orders', preauthListOptions(search));
/** Prefetches for one hold. */
export const prefetchPreauth = (context: PrefetchContext, number: string) =>
  prefetch(context, 'payment.orders', preauthOptions(number));

import { begin, type Way } from '../app/begin.ts';
import { billListOptions } from '../features/bill/bill.queries.ts';
import { figuresOptions, overviewOptions } from '../features/dashboard/dashboard.queries.ts';
import { disputeListOptions, disputeOptions } from '../features/dispute/dispute.queries.ts';
import { instalmentListOptions, instalmentsOptions } from '../features/instalment/instalment.queries.ts';
import { preauthListOptions, preauthOptions } from '../features/preauth/preauth.queries.ts';
import { refundListOptions, refundOptions } from '../features/refund/refund.queries.ts';

// What each page of payments asks for, begun on the way to it.

type Search<Options extends (search: never) => unknown> = Parameters<Options>[0];

/** To the overview. */
export const toOverview = (way: Way) => begin(way, 'payment.overview', overviewOptions);
/** To the dashboard. */
export const toDashboard = (way: Way, search: Search<typeof figuresOptions>) =>
  begin(way, 'payment.dashboard', figuresOptions(search));
/** To the refunds. */
export const toRefunds = (way: Way, search: Search<typeof refundListOptions>) =>
  begin(way, 'payment.refunds', refundListOptions(search));
/** To one refund. */
export const toRefund = (way: Way, number: string) => begin(way, 'payment.refunds', refundOptions(number));
/** To the disputes. */
export const toDisputes = (way: Way, search: Search<typeof disputeListOptions>) =>
  begin(way, 'payment.refunds', disputeListOptions(search));
/** To one dispute. */
export const toDispute = (way: Way, number: string) => begin(way, 'payment.refunds', disputeOptions(number));
/** To the bills. */
export const toBills = (way: Way, search: Search<typeof billListOptions>) =>
  begin(way, 'payment.orders', billListOptions(search));
/** To the orders that are paid in parts. */
export const toInstalments = (way: Way, search: Search<typeof instalmentListOptions>) =>
  begin(way, 'payment.orders', instalmentListOptions(search));
/** To the parts of one order. */
export const toInstalmentsOf = (way: Way, number: string) => begin(way, 'payment.orders', instalmentsOptions(number));
/** To what cards hold. */
export const toPreauths = (way: Way, search: Search<typeof preauthListOptions>) =>
  begin(way, 'payment.orders', preauthListOptions(search));
/** To one hold. */
export const toPreauth = (way: Way, number: string) => begin(way, 'payment.orders', preauthOptions(number));

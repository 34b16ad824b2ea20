import type { OrderRow } from './order.tables.ts';

/** What a link to pay an order carries; older ones, which said the number of the merchant and of the order, lead nowhere. */
export const payTokenForm = '[0-9A-Z]{32,33}';

/** Where someone pays an order; `publicBaseUrl` is where payers reach the platform. */
export const payLinkOf = (publicBaseUrl: string, { txid, payToken }: Pick<OrderRow, 'txid' | 'payToken'>): string =>
  `${publicBaseUrl}/pay/${payToken ?? txid}`;

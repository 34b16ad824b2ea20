import { type CardClient, CardRefusal } from './card-client.ts';
import { cardAnswers, paymentIdBehind, type Sale } from './card-message.ts';

/** Undefined where the acquirer does not know it, or does not return it any more after three months. */
const unlessUnknown = async <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: Error) => {
    if (error instanceof CardRefusal && error.status === 404) return undefined;
    throw error;
  });

/** What the acquirer knows of payments. */
export const createCardSales = (client: CardClient) => {
  const byPaymentId = (paymentId: string): Promise<Sale | undefined> =>
    unlessUnknown(client.call({ method: 'GET', path: `/1/sales/${paymentId}`, as: cardAnswers.sale }));
  return {
    byPaymentId,
    /** The payment that is known here by this end-to-end id. */
    of: (endToEndId: string): Promise<Sale | undefined> => byPaymentId(paymentIdBehind(endToEndId)),
    /** Every time that a card was asked about a charge, oldest first. */
    ofCharge: async (txid: string): Promise<readonly Sale[]> => {
      const path = `/1/sales?merchantOrderId=${txid}`;
      const listed = await unlessUnknown(client.call({ method: 'GET', path, as: cardAnswers.list }));
      const ids = (listed?.Payments ?? []).map(({ PaymentId }) => PaymentId);
      const sales = await Promise.all(ids.map(byPaymentId));
      // A payment that it lists but does not return must not be treated as missing.
      if (sales.includes(undefined)) throw new Error('the acquirer does not tell of a payment that it lists');
      return sales.flatMap((sale) => (sale?.MerchantOrderId === txid ? [sale] : []));
    },
  };
};
export type CardSales = ReturnType<typeof createCardSales>;

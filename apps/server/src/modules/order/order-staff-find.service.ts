import type { Queries } from '../../platform/db.ts';
import { noMerchant } from '../ledger/ledger.service.ts';
import { findByAnyNumber } from './order.repository.ts';
import { findUnexpectedByRail } from './unexpected-payment.repository.ts';

/** What staff find over all merchants. */
export interface FoundByNumber {
  readonly number: string;
  /** Null of money that belongs to no merchant. */
  readonly merchantId: string | null;
  /** Centavos. */
  readonly amount: number;
  readonly at: Date;
}
const endToEndIds = /^[A-Za-z0-9]{32}$/;

/** Orders and payments as staff look for them, by a number that someone wrote to support. */
export const createOrderStaffFinds = () => ({
  /** By the number, the txid, the end-to-end id of the payment, or the merchant's own number: each as a whole. */
  ordersBy: async (queries: Queries, text: string, limit: number): Promise<FoundByNumber[]> =>
    (await findByAnyNumber(queries, text, limit)).map(({ number, merchantId, amount, paidAmount, createdAt }) => ({
      number,
      merchantId,
      amount: paidAmount ?? amount,
      at: createdAt,
    })),

  /** A payment without an order, or an unexpected one for an order, by its end-to-end id. */
  unidentifiedBy: async (queries: Queries, text: string): Promise<FoundByNumber[]> => {
    const row = endToEndIds.test(text) ? await findUnexpectedByRail(queries, text) : undefined;
    if (!row) return [];
    const { endToEndId: number, merchantId, amount, arrivedAt: at } = row;
    return [{ number, merchantId: merchantId === noMerchant ? null : merchantId, amount, at }];
  },
});
export type OrderStaffFinds = ReturnType<typeof createOrderStaffFinds>;

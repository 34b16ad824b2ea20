import type { OrderStatus, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type { Tx } from '../../platform/db.ts';
import { newNumber } from '../../platform/ids.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { orderPaid } from './order.postings.ts';
import { insertOrders } from './order.repository.ts';

/** An order as it was elsewhere; amounts in centavos. */
export interface PastOrder {
  readonly merchantOrderNumber: string;
  readonly product: PaymentProduct;
  readonly method: PaymentMethod;
  readonly status: OrderStatus;
  readonly goodsName: string;
  readonly goodsQuantity: number;
  readonly unitPrice: number;
  readonly amount: number;
  readonly fee: number;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

const atOnce = 1_000;
const dayMs = 86_400_000;

const rowOf = (merchantId: string, merchantNumber: string, order: PastOrder) => {
  const number = newNumber(order.createdAt);
  const isWaiting = order.status === '01';
  const expiresAt = new Date(order.createdAt.getTime() + (isWaiting ? dayMs : 3_600_000));
  return {
    ...order,
    merchantId,
    number,
    merchantGoodsId: null,
    txid: `${merchantNumber}${number}`,
    // Nobody pays history: there is no charge of the rail behind it.
    brCode: '',
    expiresAt,
    nextCheckAt: isWaiting ? expiresAt : null,
  };
};

/** Brings in orders of the past, with their money in the ledger: the sandbox's year comes this way. */
export const createOrderHistory = ({ ledger }: { readonly ledger: Pick<Ledger, 'postMany'> }) => ({
  bringIn: async (tx: Tx, team: { merchantId: string; merchantNumber: string }, past: readonly PastOrder[]) => {
    for (let from = 0; from < past.length; from += atOnce) {
      const rows = past.slice(from, from + atOnce).map((one) => rowOf(team.merchantId, team.merchantNumber, one));
      await insertOrders(tx, rows);
      const paid = rows.filter(({ status }) => status === '02');
      const events = paid.map((row) => ({
        merchantId: team.merchantId,
        cause: `order:${row.number}:paid`,
        at: row.completedAt ?? row.createdAt,
        postings: orderPaid(row),
      }));
      await ledger.postMany(tx, events);
    }
  },
});
export type OrderHistory = ReturnType<typeof createOrderHistory>;

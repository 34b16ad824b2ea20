import { drawFrom, type RefundSources } from '@balcao/contract/refund';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { refundHeld } from './refund.postings.ts';
import type { Drawn, RefundRow } from './refund.tables.ts';

interface Needs {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly ledger: Pick<Ledger, 'post' | 'spendable' | 'lockSpendable'>;
  readonly orders: Pick<OrderRefunds, 'drawPending'>;
}
/** What an order brought in, and what of it was settled, or taken by refunds before. */
interface SettledOrder {
  readonly merchantId: string;
  readonly number: string;
  readonly paidAmount: number;
  readonly fee: number;
  readonly settledNet: number;
  readonly pendingDrawn: number;
}
const ownPending = ({ paidAmount, fee, settledNet, pendingDrawn }: SettledOrder): number =>
  Math.max(0, paidAmount - fee - settledNet - pendingDrawn);

/** The money of refunds: where it is taken from, and that it leaves. */
export const createRefundMoney = ({ jobs, ledger, orders }: Needs) => {
  return {
    /** What there is to draw from, for somebody who only looks. */
    sources: async (queries: Queries, order: SettledOrder): Promise<RefundSources> => ({
      pending: ownPending(order),
      ...(await ledger.spendable(queries, order.merchantId)),
    }),

    /** How an amount would be drawn; the order is locked. @throws Refusal `balance_insufficient`. */
    draw: async (tx: Tx, order: SettledOrder, amount: number, fee: number): Promise<Drawn> => {
      const pending = ownPending(order);
      const needed = amount - fee;
      // Other refunds need not wait for each other where the order's own money is enough.
      const rest = pending >= needed ? { available: 0, reserve: 0 } : await ledger.lockSpendable(tx, order.merchantId);
      const drawn = drawFrom({ pending, ...rest }, needed) ?? refuse('balance_insufficient');
      return { ...drawn, fee };
    },

    /** Takes the money as drawn; the order is locked. */
    hold: async (tx: Tx, { merchantId, number, orderNumber }: RefundRow, drawn: Drawn, at: Date): Promise<void> => {
      if (drawn.pending > 0) await orders.drawPending(tx, { merchantId, orderNumber }, drawn.pending);
      await ledger.post(tx, merchantId, `order:${orderNumber}:refund:${number}:held`, refundHeld({ drawn }), at);
    },
    /** Has the rail asked after the commit. */
    send: (tx: Tx, { merchantId, number }: RefundRow): Promise<void> =>
      jobs.send(tx, 'refund.give-back', { merchantId, number }),
  };
};
export type RefundMoney = ReturnType<typeof createRefundMoney>;

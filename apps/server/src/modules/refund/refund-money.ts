import { drawFrom, type RefundSources } from '@balcao/contract/refund';
import type { Clock } from '../../platform/clock.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { refundHeld } from './refund.postings.ts';
import type { Drawn, RefundRow } from './refund.tables.ts';

interface Needs {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send' | 'sendMany'>;
  readonly ledger: Pick<Ledger, 'post' | 'postMany' | 'spendable' | 'lockSpendable'>;
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

interface DrawAsk {
  readonly order: SettledOrder;
  readonly amount: number;
  readonly fee: number;
}

/** The money of refunds: where it is taken from, and that it leaves. */
export const createRefundMoney = ({ clock, jobs, ledger, orders }: Needs) => {
  return {
    /** What there is to draw from, for someone who only looks. */
    sources: async (queries: Queries, order: SettledOrder): Promise<RefundSources> => ({
      pending: ownPending(order),
      ...(await ledger.spendable(queries, order.merchantId)),
    }),

    /**
     * Which buckets these amounts of locked orders of one merchant are drawn from, each after those before it. Where an order's own money is not
     * enough, the balances are locked until the transaction ends. @throws Refusal `balance_insufficient`.
     */
    drawMany: async (tx: Tx, merchantId: string, asks: readonly DrawAsk[]): Promise<Drawn[]> => {
      const own = new Map<string, number>();
      const all = asks.map(({ order, amount, fee }) => {
        const pending = own.get(order.number) ?? ownPending(order);
        const needed = amount - fee;
        own.set(order.number, Math.max(0, pending - needed));
        return { pending, needed, fee };
      });
      const isEnough = all.every(({ pending, needed }) => pending >= needed);
      let rest = isEnough ? { available: 0, reserve: 0 } : await ledger.lockSpendable(tx, merchantId);
      return all.map(({ pending, needed, fee }) => {
        const drawn = drawFrom({ pending, ...rest }, needed) ?? refuse('balance_insufficient');
        rest = { available: rest.available - drawn.available, reserve: rest.reserve - drawn.reserve };
        return { ...drawn, fee };
      });
    },
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
    /** Takes the money of refunds as drawn, whose orders have given it up, and has the rails asked after the commit. */
    holdMany: async (tx: Tx, rows: readonly RefundRow[], isPast = false): Promise<void> => {
      if (rows.length === 0) return;
      const held = rows.flatMap(({ merchantId, number, orderNumber, drawn, decidedAt }) => {
        const cause = `order:${orderNumber}:refund:${number}:held`;
        const at = decidedAt ?? clock.now();
        return drawn ? [{ merchantId, cause, at, postings: refundHeld({ drawn }) }] : [];
      });
      await ledger.postMany(tx, held);
      if (isPast) return;
      await jobs.sendMany(
        tx,
        'refund.give-back',
        rows.map(({ merchantId, number }) => ({ merchantId, number })),
      );
    },
    /** Has the rail asked after the commit. */
    send: (tx: Tx, { merchantId, number }: RefundRow): Promise<void> =>
      jobs.send(tx, 'refund.give-back', { merchantId, number }),
  };
};
export type RefundMoney = ReturnType<typeof createRefundMoney>;

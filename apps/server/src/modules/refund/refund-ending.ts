import { type Refund, RefundReview, refundMoves } from '@balcao/contract/refund';
import { statesBefore } from '@balcao/contract/states';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { InstalmentService } from '../instalment/instalment.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { refundDone, refundFailed } from './refund.postings.ts';
import { presentRefund } from './refund.present.ts';
import { endRefunds } from './refund.repository.ts';
import type { Drawn, RefundRow } from './refund.tables.ts';

interface Needs {
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'postMany'>;
  readonly orders: Pick<OrderRefunds, 'lockAll' | 'giveUp'>;
  readonly webhooks: Pick<WebhookService, 'announceAll'>;
  readonly instalments: Pick<InstalmentService, 'refunded'>;
  readonly whenDone: WhenRefunded;
}
/** What is to happen when money has gone back, in the same transaction. */
export type WhenRefunded = (
  tx: Tx,
  done: readonly Pick<RefundRow, 'merchantId' | 'number' | 'orderNumber' | 'amount'>[],
) => Promise<void>;

/** How a refund ends: `failure` is the rail's word for why not, null when the payer has the money back. */
export interface RefundEnd {
  readonly refund: Pick<RefundRow, 'merchantId' | 'number' | 'orderNumber'>;
  readonly failure: string | null;
  readonly completedAt?: Date;
}
type Ended = RefundRow & { readonly drawn: Drawn };

const { successful, failed } = RefundReview.enum;
const before = [...new Set([...statesBefore(refundMoves, successful), ...statesBefore(refundMoves, failed)])];
const keyOf = ({ merchantId, number }: Pick<RefundRow, 'merchantId' | 'number'>): string => `${merchantId} ${number}`;

/** Ends refunds in the caller's transaction; in the order of locks that docs/lock-order.md says. */
export const createRefundEnding = ({ clock, events, ledger, orders, webhooks, instalments, whenDone }: Needs) => {
  /** The orders that were locked, by the refunds of theirs. */
  const lockOrders = async (tx: Tx, ends: readonly RefundEnd[]) => {
    const keys = ends.map(({ refund }) => ({ merchantId: refund.merchantId, number: refund.orderNumber }));
    const rows = await orders.lockAll(tx, keys);
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return ({ merchantId, orderNumber }: RefundEnd['refund']) => {
      const order = found.get(keyOf({ merchantId, number: orderNumber }));
      if (!order) throw new Error(`there is no order ${orderNumber}`);
      return order;
    };
  };

  /** Each refund ends once, even when several messages report its end. Returns those that ended now. */
  return async (tx: Tx, ends: readonly RefundEnd[]): Promise<Refund[]> => {
    const first = [...new Map(ends.toReversed().map((one) => [keyOf(one.refund), one])).values()].reverse();
    const orderOf = await lockOrders(tx, first);
    const rows = await endRefunds(
      tx,
      before,
      first.map(({ refund, failure, completedAt = clock.now() }) => {
        const { merchantId, number } = refund;
        return { merchantId, number, failure, completedAt, review: failure === null ? successful : failed };
      }),
    );
    const ended = rows.filter((row): row is Ended => row.drawn !== null);
    for (const row of ended) {
      const { merchantId, orderNumber, amount, feeReturned: fee, drawn } = row;
      const order = orderOf(row);
      if (row.review === failed) await orders.giveUp(tx, order, { amount, fee, pending: drawn.pending }, clock.now());
      else if (order.instalments > 1) await instalments.refunded(tx, { merchantId, number: orderNumber }, amount, fee);
    }
    await ledger.postMany(
      tx,
      ended.map((row) => {
        const cause = `order:${row.orderNumber}:refund:${row.number}:ended`;
        const postings = row.review === failed ? refundFailed(row) : refundDone(row);
        return { merchantId: row.merchantId, cause, at: row.completedAt ?? clock.now(), postings };
      }),
    );
    const told = ended.map((row) => {
      const type = row.review === failed ? ('refund.failed' as const) : ('refund.succeeded' as const);
      return { merchantId: row.merchantId, event: { type, data: presentRefund(row) } };
    });
    if (told.length > 0) await webhooks.announceAll(tx, told);
    await whenDone(
      tx,
      ended.filter(({ review }) => review === successful),
    );
    for (const { merchantId, number, orderNumber } of ended) {
      events.publish(tx, merchantId, { topic: 'refund', key: number });
      events.publish(tx, merchantId, { topic: 'order', key: orderNumber });
    }
    return told.map(({ event }) => event.data);
  };
};

import type { Refund, RefundDetail } from '@balcao/contract/refund';
import type { createRefund } from '@balcao/contract/refund-open';
import type { requestRefund } from '@balcao/contract/refund-request';
import { constraintOf, type Db, type Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newNumber, untilInserted } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { once } from '../../platform/once.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderRefunds, PaidOrder } from '../order/order-refund.service.ts';
import { nextCheckAt } from '../rail/rail.service.ts';
import { presentRefund } from './refund.present.ts';
import { countPieces, insertRefund } from './refund.repository.ts';
import type { RefundRow } from './refund.tables.ts';
import type { RefundMoney } from './refund-money.ts';
import type { RefundPolicies } from './refund-policy.service.ts';

/** Who asks, for how much, and why; the amount in centavos. */
export interface RefundAsk {
  readonly merchantId: string;
  readonly order: { readonly number: string } | { readonly merchantOrderNumber: string };
  readonly amount: number;
  readonly reason: string;
  readonly goodsQuantity?: number | undefined;
  readonly merchantRefundNumber?: string;
  /** The member who asks; without one it is the merchant's server. */
  readonly requestedBy?: string;
  /** It was asked for elsewhere: nobody is told. */
  readonly isPast?: true;
}

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly orders: Pick<OrderRefunds, 'lock' | 'take'>;
  readonly policies: Pick<RefundPolicies, 'of'>;
  readonly money: RefundMoney;
  readonly notices: Pick<Notices, 'tell' | 'tellRefund'>;
  readonly detailOf: (queries: Tx, row: RefundRow) => Promise<RefundDetail>;
}

type Unnumbered = Omit<RefundRow, 'number'>;
const blankOf = (order: PaidOrder, ask: RefundAsk, feeReturned: number, now: Date): Unnumbered => ({
  ...{ merchantId: ask.merchantId, orderNumber: order.number },
  ...{ merchantOrderNumber: order.merchantOrderNumber, goodsName: order.goodsName, paidAmount: order.paidAmount },
  merchantRefundNumber: ask.merchantRefundNumber ?? null,
  ...{ method: order.method, product: order.product, amount: ask.amount, feeReturned },
  ...{ goodsQuantity: ask.goodsQuantity ?? null, reason: ask.reason, review: '0', status: null },
  ...{ source: ask.requestedBy ? 'member' : 'server', requestedBy: ask.requestedBy ?? null },
  ...{ firstApprovedBy: null, firstApprovedAt: null, needsSecond: false, decidedBy: null, decidedAt: null },
  ...{ rejectReason: null, failureReason: null, drawn: null, createdAt: now, completedAt: null },
  ...{ nextCheckAt: null, checks: 0, version: 1 },
});

/** Asking for refunds: members by the back office, merchants' servers by the open API. */
export const createRefundRequests = (needs: Needs) => {
  const { db, events, orders, policies, money, notices, detailOf } = needs;

  const insert = async (tx: Tx, blank: Unnumbered): Promise<RefundRow> => {
    try {
      return await untilInserted(async () => {
        const row = { ...blank, number: newNumber(blank.createdAt) };
        return (await insertRefund(tx, row)) ? row : undefined;
      });
    } catch (error) {
      if (constraintOf(error) === 'refund_merchant_number') refuse('refund_number_used');
      throw error;
    }
  };

  /** One that waits is told again, where it is large, when it leaves. */
  const tell = async (tx: Tx, row: RefundRow): Promise<void> => {
    const { merchantId, number, orderNumber, amount, requestedBy } = row;
    const manner = { doneBy: requestedBy ?? undefined };
    if (row.status !== null) return notices.tellRefund(tx, row, manner);
    await notices.tell(tx, merchantId, { kind: 'refundWaiting', data: { number, orderNumber, amount } }, manner);
  };

  /** The order gives up the amount in any case; its money leaves at once, or waits for people, as the policy says. */
  const open = async (tx: Tx, ask: RefundAsk, now: Date): Promise<RefundRow> => {
    const { merchantId, amount, requestedBy } = ask;
    const order = await orders.lock(tx, merchantId, ask.order, now);
    if (ask.goodsQuantity) {
      const before = await countPieces(tx, merchantId, order.number);
      const left = order.goodsQuantity - before;
      if (ask.goodsQuantity > left) refuseField('goodsQuantity', 'atMost', left);
    }
    const { automatic, secondPersonFrom } = await policies.of(tx, merchantId);
    // With what was given back of the order before: nobody gets around the second person in small pieces.
    const needsSecond = secondPersonFrom !== null && order.refunded + amount >= secondPersonFrom;
    const leaves = automatic && !needsSecond;
    const fee = await orders.take(tx, order, amount, !leaves);
    const blank = blankOf(order, ask, fee, now);
    const waiting: Unnumbered = {
      ...{ ...blank, needsSecond },
      // Whoever asks for it agrees with it; a server is nobody.
      ...(needsSecond && requestedBy ? { firstApprovedBy: requestedBy, firstApprovedAt: now } : {}),
    };
    const drawn = leaves ? await money.draw(tx, order, amount, fee) : null;
    const going = { review: '2', status: '01', drawn, decidedAt: now, nextCheckAt: nextCheckAt(now, 0) } as const;
    const row = await insert(tx, drawn ? { ...blank, ...going } : waiting);
    if (drawn) {
      await money.hold(tx, row, drawn, now);
      await money.send(tx, row);
    }
    if (!ask.isPast) await tell(tx, row);
    events.publish(tx, merchantId, { topic: 'refund', key: row.number });
    events.publish(tx, merchantId, { topic: 'order', key: row.orderNumber });
    return row;
  };

  return {
    request: (call: Call<typeof requestRefund>): Promise<RefundDetail> =>
      once(db, call, async (tx) => {
        const { actor, body, now } = call;
        const { orderNumber, ...rest } = body;
        const who = { merchantId: actor.merchantId, requestedBy: actor.accountId };
        return detailOf(tx, await open(tx, { ...rest, ...who, order: { number: orderNumber } }, now));
      }),

    create: (call: Call<typeof createRefund>): Promise<Refund> =>
      once(db, call, async (tx) => {
        const { actor, body, now } = call;
        const { merchantOrderNumber, ...rest } = body;
        const ask = { ...rest, merchantId: actor.merchantId, order: { merchantOrderNumber } };
        return presentRefund(await open(tx, ask, now));
      }),

    /** In the caller's transaction, for whatever asks beside people and servers. */
    open,
  };
};

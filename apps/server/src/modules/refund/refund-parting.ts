import { amountOfPieces } from '@balcao/contract/refund-goods';
import type { Tx } from '../../platform/db.ts';
import { type Outcome, outcomeOf } from '../../platform/idempotency-many.ts';
import { newNumber } from '../../platform/ids.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { OrderName, OrderRefunds, PaidOrder } from '../order/order-refund.service.ts';
import { countPieces } from './refund.repository.ts';
import type { RefundRow } from './refund.tables.ts';
import type { RefundPolicies } from './refund-policy.service.ts';

/** Who asks, for how much, and why; the amount in centavos. */
export interface RefundAsk {
  readonly merchantId: string;
  readonly order: OrderName;
  readonly amount: number;
  readonly reason: string;
  readonly goodsQuantity?: number | undefined;
  readonly merchantRefundNumber?: string;
  /** The member who asks; without one it is the merchant's server. */
  readonly requestedBy?: string;
  /** It was requested elsewhere, so no one is notified. */
  readonly isPast?: true;
}

/** A refund that an order has the money for. */
export interface Parted {
  readonly ask: RefundAsk;
  /** As it was when the refund was computed. */
  readonly order: PaidOrder;
  readonly row: RefundRow;
  readonly leaves: boolean;
}

/** The price of so many pieces of an order, in centavos; null where the number of pieces is not given. */
const goodsAmountOf = (order: PaidOrder, pieces: number | undefined): number | null =>
  pieces === undefined ? null : amountOfPieces(order, { paid: order.paidAmount, most: order.paidAmount }, pieces);

const blankOf = (order: PaidOrder, ask: RefundAsk, feeReturned: number, now: Date): RefundRow => ({
  merchantId: ask.merchantId,
  number: newNumber(now),
  orderNumber: order.number,
  merchantOrderNumber: order.merchantOrderNumber,
  goodsName: order.goodsName,
  paidAmount: order.paidAmount,
  orderReceivedAt: order.completedAt,
  merchantRefundNumber: ask.merchantRefundNumber ?? null,
  method: order.method,
  product: order.product,
  amount: ask.amount,
  feeReturned,
  goodsQuantity: ask.goodsQuantity ?? null,
  goodsAmount: goodsAmountOf(order, ask.goodsQuantity),
  reason: ask.reason,
  review: '0',
  status: null,
  source: ask.requestedBy ? 'member' : 'server',
  requestedBy: ask.requestedBy ?? null,
  firstApprovedBy: null,
  firstApprovedAt: null,
  needsSecond: false,
  decidedBy: null,
  decidedAt: null,
  rejectReason: null,
  failureReason: null,
  drawn: null,
  createdAt: now,
  completedAt: null,
  nextCheckAt: null,
  checks: 0,
  version: 1,
});

/** How many pieces of each order have come back, or are to. */
const countAll = async (tx: Tx, orders: readonly PaidOrder[]): Promise<Map<string, number>> => {
  const pieces = new Map<string, number>();
  for (const { merchantId, number } of orders) pieces.set(number, await countPieces(tx, merchantId, number));
  return pieces;
};

interface Needs {
  readonly orders: Pick<OrderRefunds, 'lockNamed' | 'open' | 'part'>;
  readonly policies: Pick<RefundPolicies, 'of'>;
}

/** What refunds take of their orders, which are locked with it; nothing is written. */
export const createRefundParting = ({ orders, policies }: Needs) => {
  const ordersOf = async (tx: Tx, merchantId: string, asks: readonly RefundAsk[]) => {
    const rows = await orders.lockNamed(
      tx,
      merchantId,
      asks.map(({ order }) => order),
    );
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    const byName = new Map(rows.map((row) => [row.merchantOrderNumber, row]));
    return (name: OrderName) => ('number' in name ? byNumber.get(name.number) : byName.get(name.merchantOrderNumber));
  };

  /** Which of them the orders can give up, each after those before it. */
  return async (tx: Tx, merchantId: string, asks: readonly RefundAsk[], now: Date) => {
    const find = await ordersOf(tx, merchantId, asks);
    const { automatic, secondPersonFrom } = await policies.of(tx, merchantId);
    const opened = asks.map(({ order }) => outcomeOf(() => orders.open(find(order) ?? refuse('not_found'), now)));
    const counted = asks.flatMap(({ goodsQuantity }, at) => {
      const one = opened[at];
      return goodsQuantity && one && 'reply' in one ? [one.reply] : [];
    });
    const pieces = await countAll(tx, counted);
    const standing = new Map<string, PaidOrder>();
    const partOne = (ask: RefundAsk, before: PaidOrder): Parted => {
      const order = standing.get(before.number) ?? before;
      const back = pieces.get(order.number) ?? 0;
      const piecesLeft = order.goodsQuantity - back;
      if (ask.goodsQuantity && ask.goodsQuantity > piecesLeft) refuseField('goodsQuantity', 'atMost', piecesLeft);
      const { fee, left } = orders.part(order, ask.amount);
      pieces.set(order.number, back + (ask.goodsQuantity ?? 0));
      // Counts earlier refunds of the order as well, so that small refunds cannot get around the second person.
      const needsSecond = secondPersonFrom !== null && order.refundTaken + ask.amount >= secondPersonFrom;
      standing.set(order.number, left);
      // The requester counts as one who agrees; a server counts as none.
      const first = needsSecond && ask.requestedBy ? { firstApprovedBy: ask.requestedBy, firstApprovedAt: now } : {};
      const row = { ...blankOf(order, ask, fee, now), needsSecond, ...first };
      return { ask, order, row, leaves: automatic && !needsSecond };
    };
    return asks.map((ask, at): Outcome<Parted> => {
      const one = opened[at] as Outcome<PaidOrder>;
      return 'refusal' in one ? one : outcomeOf(() => partOne(ask, one.reply));
    });
  };
};

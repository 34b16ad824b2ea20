import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newNumber } from '../../platform/ids.ts';
import { type Outcome, outcomeOf } from '../../platform/once-many.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderName, OrderRefunds, PaidOrder, Taken } from '../order/order-refund.service.ts';
import { nextCheckAt } from '../rail/rail.service.ts';
import { countPieces, insertRefunds, sendOff } from './refund.repository.ts';
import type { Drawn, RefundRow } from './refund.tables.ts';
import type { RefundMoney } from './refund-money.ts';
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
  /** It was asked for elsewhere: nobody is told. */
  readonly isPast?: true;
}

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly orders: Pick<OrderRefunds, 'lockNamed' | 'open' | 'part' | 'take'>;
  readonly policies: Pick<RefundPolicies, 'of'>;
  readonly money: Pick<RefundMoney, 'drawMany' | 'holdMany'>;
  readonly notices: Pick<Notices, 'tell' | 'tellRefunds'>;
}

/** A refund that an order has the money for. */
interface Parted {
  readonly ask: RefundAsk;
  /** As it was when the refund was reckoned. */
  readonly order: PaidOrder;
  readonly row: RefundRow;
  readonly leaves: boolean;
}

const blankOf = (order: PaidOrder, ask: RefundAsk, feeReturned: number, now: Date): RefundRow => ({
  ...{ merchantId: ask.merchantId, number: newNumber(now), orderNumber: order.number },
  ...{ merchantOrderNumber: order.merchantOrderNumber, goodsName: order.goodsName, paidAmount: order.paidAmount },
  merchantRefundNumber: ask.merchantRefundNumber ?? null,
  ...{ method: order.method, product: order.product, amount: ask.amount, feeReturned },
  ...{ goodsQuantity: ask.goodsQuantity ?? null, reason: ask.reason, review: '0', status: null },
  ...{ source: ask.requestedBy ? 'member' : 'server', requestedBy: ask.requestedBy ?? null },
  ...{ firstApprovedBy: null, firstApprovedAt: null, needsSecond: false, decidedBy: null, decidedAt: null },
  ...{ rejectReason: null, failureReason: null, drawn: null, createdAt: now, completedAt: null },
  ...{ nextCheckAt: null, checks: 0, version: 1 },
});

const going = (row: RefundRow, drawn: Drawn, now: Date): RefundRow => ({
  ...row,
  ...{ review: '2', status: '01', drawn, decidedAt: now, nextCheckAt: nextCheckAt(now, 0) },
});

/** What these refunds take of each order. */
const takenOf = (rows: readonly RefundRow[]): Taken[] =>
  [...Map.groupBy(rows, ({ orderNumber }) => orderNumber)].map(([number, some]) => {
    const sum = (of: (row: RefundRow) => number): number => some.reduce((all, row) => all + of(row), 0);
    const ifWaiting = (row: RefundRow, amount: number): number => (row.drawn ? 0 : amount);
    return {
      ...{ merchantId: some[0]?.merchantId ?? '', number, count: some.length },
      ...{ amount: sum(({ amount }) => amount), fee: sum(({ feeReturned }) => feeReturned) },
      waitingAmount: sum((row) => ifWaiting(row, row.amount)),
      waitingFee: sum((row) => ifWaiting(row, row.feeReturned)),
      pending: sum(({ drawn }) => drawn?.pending ?? 0),
    };
  });

/** How many pieces of each order have come back, or are to. */
const countAll = async (tx: Tx, orders: readonly PaidOrder[]): Promise<Map<string, number>> => {
  const pieces = new Map<string, number>();
  for (const { merchantId, number } of orders) pieces.set(number, await countPieces(tx, merchantId, number));
  return pieces;
};

/** Opens refunds of one merchant in the caller's transaction; in the order of locks that docs/lock-order.md says. */
export const createRefundOpening = ({ events, orders, policies, money, notices }: Needs) => {
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

  /** Which of them the orders can give up, each after those before it; nothing is written yet. */
  const part = async (tx: Tx, merchantId: string, asks: readonly RefundAsk[], now: Date) => {
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
      const back = (pieces.get(order.number) ?? 0) + (ask.goodsQuantity ?? 0);
      if (ask.goodsQuantity && back > order.goodsQuantity) refuseField('goodsQuantity', 'invalid');
      const { fee, left } = orders.part(order, ask.amount);
      pieces.set(order.number, back);
      // With what was given back of the order before: nobody gets around the second person in small pieces.
      const needsSecond = secondPersonFrom !== null && order.refunded + ask.amount >= secondPersonFrom;
      standing.set(order.number, left);
      // Whoever asks for it agrees with it; a server is nobody.
      const first = needsSecond && ask.requestedBy ? { firstApprovedBy: ask.requestedBy, firstApprovedAt: now } : {};
      const row = { ...blankOf(order, ask, fee, now), needsSecond, ...first };
      return { ask, order, row, leaves: automatic && !needsSecond };
    };
    return asks.map((ask, at): Outcome<Parted> => {
      const one = opened[at] as Outcome<PaidOrder>;
      return 'refusal' in one ? one : outcomeOf(() => partOne(ask, one.reply));
    });
  };

  /** One that waits is told again, where it is large, when it leaves. */
  const tell = async (tx: Tx, merchantId: string, all: readonly Parted[]): Promise<void> => {
    const told = all.filter(({ ask }) => !ask.isPast);
    const manner = ({ requestedBy }: RefundAsk) => ({ doneBy: requestedBy });
    await notices.tellRefunds(
      tx,
      merchantId,
      told.filter(({ leaves }) => leaves).map(({ ask, row }) => ({ refund: row, manner: manner(ask) })),
    );
    for (const { ask, row } of told.filter(({ leaves }) => !leaves)) {
      const { number, orderNumber, amount } = row;
      await notices.tell(tx, merchantId, { kind: 'refundWaiting', data: { number, orderNumber, amount } }, manner(ask));
    }
  };

  /**
   * The orders give up the amounts in any case; the money leaves at once, or waits for people, as the policy says. What an order cannot
   * give is refused by itself. @throws Refusal `balance_insufficient`, `refund_number_used` of any of them: then nothing was done.
   */
  return async (
    tx: Tx,
    merchantId: string,
    asks: readonly RefundAsk[],
    now: Date,
  ): Promise<readonly Outcome<RefundRow>[]> => {
    const parted = await part(tx, merchantId, asks, now);
    const good = parted.flatMap((one) => ('reply' in one ? [one.reply] : []));
    if (good.length === 0) return parted as Outcome<never>[];
    await insertRefunds(
      tx,
      good.map(({ row }) => row),
    );
    const leaving = good.filter(({ leaves }) => leaves);
    const drawn = await money.drawMany(
      tx,
      merchantId,
      leaving.map(({ order, row }) => ({ order, amount: row.amount, fee: row.feeReturned })),
    );
    const gone = new Map(leaving.map(({ row }, at) => [row.number, going(row, drawn[at] as Drawn, now)]));
    const rowNow = (row: RefundRow): RefundRow => gone.get(row.number) ?? row;
    await orders.take(tx, takenOf(good.map(({ row }) => rowNow(row))));
    await sendOff(tx, [...gone.values()]);
    await money.holdMany(tx, [...gone.values()], leaving[0]?.ask.isPast);
    await tell(tx, merchantId, good);
    for (const { row } of good) {
      events.publish(tx, merchantId, { topic: 'refund', key: row.number });
      events.publish(tx, merchantId, { topic: 'order', key: row.orderNumber });
    }
    return parted.map((one) => ('reply' in one ? { reply: rowNow(one.reply.row) } : one));
  };
};
export type RefundOpening = ReturnType<typeof createRefundOpening>;

import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Outcome } from '../../platform/idempotency-many.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderRefunds, Taken } from '../order/order-refund.service.ts';
import { nextCheckAt } from '../rail/rail.service.ts';
import { insertRefunds, sendOff } from './refund.repository.ts';
import type { Drawn, RefundRow } from './refund.tables.ts';
import type { RefundMoney } from './refund-money.ts';
import { createRefundParting, type Parted, type RefundAsk } from './refund-parting.ts';
import type { RefundPolicies } from './refund-policy.service.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly orders: Pick<OrderRefunds, 'lockNamed' | 'open' | 'part' | 'take'>;
  readonly policies: Pick<RefundPolicies, 'of'>;
  readonly money: Pick<RefundMoney, 'drawMany' | 'holdMany'>;
  readonly notices: Pick<Notices, 'tell' | 'tellRefunds'>;
}

const going = (row: RefundRow, drawn: Drawn, now: Date): RefundRow => ({
  ...row,
  review: '2',
  status: '01',
  drawn,
  decidedAt: now,
  nextCheckAt: nextCheckAt(now, 0),
});

/** What these refunds take of each order. */
const takenOf = (rows: readonly RefundRow[]): Taken[] =>
  [...Map.groupBy(rows, ({ orderNumber }) => orderNumber)].map(([number, some]) => {
    const sum = (of: (row: RefundRow) => number): number => some.reduce((all, row) => all + of(row), 0);
    const ifWaiting = (row: RefundRow, amount: number): number => (row.drawn ? 0 : amount);
    return {
      merchantId: some[0]?.merchantId ?? '',
      number,
      count: some.length,
      amount: sum(({ amount }) => amount),
      fee: sum(({ feeReturned }) => feeReturned),
      waitingAmount: sum((row) => ifWaiting(row, row.amount)),
      waitingFee: sum((row) => ifWaiting(row, row.feeReturned)),
      pending: sum(({ drawn }) => drawn?.pending ?? 0),
    };
  });

/** Opens refunds of one merchant in the caller's transaction; in the order of locks that docs/lock-order.md says. */
export const createRefundOpening = ({ events, orders, policies, money, notices }: Needs) => {
  const part = createRefundParting({ orders, policies });

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
    const possible = parted.flatMap((one) => ('reply' in one ? [one.reply] : []));
    if (possible.length === 0) return parted as Outcome<never>[];
    const inserted = await insertRefunds(
      tx,
      possible.map(({ row }) => row),
    );
    const good = possible.map((one, at) => ({ ...one, row: inserted[at] as RefundRow }));
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
    const opened = good.values();
    return parted.map((one) => ('reply' in one ? { reply: rowNow((opened.next().value as Parted).row) } : one));
  };
};

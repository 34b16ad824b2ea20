import { OrderStatus, orderMoves } from '@balcao/contract/order';
import { statesBefore } from '@balcao/contract/states';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { ArrivedPayment, RailService } from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { orderPaid, unexpectedMoney, unexpectedMoneyReturned } from './order.postings.ts';
import { presentCharged } from './order.present.ts';
import { findByNumber, findDue, lockByTxid, moveOrder, scheduleCheck } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';

/** Seconds between questions to the rail about an order that nobody has spoken of (promise M6). */
const pauses = [10, 60, 300, 1_800, 7_200];
const dueAtOnce = 200;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
export const firstCheckAt = (now: Date): Date => later(now, pauses[0] ?? 10);

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly rails: Pick<RailService, 'rail' | 'onPaid'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
}

/** How orders end: money arrives, or their time runs out. Both may be told twice, late, or not at all. */
export const createOrderOutcomes = ({ db, clock, jobs, log, events, ledger, rails, webhooks }: Needs) => {
  const tell = async (tx: Tx, order: OrderRow, type: 'order.paid' | 'order.closed'): Promise<void> => {
    await webhooks.announce(tx, order.merchantId, { type, data: presentCharged(order) });
    events.publish(tx, order.merchantId, { topic: 'order', key: order.number });
  };

  const close = async (tx: Tx, order: OrderRow): Promise<OrderRow | undefined> => {
    const before = statesBefore(orderMoves, OrderStatus.enum.closed);
    const closed = await moveOrder(tx, order, before, { status: OrderStatus.enum.closed });
    if (closed) await tell(tx, closed, 'order.closed');
    return closed;
  };

  /** The order moves to paid and its money is posted, in one transaction. */
  const settlePayment = async (tx: Tx, order: OrderRow, payment: ArrivedPayment): Promise<void> => {
    const before = statesBefore(orderMoves, OrderStatus.enum.paid);
    const paid = await moveOrder(tx, order, before, {
      status: OrderStatus.enum.paid,
      completedAt: payment.paidAt,
      endToEndId: payment.endToEndId,
      payerName: payment.payerName,
    });
    if (!paid) return;
    await ledger.post(tx, paid.merchantId, `order:${paid.number}:paid`, orderPaid(paid));
    await tell(tx, paid, 'order.paid');
  };

  /** Paid after it closed, paid twice, or another amount: never guessed at, but put aside and given back. */
  const putAside = async (tx: Tx, order: OrderRow, { endToEndId, amount }: ArrivedPayment): Promise<void> => {
    const { merchantId, number } = order;
    const isNew = await ledger.post(
      tx,
      merchantId,
      `order:${number}:unexpected:${endToEndId}`,
      unexpectedMoney(amount, order.method),
    );
    if (isNew) await jobs.send(tx, 'rail.return', { merchantId, number, endToEndId, amount });
  };

  const arrive = async (tx: Tx, payment: ArrivedPayment): Promise<void> => {
    const order = await lockByTxid(tx, payment.txid);
    if (!order) return log.error({ endToEndId: payment.endToEndId }, 'money arrived for a charge that nobody made');
    if (order.endToEndId === payment.endToEndId) return;
    const isExpected = order.status === OrderStatus.enum.waiting && order.amount === payment.amount;
    await (isExpected ? settlePayment(tx, order, payment) : putAside(tx, order, payment));
  };

  /** Asks the rail about one order: paid, out of time, or to be asked again later. */
  const check = async (order: OrderRow): Promise<void> => {
    const payment = await rails.rail('02').inquire(order.txid);
    if (payment) return transaction(db, (tx) => arrive(tx, payment));
    const now = clock.now();
    if (order.expiresAt <= now) return transaction(db, async (tx) => void (await close(tx, order)));
    const pause = pauses[Math.min(order.checks + 1, pauses.length - 1)] ?? 60;
    const next = later(now, pause);
    await scheduleCheck(db, order, next < order.expiresAt ? next : order.expiresAt);
  };

  rails.onPaid(arrive);
  jobs.handle('rail.return', async ({ merchantId, number, endToEndId, amount }) => {
    const order = await findByNumber(db, merchantId, number);
    if (!order) return;
    await rails.rail('02').giveBack(endToEndId);
    await transaction(db, async (tx) => {
      const postings = unexpectedMoneyReturned(amount, order.method);
      await ledger.post(tx, merchantId, `order:${number}:returned:${endToEndId}`, postings);
    });
  });
  jobs.every(2, 'order.check', async () => {
    const due = await findDue(db, clock.now(), dueAtOnce);
    const ended = await Promise.allSettled(due.map(check));
    for (const one of ended) if (one.status === 'rejected') log.error({ reason: String(one.reason) }, 'order.check');
  });

  return { check, close };
};
export type OrderOutcomes = Pick<ReturnType<typeof createOrderOutcomes>, 'check' | 'close'>;

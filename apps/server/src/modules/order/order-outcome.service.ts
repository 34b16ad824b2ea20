import { OrderStatus, orderMoves } from '@balcao/contract/order';
import { statesBefore } from '@balcao/contract/states';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { ArrivedPayment, RailService } from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { orderPaid, unexpectedMoney, unexpectedMoneyReturned } from './order.postings.ts';
import { presentCharged } from './order.present.ts';
import { findByNumber, findDue, lockByTxid, moveOrder, payWaiting, scheduleCheck } from './order.repository.ts';
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
  readonly ledger: Pick<Ledger, 'post' | 'postMany'>;
  readonly rails: Pick<RailService, 'rail' | 'onPaid'>;
  readonly webhooks: Pick<WebhookService, 'announceAll'>;
}

/** How orders end: money arrives, or their time runs out. Both may be told twice, late, or not at all. */
export const createOrderOutcomes = ({ db, clock, jobs, log, events, ledger, rails, webhooks }: Needs) => {
  const tell = async (tx: Tx, some: readonly OrderRow[], type: 'order.paid' | 'order.closed'): Promise<void> => {
    await webhooks.announceAll(
      tx,
      some.map((order) => ({ merchantId: order.merchantId, event: { type, data: presentCharged(order) } })),
    );
    for (const { merchantId, number } of some) events.publish(tx, merchantId, { topic: 'order', key: number });
  };

  const close = async (tx: Tx, order: OrderRow): Promise<OrderRow | undefined> => {
    const before = statesBefore(orderMoves, OrderStatus.enum.closed);
    const closed = await moveOrder(tx, order, before, { status: OrderStatus.enum.closed });
    if (closed) await tell(tx, [closed], 'order.closed');
    return closed;
  };

  /** Orders that wait for just this money move to paid, and it is posted; answers with the payments that none waited for. */
  const settle = async (tx: Tx, payments: readonly ArrivedPayment[]): Promise<readonly ArrivedPayment[]> => {
    const paid = await payWaiting(tx, payments);
    if (paid.length === 0) return payments;
    const at = clock.now();
    await ledger.postMany(
      tx,
      paid.map((order) => ({ ...order, cause: `order:${order.number}:paid`, at, postings: orderPaid(order) })),
    );
    await tell(tx, paid, 'order.paid');
    const settled = new Set(paid.map(({ endToEndId }) => endToEndId));
    return payments.filter(({ endToEndId }) => !settled.has(endToEndId));
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

  const arriveUnexpected = async (tx: Tx, payment: ArrivedPayment): Promise<void> => {
    const order = await lockByTxid(tx, payment.txid);
    if (!order) return log.error({ endToEndId: payment.endToEndId }, 'money arrived for a charge that nobody made');
    if (order.endToEndId === payment.endToEndId) return;
    await putAside(tx, order, payment);
  };

  const arrive = async (tx: Tx, payments: readonly ArrivedPayment[]): Promise<void> => {
    for (const payment of await settle(tx, payments)) await arriveUnexpected(tx, payment);
  };

  /** Asks the rail about one order: paid, out of time, or to be asked again later. */
  const check = async (order: OrderRow): Promise<void> => {
    const payment = await rails.rail('02').inquire(order.txid);
    if (payment) return transaction(db, (tx) => arrive(tx, [payment]));
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
    for (const one of ended)
      if (one.status === 'rejected') log.error({ reason: String(rootOf(one.reason)) }, 'order.check');
  });

  return { check, close };
};
export type OrderOutcomes = Pick<ReturnType<typeof createOrderOutcomes>, 'check' | 'close'>;

import { OrderStatus, orderMoves, PaymentProduct } from '@balcao/contract/order';
import { statesBefore } from '@balcao/contract/states';
import type { UnidentifiedRefusal } from '@balcao/contract/unidentified-payment';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf, type Tx, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import {
  authorisedMessage,
  type ChargeAnswer,
  growingPauses,
  nextCheckAt,
  type RailPayment,
  type RailService,
} from '../rail/rail.service.ts';
import { orderPaid } from './order.postings.ts';
import {
  findByNumber,
  findDue,
  lockByTxid,
  lockByTxids,
  moveOrder,
  payWaiting,
  scheduleCheck,
} from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import type { OrderCharges } from './order-charge.service.ts';
import type { OrderNews } from './order-news.ts';
import type { UnexpectedPayments } from './unexpected-payment.service.ts';

const dueAtOnce = 200;
/** So many are asked about at a time, and no more are begun after so long: the rounds must not outlast their lock. */
const askedAtOnce = 16;
const roundMs = 4_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly ledger: Pick<Ledger, 'postMany'>;
  readonly rails: Pick<RailService, 'rail' | 'mustOpen' | 'onPaid' | 'on' | 'hear'>;
  readonly charges: OrderCharges;
  readonly unexpected: UnexpectedPayments;
  readonly tell: OrderNews;
  readonly calendar: Pick<BankCalendar, 'timetable'>;
}
/** Told of orders in the transaction in which they are paid. */
type PaidListener = (tx: Tx, paid: readonly OrderRow[]) => Promise<void>;
/**
 * For a payment without a charge at the code of a shop: the order that the code has opened and that waits for this payment; why the code refuses it;
 * `known` when it was reported before; undefined where it is not one of our codes.
 */
export type Counter = (
  tx: Tx,
  payment: RailPayment,
) => Promise<{ readonly order: OrderRow } | { readonly refusal: UnidentifiedRefusal } | 'known' | undefined>;

/** How orders end: money arrives, or their time runs out. Both may be told twice, late, or not at all. */
export const createOrderOutcomes = (needs: Needs) => {
  const { db, clock, jobs, log, ledger, rails, charges, unexpected, tell, calendar } = needs;
  const paidListeners: PaidListener[] = [];
  let counter: Counter | undefined;

  const close = async (tx: Tx, order: OrderRow): Promise<OrderRow | undefined> => {
    // What a card holds is captured or released; a hold may have come since the order was read.
    const isPreauth = order.product === PaymentProduct.enum.preauth;
    if (isPreauth && (await lockByTxid(tx, order.txid))?.endToEndId !== null) return undefined;
    const before = statesBefore(orderMoves, OrderStatus.enum.closed);
    const now = clock.now();
    // A payment may be in progress: a late rail does not report it, so it is found by asking.
    const asked = { checks: 0, nextCheckAt: nextCheckAt(now, 0) };
    const change = { status: OrderStatus.enum.closed, completedAt: now, ...asked };
    const closed = await moveOrder(tx, order, before, change);
    if (!closed) return undefined;
    await tell(tx, [closed], 'order.closed');
    const { merchantId, number } = closed;
    if (rails.mustOpen(closed.method)) await jobs.send(tx, 'order.remove', { merchantId, number });
    return closed;
  };

  /** The rail refused for good; an order that has ended otherwise, or whose amount a card holds, stays as it is (rule: published-moves). */
  const fail = async (tx: Tx, txid: string, failureReason: string): Promise<void> => {
    const order = await lockByTxid(tx, txid);
    if (order?.endToEndId != null) return; // Another card was refused: what is captured of this one is still the order's.
    const before = statesBefore(orderMoves, OrderStatus.enum.failed);
    const change = { status: OrderStatus.enum.failed, failureReason, completedAt: clock.now() };
    const failed = order && (await moveOrder(tx, order, before, change));
    if (failed) await tell(tx, [failed], 'order.failed');
  };
  /** Orders that wait for just this money move to paid, and it is posted; answers with the payments that none waited for. */
  const settle = async (tx: Tx, payments: readonly RailPayment[]): Promise<readonly RailPayment[]> => {
    const { all } = await calendar.timetable();
    const paid = await payWaiting(tx, payments, all);
    if (paid.length === 0) return payments;
    const at = clock.now();
    await ledger.postMany(
      tx,
      paid.map((order) => ({ ...order, cause: `order:${order.number}:paid`, at, postings: orderPaid(order) })),
    );
    await tell(tx, paid, 'order.paid');
    for (const listener of paidListeners) await listener(tx, paid);
    const settled = new Set(paid.map(({ endToEndId }) => endToEndId));
    return payments.filter(({ endToEndId }) => !settled.has(endToEndId));
  };

  /** Payments without a charge: made at the code of a shop, whose order is opened now, or unidentified. */
  const arriveUncharged = async (tx: Tx, payment: RailPayment): Promise<void> => {
    if (await unexpected.knows(tx, payment)) return;
    const taken = await counter?.(tx, payment);
    if (taken === 'known') return;
    if (taken && 'order' in taken) return void (await settle(tx, [{ ...payment, txid: taken.order.txid }]));
    await unexpected.takeIn(tx, payment, taken?.refusal ?? null);
  };
  const arriveUnexpected = async (tx: Tx, payment: RailPayment): Promise<void> => {
    const order = await lockByTxid(tx, payment.txid);
    if (!order) return arriveUncharged(tx, payment);
    if (order.endToEndId === payment.endToEndId) return;
    await unexpected.putAside(tx, order, payment);
  };

  const arrive = async (tx: Tx, payments: readonly RailPayment[]): Promise<void> => {
    // What one of them turns out not to be waited for, another order of the batch may have been locked before.
    const txids = payments.map(({ txid }) => txid);
    if (payments.length > 1) await lockByTxids(tx, txids);
    for (const payment of await settle(tx, payments)) await arriveUnexpected(tx, payment);
  };

  /** A payment that the rail reports, also one that no caller waits for: it has arrived, or a card holds it. */
  const hearMoney = (order: OrderRow, answer: ChargeAnswer): Promise<void> => {
    if (answer.state === 'authorised') return rails.hear(order.method, answer.payments.map(authorisedMessage));
    if (answer.state !== 'paid') return Promise.resolve();
    const payments = answer.payments.map((payment) => ({ ...payment, method: order.method }));
    return transaction(db, (tx) => arrive(tx, payments));
  };
  /** A closed charge is checked until its rail says that it cannot be paid any more, or the rail's time to report is over. */
  const checkClosed = async (order: OrderRow, answer: ChargeAnswer): Promise<void> => {
    await hearMoney(order, answer);
    const checks = order.checks + 1;
    const isRemoved = answer.state === 'failed' && rails.mustOpen(order.method);
    await scheduleCheck(db, order, isRemoved || checks >= growingPauses ? null : nextCheckAt(clock.now(), checks));
  };
  const checkLater = (order: OrderRow): Promise<void> => {
    const now = clock.now();
    const next = nextCheckAt(now, order.checks + 1);
    return scheduleCheck(db, order, now < order.expiresAt && order.expiresAt < next ? order.expiresAt : next);
  };
  /** Asks the rail about one order: paid, held, closed, out of time, without its code, or to be asked again later. */
  const check = async (order: OrderRow): Promise<void> => {
    // Held by a card: from here on the hold, and not the order, is queried.
    if (order.endToEndId !== null) return;
    const answer = await rails.rail(order.method).inquire(order.txid);
    if (order.status === OrderStatus.enum.closed) return checkClosed(order, answer);
    if (answer.state === 'failed') return transaction(db, (tx) => fail(tx, order.txid, answer.reason));
    await hearMoney(order, answer);
    if (answer.state === 'authorised') return checkLater(order);
    // What was paid may be another amount: then the order still waits.
    if (answer.state !== 'paid' && order.expiresAt > clock.now() && charges.lacksCode(order))
      await charges.complete(order, answer.state === 'open' ? answer : {});
    if (order.expiresAt <= clock.now()) return transaction(db, async (tx) => void (await close(tx, order)));
    await checkLater(order);
  };
  const unknownOutcome =
    ({ number }: OrderRow) =>
    (error: Error): void =>
      log.error({ number, reason: String(rootOf(error)) }, 'a rail did not say what became of an order');
  /** Asks the rail for a waiting caller. If the rail does not answer, the caller is not held up, and the rail is asked again later. */
  const ask = (order: OrderRow): Promise<void> => check(order).catch(unknownOutcome(order));
  /** In a round: a rail that does not answer is asked again after a longer pause, and the others of the round have their turn. */
  const askOrPostpone = (order: OrderRow): Promise<void> =>
    check(order).catch((error: Error) => {
      unknownOutcome(order)(error);
      return checkLater(order).catch(unknownOutcome(order));
    });

  rails.onPaid(arrive);
  rails.on('charge.failed', (tx, { txid, reason }) => fail(tx, txid, reason ?? ''));
  jobs.handle('order.remove', async ({ merchantId, number }) => {
    const order = await findByNumber(db, merchantId, number);
    if (!order) return;
    await rails.rail(order.method).remove?.(order.txid);
    // It cannot be paid any more, but may have been paid before.
    await check(order);
  });
  jobs.every(2, 'order.check', async () => {
    const startedAt = performance.now();
    const due = await findDue(db, clock.now(), dueAtOnce);
    while (due.length > 0 && performance.now() - startedAt < roundMs)
      await Promise.all(due.splice(0, askedAtOnce).map(askOrPostpone));
  });

  return {
    ask,
    close,
    /** Pays the order that waits for exactly this, as if its rail had told of it now; false where none does. */
    pay: async (tx: Tx, payment: RailPayment): Promise<boolean> => (await settle(tx, [payment])).length === 0,
    onPaid: (listener: PaidListener): void => void paidListeners.push(listener),
    /** Who knows the codes of shops. */
    connectCounter: (connected: Counter): void => {
      counter = connected;
    },
  };
};
export type OrderOutcomes = Pick<
  ReturnType<typeof createOrderOutcomes>,
  'ask' | 'close' | 'pay' | 'onPaid' | 'connectCounter'
>;

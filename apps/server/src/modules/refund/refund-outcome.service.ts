import { type Refund, RefundReview, refundMoves } from '@balcao/contract/refund';
import { statesBefore } from '@balcao/contract/states';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { InstalmentService } from '../instalment/instalment.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { type AskState, nextCheckAt, type RailAsk, type RailService } from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { refundDone, refundFailed } from './refund.postings.ts';
import { presentRefund } from './refund.present.ts';
import { claimCheck, findByKey, findDue, findRefund, moveRefund } from './refund.repository.ts';
import type { RefundRow } from './refund.tables.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly orders: Pick<OrderRefunds, 'find' | 'giveUp'>;
  readonly rails: Pick<RailService, 'rail' | 'on'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly instalments: Pick<InstalmentService, 'refunded'>;
}

const dueAtOnce = 200;
const { successful, failed } = RefundReview.enum;

/** How refunds end: the rail says so, by its answer, by a notification, or when it is asked again (promise M6). */
export const createRefundOutcomes = (needs: Needs) => {
  const { db, clock, jobs, log, events, ledger, orders, rails, webhooks, instalments } = needs;

  /** Ends once, whoever says so first; undefined when it has ended. `failure` is the rail's word for why not. */
  const end = async (
    tx: Tx,
    refund: RefundRow,
    failure: string | null,
    completedAt = clock.now(),
  ): Promise<Refund | undefined> => {
    const review = failure === null ? successful : failed;
    const change = { review, failureReason: failure, completedAt };
    const moved = await moveRefund(tx, refund, statesBefore(refundMoves, review), change);
    if (!moved?.drawn) return undefined;
    const { merchantId, number, orderNumber, drawn, amount, feeReturned: fee } = moved;
    const held = { ...moved, drawn };
    const postings = failure === null ? refundDone(held) : refundFailed(held);
    // The order before the balances, as whoever settles locks them.
    if (failure !== null) await orders.giveUp(tx, moved, { amount, fee, pending: drawn.pending }, clock.now());
    await ledger.post(tx, merchantId, `order:${orderNumber}:refund:${number}:ended`, postings, completedAt);
    if (failure === null) await instalments.refunded(tx, { merchantId, number: orderNumber }, amount, fee);
    const type = failure === null ? 'refund.succeeded' : 'refund.failed';
    const ended = presentRefund(moved);
    await webhooks.announce(tx, merchantId, { type, data: ended });
    events.publish(tx, merchantId, { topic: 'refund', key: number });
    events.publish(tx, merchantId, { topic: 'order', key: orderNumber });
    return ended;
  };

  const askOf = async (refund: RefundRow): Promise<RailAsk> => {
    const order = await orders.find(db, refund.merchantId, { number: refund.orderNumber });
    if (!order?.endToEndId) throw new Error(`refund ${refund.number} has no payment to give back`);
    const { txid, endToEndId } = order;
    return { key: refund.number, txid, endToEndId, amount: refund.amount, reason: refund.reason };
  };
  const hear = async (refund: RefundRow, answer: AskState): Promise<void> => {
    if (answer.state !== 'done' && answer.state !== 'failed') return;
    await transaction(db, (tx) => end(tx, refund, answer.state === 'failed' ? answer.reason : null));
  };

  /** Asks what became of it; a rail that has never heard of it is asked anew, under the same key. */
  const check = async (refund: RefundRow): Promise<void> => {
    // Claimed before the question, so that a rail which does not answer is asked at its time and by one process.
    if (!(await claimCheck(db, refund, nextCheckAt(clock.now(), refund.checks + 1)))) return;
    const rail = rails.rail(refund.method);
    const ask = await askOf(refund);
    const known = await rail.inquireReturn(ask);
    await hear(refund, known.state === 'unknown' ? await rail.giveBack(ask) : known);
  };

  const notified = async (
    tx: Tx,
    { key, endToEndId, amount }: { key: string; endToEndId: string; amount: number },
    failure: string | null,
  ): Promise<void> => {
    const refund = await findByKey(tx, key);
    if (!refund) return; // Money put aside is given back under keys of its own.
    const order = await orders.find(tx, refund.merchantId, { number: refund.orderNumber });
    // Never guessed at: what does not fit waits until the rail has been asked.
    if (order?.endToEndId !== endToEndId || refund.amount !== amount)
      return log.error({ refund: key }, 'a rail speaks of another amount or payment than this refund');
    await end(tx, refund, failure);
  };

  rails.on('return.done', (tx, message) => notified(tx, message, null));
  rails.on('return.failed', (tx, message) => notified(tx, message, message.reason ?? ''));
  jobs.handle('refund.give-back', async (key) => {
    const refund = await findRefund(db, key);
    if (refund?.review !== RefundReview.enum.progressing) return; // It has ended, or an earlier run got this far.
    await hear(refund, await rails.rail(refund.method).giveBack(await askOf(refund)));
  });
  jobs.every(2, 'refund.check', async () => {
    const due = await findDue(db, clock.now(), dueAtOnce);
    const ended = await Promise.allSettled(due.map(check));
    for (const one of ended)
      if (one.status === 'rejected') log.error({ reason: String(rootOf(one.reason)) }, 'refund.check');
  });

  return { check, end };
};
export type RefundOutcomes = Pick<ReturnType<typeof createRefundOutcomes>, 'check' | 'end'>;

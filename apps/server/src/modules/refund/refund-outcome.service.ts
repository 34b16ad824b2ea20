import { type Refund, RefundReview } from '@balcao/contract/refund';
import type { Logger } from 'pino';
import { batched, batchedOrAlone } from '../../platform/batching.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, rootOf, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { InstalmentService } from '../instalment/instalment.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { OrderRow } from '../order/order.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { type AskMessage, type AskState, nextCheckAt, type RailAsk, type RailService } from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { claimCheck, findByKeys, findDue, findRefund, type RefundKey } from './refund.repository.ts';
import type { RefundRow } from './refund.tables.ts';
import { createRefundEnding, type RefundEnd, type WhenRefunded } from './refund-ending.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'postMany'>;
  readonly orders: Pick<OrderRefunds, 'find' | 'findAll' | 'lockAll' | 'giveUp'>;
  readonly rails: Pick<RailService, 'rail' | 'onReturns'>;
  readonly webhooks: Pick<WebhookService, 'announceAll'>;
  readonly instalments: Pick<InstalmentService, 'refunded'>;
  readonly whenDone: WhenRefunded;
}

const dueAtOnce = 200;
const { progressing } = RefundReview.enum;

/** How refunds end: the rail says so, by its answer, by a notification, or when it is asked again (rule: unknown-outcome). */
export const createRefundOutcomes = (needs: Needs) => {
  const { db, clock, jobs, log, orders, rails } = needs;

  const endMany = createRefundEnding(needs);
  /** A refund ends once, even when several messages report its end; undefined when it had ended before. */
  const end = async (
    tx: Tx,
    refund: RefundKey,
    failure: string | null,
    completedAt = clock.now(),
  ): Promise<Refund | undefined> => {
    const found = await findRefund(tx, refund);
    return found && (await endMany(tx, [{ refund: found, failure, completedAt }]))[0];
  };
  const endAll = async (ends: readonly RefundEnd[]): Promise<undefined[]> => {
    await transaction(db, (tx) => endMany(tx, ends));
    return ends.map(() => undefined);
  };
  /** What is learned at the same moment ends in one transaction. */
  const endSoon = batchedOrAlone(endAll, async (one: RefundEnd) => void (await endAll([one])));

  /** Refunds with their orders, as far as there are any. */
  const withOrders = async (queries: Queries, numbers: readonly string[]) => {
    const known = await findByKeys(queries, numbers);
    const keys = known.map(({ merchantId, orderNumber: number }) => ({ merchantId, number }));
    const found = known.length > 0 ? await orders.findAll(queries, keys) : [];
    const theirs = new Map(found.map((order) => [`${order.merchantId} ${order.number}`, order]));
    return new Map(
      known.map((refund) => [
        refund.number,
        { refund, order: theirs.get(`${refund.merchantId} ${refund.orderNumber}`) },
      ]),
    );
  };
  /** Combines concurrent lookups into two queries. */
  const find = batched(async (numbers: readonly string[]) => {
    const found = await withOrders(db, numbers);
    return numbers.map((number) => found.get(number));
  });
  const askOf = (refund: RefundRow, order: OrderRow | undefined): RailAsk => {
    if (!order?.endToEndId) throw new Error(`refund ${refund.number} has no payment to give back`);
    const { txid, endToEndId } = order;
    return { key: refund.number, txid, endToEndId, amount: refund.amount, reason: refund.reason };
  };
  const hear = async (refund: RefundRow, answer: AskState): Promise<void> => {
    if (answer.state !== 'done' && answer.state !== 'failed') return;
    await endSoon({ refund, failure: answer.state === 'failed' ? answer.reason : null });
  };

  /** Queries the outcome; if the rail does not know the refund, it is requested again under the same key. */
  const check = async (refund: RefundRow): Promise<void> => {
    // Claimed before the question, so that a rail which does not answer is asked at its time and by one process.
    if (!(await claimCheck(db, refund, nextCheckAt(clock.now(), refund.checks + 1)))) return;
    const rail = rails.rail(refund.method);
    const ask = askOf(refund, await orders.find(db, refund.merchantId, { number: refund.orderNumber }));
    const known = await rail.inquireReturn(ask);
    await hear(refund, known.state === 'unknown' ? await rail.giveBack(ask) : known);
  };

  /** A message that does not match is not interpreted: it waits until the rail has been asked. */
  const fits = ({ endToEndId, amount }: AskMessage, refund: RefundRow, order: OrderRow | undefined): boolean => {
    const isRight = order?.endToEndId === endToEndId && refund.amount === amount;
    if (!isRight) log.error({ refund: refund.number }, 'a rail speaks of another amount or payment than this refund');
    return isRight;
  };
  rails.onReturns(async (tx, messages) => {
    // Returns of unexpected payments, and those that banks make by themselves, have other keys.
    const known = await withOrders(
      tx,
      messages.map(({ key }) => key),
    );
    const ends = messages.flatMap((message): RefundEnd[] => {
      const { refund, order } = known.get(message.key) ?? {};
      // Most have ended by the rail's answer: nothing of theirs is locked again.
      if (refund?.review !== progressing || !fits(message, refund, order)) return [];
      return [{ refund, failure: message.type === 'return.failed' ? (message.reason ?? '') : null }];
    });
    if (ends.length > 0) await endMany(tx, ends);
  });
  jobs.handle('refund.give-back', async ({ merchantId, number }) => {
    const { refund, order } = (await find(number)) ?? {};
    // It has ended, or an earlier run got this far.
    if (refund?.merchantId !== merchantId || refund.review !== progressing) return;
    await hear(refund, await rails.rail(refund.method).giveBack(askOf(refund, order)));
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

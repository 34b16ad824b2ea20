import { LogEvent } from '@balcao/contract/log';
import { type RefundDetail, RefundReview, refundMoves } from '@balcao/contract/refund';
import type { approveRefund, rejectRefund } from '@balcao/contract/refund-request';
import { statesBefore } from '@balcao/contract/states';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, numbered } from '../log/log-change.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { nextCheckAt } from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { presentRefund } from './refund.present.ts';
import { findRefund, lockWaiting, moveRefund, noteFirst } from './refund.repository.ts';
import type { RefundRow } from './refund.tables.ts';
import type { RefundMoney } from './refund-money.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly orders: Pick<OrderRefunds, 'lock' | 'giveUp' | 'requireLeft' | 'letLeave' | 'waitFor'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly money: RefundMoney;
  readonly logs: Pick<LogService, 'record'>;
  readonly notices: Pick<Notices, 'tellRefund'>;
  readonly detailOf: (queries: Tx, row: RefundRow) => Promise<RefundDetail>;
}
interface Decision {
  readonly refund: RefundRow;
  readonly by: string;
  readonly now: Date;
  /** It was agreed to elsewhere: no rail is asked. */
  readonly isPast?: true;
}

const { rejected, progressing, waiting } = RefundReview.enum;

/** Deciding on refunds that wait (rule: refund-limits): one person agrees, or two above the amount of the policy. */
export const createRefundDecisions = ({ db, events, orders, webhooks, money, notices, logs, detailOf }: Needs) => {
  const tell = (tx: Tx, { merchantId, number, orderNumber }: RefundRow): void => {
    events.publish(tx, merchantId, { topic: 'refund', key: number });
    events.publish(tx, merchantId, { topic: 'order', key: orderNumber });
  };
  const record = (
    tx: Tx,
    call: Call<typeof approveRefund> | Call<typeof rejectRefund>,
    event: LogEvent,
    { merchantId, orderNumber, amount }: RefundRow,
  ): Promise<void> => {
    const subject = numbered('order', merchantId, orderNumber);
    return logs.record(tx, call, { event, subject, changes: changeOf('amount', null, amount) });
  };
  const find = async (tx: Tx, merchantId: string, number: string): Promise<RefundRow> => {
    const refund = (await findRefund(tx, { merchantId, number })) ?? refuse('not_found');
    return refund.review === waiting ? refund : refuse('colleague_first');
  };

  const agreeFirst = async (tx: Tx, { refund, by, now }: Decision): Promise<RefundRow> =>
    (await noteFirst(tx, refund, { firstApprovedBy: by, firstApprovedAt: now })) ?? refuse('changed_elsewhere');

  /** The order is locked first, as by everything that moves its money, so that decisions come one after the other. */
  const agree = async (tx: Tx, { refund, by, now, isPast }: Decision): Promise<RefundRow> => {
    const { merchantId, orderNumber, amount, feeReturned } = refund;
    const order = await orders.lock(tx, merchantId, { number: orderNumber }, now);
    // Then the refund, and the balances last (docs/lock-order.md).
    if (!(await lockWaiting(tx, refund))) return refuse('colleague_first');
    orders.requireLeft(order, amount);
    const drawn = await money.draw(tx, order, amount, feeReturned);
    const change = { review: progressing, drawn, decidedBy: by, decidedAt: now, nextCheckAt: nextCheckAt(now, 0) };
    const moved = await moveRefund(tx, refund, statesBefore(refundMoves, progressing), change);
    if (!moved) return refuse('colleague_first');
    await orders.letLeave(tx, moved, { amount, fee: feeReturned });
    await money.hold(tx, moved, drawn, now);
    if (isPast) return moved;
    await money.send(tx, moved);
    await notices.tellRefund(tx, moved, { doneBy: by });
    return moved;
  };

  const turnDown = async (tx: Tx, { refund, by, now }: Decision, rejectReason: string): Promise<RefundRow> => {
    const order = await orders.waitFor(tx, refund.merchantId, refund.orderNumber);
    const change = { review: rejected, rejectReason, decidedBy: by, decidedAt: now };
    const moved = await moveRefund(tx, refund, statesBefore(refundMoves, rejected), change);
    if (!moved) return refuse('colleague_first');
    await orders.giveUp(tx, order, { amount: moved.amount, fee: moved.feeReturned, pending: 0, waits: true }, now);
    await webhooks.announce(tx, moved.merchantId, { type: 'refund.failed', data: presentRefund(moved) });
    return moved;
  };

  return {
    /** In the caller's transaction: the last who must agree does. */
    agree,
    /** In the caller's transaction: someone rejects it. */
    turnDown,

    approve: (call: Call<typeof approveRefund>): Promise<RefundDetail> =>
      idempotently(db, call, async (tx) => {
        const { merchantId, accountId: by } = call.actor;
        const refund = await find(tx, merchantId, call.params.number);
        const decision = { refund, by, now: call.now };
        const isFirst = refund.needsSecond && refund.firstApprovedBy === null;
        if (refund.needsSecond && refund.firstApprovedBy === by) refuse('refund_same_person');
        // A first approval that comes late would be the second, and send the money.
        if (refund.version !== call.body.version) refuse('changed_elsewhere');
        const agreed = await (isFirst ? agreeFirst(tx, decision) : agree(tx, decision));
        tell(tx, agreed);
        await record(tx, call, LogEvent.enum.refundApproved, agreed);
        return detailOf(tx, agreed);
      }),

    reject: (call: Call<typeof rejectRefund>): Promise<RefundDetail> =>
      idempotently(db, call, async (tx) => {
        const { merchantId, accountId: by } = call.actor;
        const refund = await find(tx, merchantId, call.params.number);
        const moved = await turnDown(tx, { refund, by, now: call.now }, call.body.reason);
        tell(tx, moved);
        await record(tx, call, LogEvent.enum.refundRejected, moved);
        return detailOf(tx, moved);
      }),
  };
};

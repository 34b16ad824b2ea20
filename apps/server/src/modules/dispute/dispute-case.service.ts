import {
  type DisputeKind,
  DisputeStatus,
  disputeDays,
  disputeMoves,
  isUndecided,
  ReturnNature,
} from '@balcao/contract/dispute';
import { statesBefore } from '@balcao/contract/states';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newNumber } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderRefunds, PaidOrder } from '../order/order-refund.service.ts';
import type { AskMessage } from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { blocked, unblocked } from './dispute.postings.ts';
import { presentDispute } from './dispute.present.ts';
import { addReturned, insertDispute, listOfOrder, lockOfOrder, moveDispute } from './dispute.repository.ts';
import type { BankReturnRow, DisputeRow } from './dispute.tables.ts';

const dayMs = 86_400_000;
const { open, accepted, rejected } = DisputeStatus.enum;

interface Needs {
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'post' | 'lockSpendable'>;
  readonly orders: Pick<OrderRefunds, 'pendingOf' | 'drawPending' | 'returnPending'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly notices: Pick<Notices, 'tell'>;
}
/** Why a case is opened, and for how much; the amount in centavos. */
export interface NewDispute {
  readonly kind: DisputeKind;
  readonly amount: number;
  readonly reason: string;
  /** The name of who of the staff registers what the bank told; null where the bank's own word opened it. */
  readonly openedBy: string | null;
}
/** Who of the staff recorded it, and what they wrote. */
interface Decision {
  readonly by: string | null;
  readonly note: string | null;
}
const byItself: Decision = { by: null, note: null };

const kindOf = (nature: AskMessage['nature']): DisputeKind =>
  nature === ReturnNature.enum.MED_OPERACIONAL ? 'failure' : 'fraud';

/**
 * Cases about paid orders. Everything happens under the lock of the order, so that what a bank says, what staff record, what refunds and
 * settlements take come one after the other.
 */
export const createDisputeCases = ({ clock, events, ledger, orders, webhooks, notices }: Needs) => {
  const rowOf = (order: PaidOrder, { openedBy, ...asked }: NewDispute, now: Date): DisputeRow => ({
    merchantId: order.merchantId,
    number: newNumber(now),
    orderNumber: order.number,
    merchantOrderNumber: order.merchantOrderNumber,
    ...asked,
    status: open,
    source: openedBy === null ? ('bank' as const) : ('staff' as const),
    openedBy,
    openedAt: now,
    blocked: 0,
    drawn: { pending: 0, available: 0, reserve: 0 },
    returned: 0,
    evidenceUntil: new Date(now.getTime() + disputeDays.evidence * dayMs),
    decideUntil: new Date(now.getTime() + disputeDays.decision * dayMs),
    decidedAt: null,
    decidedBy: null,
    decisionNote: null,
    version: 1,
  });
  const live = async (tx: Tx, { merchantId, number }: PaidOrder): Promise<DisputeRow | undefined> =>
    (await lockOfOrder(tx, merchantId, number)).find(({ status }) => isUndecided(status));
  const changed = (tx: Tx, { merchantId, number, orderNumber }: DisputeRow): void => {
    events.publish(tx, merchantId, { topic: 'dispute', key: number });
    events.publish(tx, merchantId, { topic: 'order', key: orderNumber });
  };
  const tellEnd = async (tx: Tx, row: DisputeRow): Promise<void> => {
    const { merchantId, number, orderNumber, status } = row;
    await webhooks.announce(tx, merchantId, { type: 'dispute.closed', data: presentDispute(row) });
    await notices.tell(tx, merchantId, { kind: 'disputeEnded', data: { number, orderNumber, status } });
    changed(tx, row);
  };

  /** Blocks what there is of it: the order's own money to be settled first, then what is available, then the reserve. */
  const block = async (tx: Tx, order: PaidOrder, row: DisputeRow): Promise<DisputeRow> => {
    const { merchantId, number: orderNumber } = order;
    const pending = Math.min(row.amount, orders.pendingOf(order));
    const rest = row.amount - pending;
    const has = rest > 0 ? await ledger.lockSpendable(tx, merchantId) : { available: 0, reserve: 0 };
    const available = Math.min(rest, has.available);
    const drawn = { pending, available, reserve: Math.min(rest - available, has.reserve) };
    const sum = pending + drawn.available + drawn.reserve;
    if (sum === 0) return row;
    if (pending > 0) await orders.drawPending(tx, { merchantId, orderNumber }, pending);
    await ledger.post(tx, merchantId, `order:${orderNumber}:dispute:${row.number}:blocked`, blocked(drawn));
    return { ...row, blocked: sum, drawn };
  };
  const unblock = async (tx: Tx, row: DisputeRow): Promise<void> => {
    if (row.blocked === 0) return;
    const { merchantId, orderNumber, drawn, number } = row;
    await orders.returnPending(tx, { merchantId, orderNumber }, drawn.pending, clock.now());
    await ledger.post(tx, merchantId, `order:${orderNumber}:dispute:${number}:unblocked`, unblocked(drawn));
  };

  /**
   * Opens a case about a locked order and blocks its money. @throws Refusal `dispute_exists` while one is undecided; `dispute_exceeds_order`
   * for more than the bank has left of what was paid.
   */
  const openCase = async (tx: Tx, order: PaidOrder, asked: NewDispute): Promise<DisputeRow> => {
    if (await live(tx, order)) refuse('dispute_exists');
    if (asked.amount > order.paidAmount - order.bankReturned) refuse('dispute_exceeds_order');
    const row = await block(tx, order, rowOf(order, asked, clock.now()));
    await insertDispute(tx, row);
    const { merchantId, number, orderNumber, amount } = row;
    await webhooks.announce(tx, merchantId, { type: 'dispute.opened', data: presentDispute(row) });
    const data = { number, orderNumber, amount, until: row.evidenceUntil.toISOString() };
    await notices.tell(tx, merchantId, { kind: 'disputeOpened', data });
    changed(tx, row);
    return row;
  };

  /** Ends a case without the bank having taken money: what was blocked is free. False when it had ended. */
  const end = async (tx: Tx, row: DisputeRow, status: 'rejected' | 'expired', { by, note }: Decision = byItself) => {
    const change = { status, decidedAt: clock.now(), decidedBy: by, decisionNote: note };
    const moved = await moveDispute(tx, row, statesBefore(disputeMoves, status), change);
    if (!moved) return false;
    await unblock(tx, row);
    await tellEnd(tx, moved);
    return true;
  };

  return {
    open: openCase,
    end,

    /** The bank says by its rail that it has begun to take money back: the case opens, once. */
    openByBank: async (tx: Tx, order: PaidOrder, { amount, nature, reason }: AskMessage): Promise<void> => {
      const most = order.paidAmount - order.bankReturned;
      if (most === 0 || (await live(tx, order))) return;
      const asked = { kind: kindOf(nature), amount: Math.min(amount, most), reason: reason ?? '', openedBy: null };
      await openCase(tx, order, asked);
    },
    /** The bank says by its rail that it does not take the money. */
    endByBank: async (tx: Tx, order: PaidOrder): Promise<void> => {
      const row = await live(tx, order);
      if (row) await end(tx, row, rejected);
    },

    /**
     * What is blocked of a locked order is free, for what the bank takes of it in the same transaction. That may draw on what is available
     * too, which is locked before what is blocked (docs/lock-order.md).
     */
    unblockFor: async (tx: Tx, order: PaidOrder): Promise<void> => {
      const row = await live(tx, order);
      if (!row) return;
      if (row.blocked > 0) await ledger.lockSpendable(tx, row.merchantId);
      await unblock(tx, row);
    },
    /**
     * The bank has taken money of a locked order: the case about it is accepted. Where there was none, one that the mechanism made is
     * written down as it ended, so that the team finds it; what a bank returned otherwise is no case.
     */
    returned: async (tx: Tx, order: PaidOrder, { amount, nature, reason }: BankReturnRow, decision = byItself) => {
      const { merchantId, number } = order;
      const known = await listOfOrder(tx, merchantId, number);
      const row = known.find(({ status }) => isUndecided(status)) ?? known[0];
      const now = clock.now();
      if (!row) {
        if (!nature?.startsWith('MED_')) return;
        const asked = { kind: kindOf(nature), amount, reason: reason ?? '', openedBy: null };
        const ended = { status: accepted, returned: amount, decidedAt: now, evidenceUntil: now, decideUntil: now };
        const made = { ...rowOf(order, asked, now), ...ended };
        await insertDispute(tx, made);
        return changed(tx, made);
      }
      const { by: decidedBy, note: decisionNote } = decision;
      const moved = await addReturned(tx, row, { amount, decidedAt: now, decidedBy, decisionNote });
      if (moved && row.status !== accepted) await tellEnd(tx, moved);
      else changed(tx, row);
    },
  };
};
export type DisputeCases = ReturnType<typeof createDisputeCases>;

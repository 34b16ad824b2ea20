import type { ReplyOf } from '@balcao/contract/endpoint';
import { OrderStatus, PaymentMethod } from '@balcao/contract/order';
import {
  type findOrdersForPayment,
  MatchCandidate,
  type MatchVerdict,
  type matchUnidentifiedPayment,
  type UnidentifiedPayment,
} from '@balcao/contract/unidentified-payment';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Ledger, noMerchant } from '../ledger/ledger.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { unexpectedMoneyReturned } from './order.postings.ts';
import { findByAnyNumber, findByNumber, lockByTxid } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import type { OrderOutcomes } from './order-outcome.service.ts';
import {
  findUnexpected,
  isOfAnOrder,
  lockArrival,
  lockUnidentified,
  matchUnidentified,
} from './unexpected-payment.repository.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';
import { presentUnidentified } from './unidentified-payment.present.ts';
import type { UnidentifiedRequests } from './unidentified-request.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly rails: Pick<RailService, 'mustOpen'>;
  readonly outcomes: Pick<OrderOutcomes, 'pay'>;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly asks: Pick<UnidentifiedRequests, 'askedOf'>;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
const foundAtMost = 10;
const { wallet, pix } = PaymentMethod.enum;
const withoutCard = new Set<PaymentMethod>([wallet, pix]);

/** What stands in the way of an order taking this money: nothing that a payment which names it would not meet, too. */
const verdictOf = (order: OrderRow, { endToEndId, method, amount }: UnexpectedPaymentRow): MatchVerdict => {
  if (order.endToEndId === endToEndId && order.status === OrderStatus.enum.paid) return 'counted';
  if (order.endToEndId !== null) return 'paidByAnother';
  if (order.status !== OrderStatus.enum.waiting) return 'ended';
  if (!withoutCard.has(method)) return 'card';
  if (order.method !== method) return 'methodDiffers';
  return order.amount === amount ? 'fits' : 'amountDiffers';
};

/** Money that arrived without an order is found to be for one: the order is paid by it, as if the payment had named it. */
export const createUnidentifiedMatches = (needs: Needs) => {
  const { db, clock, jobs, rails, ledger, asks, outcomes, teams, auditEvents } = needs;

  /** Money of nobody we know, held until the transaction ends. @throws Refusal `not_found`. */
  const hold = async (tx: Tx, endToEndId: string): Promise<UnexpectedPaymentRow> => {
    await lockArrival(tx, endToEndId);
    return (await lockUnidentified(tx, noMerchant, endToEndId)) ?? refuse('not_found');
  };
  /** It leaves what nobody owns, as the order's own posting takes the same from the rail. It never goes back by itself after that. */
  const leave = async (tx: Tx, payment: UnexpectedPaymentRow, order: OrderRow): Promise<UnexpectedPaymentRow> => {
    const { endToEndId, amount, method } = payment;
    const at = clock.now();
    const matched = { matchedAt: at, matchedMerchantId: order.merchantId, matchedOrder: order.number };
    await matchUnidentified(tx, payment, matched);
    const cause = `rail:${method}:matched:${endToEndId}`;
    await ledger.post(tx, noMerchant, cause, unexpectedMoneyReturned(amount, method), at);
    return { ...payment, ...matched };
  };

  /** The order is paid, or was, and the money stands aside no longer. @throws Refusal `payment_has_order`, `order_takes_no_match`. */
  const take = async (tx: Tx, order: OrderRow, payment: UnexpectedPaymentRow): Promise<UnexpectedPaymentRow> => {
    const { endToEndId, method, amount, payerName, paidAt, arrivedAt } = payment;
    const verdict = verdictOf(order, payment);
    if (verdict !== 'counted') {
      if (await isOfAnOrder(tx, endToEndId)) refuse('payment_has_order');
      const told = {
        txid: order.txid,
        endToEndId,
        method,
        amount,
        payerName: payerName ?? '',
        card: null,
        instalments: 1,
      };
      const isPaid = verdict === 'fits' && (await outcomes.pay(tx, { ...told, paidAt: paidAt ?? arrivedAt }));
      if (!isPaid) refuse('order_takes_no_match');
      // Its own charge is not to be paid any more.
      const { merchantId, number } = order;
      if (rails.mustOpen(method)) await jobs.send(tx, 'order.remove', { merchantId, number });
    }
    return leave(tx, payment, order);
  };

  return {
    /** @throws Refusal `not_found` where such money does not wait under this id. */
    orders: async ({
      params,
      query,
    }: Call<typeof findOrdersForPayment>): Promise<ReplyOf<typeof findOrdersForPayment>> => {
      const payment = (await findUnexpected(db, noMerchant, params.endToEndId)) ?? refuse('not_found');
      const rows = await findByAnyNumber(db, query.number, foundAtMost);
      const payees = await teams.payees(db, [...new Set(rows.map(({ merchantId }) => merchantId))]);
      const merchantOf = ({ merchantId }: OrderRow) => {
        const { name = '', merchantNumber: number = '' } = payees.get(merchantId) ?? {};
        return { merchantId, number, name };
      };
      const present = (order: OrderRow): MatchCandidate =>
        MatchCandidate.parse({
          merchant: merchantOf(order),
          orderNumber: order.number,
          merchantOrderNumber: order.merchantOrderNumber,
          amount: order.amount,
          status: order.status,
          createdAt: order.createdAt.toISOString(),
          verdict: verdictOf(order, payment),
        });
      return { list: rows.map(present) };
    },

    /**
     * The same match again changes nothing.
     * @throws Refusal `not_found`; `colleague_first` where it went another way, or a colleague asks for that; `payment_has_order` where another order was paid by it;
     * `order_takes_no_match` where this order does not wait for just this.
     */
    match: (call: Call<typeof matchUnidentifiedPayment>): Promise<UnidentifiedPayment> =>
      idempotently(db, call, async (tx) => {
        const { endToEndId } = call.params;
        const { merchantId, orderNumber, reason } = call.body;
        // The order before the money that is for it (docs/lock-order.md).
        const { txid } = (await findByNumber(tx, merchantId, orderNumber)) ?? refuse('not_found');
        const order = (await lockByTxid(tx, txid)) ?? refuse('not_found');
        const payment = await hold(tx, endToEndId);
        if (payment.matchedMerchantId === merchantId && payment.matchedOrder === orderNumber)
          return presentUnidentified(payment, null);
        const isAsked = (await asks.askedOf(tx, [endToEndId])).size > 0;
        if (payment.matchedAt || payment.returnAskedAt || isAsked) refuse('colleague_first');
        const matched = await take(tx, order, payment);
        await auditEvents.record(tx, call, {
          kind: 'ownerlessMatched',
          merchantId,
          subjectId: noMerchant,
          subjectName: endToEndId,
          changes: [{ field: 'reason', before: '', after: reason }],
        });
        return presentUnidentified(matched, null);
      }),
  };
};
export type UnidentifiedMatches = ReturnType<typeof createUnidentifiedMatches>;

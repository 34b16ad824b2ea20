import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type findOrdersForPayment,
  MatchCandidate,
  type matchUnidentifiedPayment,
} from '@balcao/contract/unidentified-match';
import type { UnidentifiedPayment } from '@balcao/contract/unidentified-payment';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Ledger, noMerchant } from '../ledger/ledger.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { AuditEvent, AuditEvents } from '../staff/audit-event.service.ts';
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
import type { UnexpectedPayments } from './unexpected-payment.service.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';
import { presentUnidentified } from './unidentified-payment.present.ts';
import { listRests } from './unidentified-payment.repository.ts';
import type { UnidentifiedRequests } from './unidentified-request.service.ts';
import type { UnidentifiedReturns } from './unidentified-return.service.ts';
import { differenceOf, verdictOf } from './unidentified-verdict.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly rails: Pick<RailService, 'mustOpen'>;
  readonly outcomes: Pick<OrderOutcomes, 'pay'>;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly asks: Pick<UnidentifiedRequests, 'ask' | 'askedOf'>;
  readonly requests: Pick<SettingRequests, 'register'>;
  readonly returns: Pick<UnidentifiedReturns, 'mayAlone'>;
  readonly unexpected: Pick<UnexpectedPayments, 'putRestAside'>;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
const foundAtMost = 10;
/** The payment and the order, and the surplus in centavos that the requester saw would be returned. */
const Match = z.object({
  endToEndId: z.string(),
  merchantId: z.string(),
  orderNumber: z.string(),
  difference: z.int(),
});
type Match = z.infer<typeof Match>;
const isMatchedTo = (payment: UnexpectedPaymentRow, { merchantId, orderNumber }: Match): boolean =>
  payment.matchedMerchantId === merchantId && payment.matchedOrder === orderNumber;

/**
 * Money that arrived without an order is found to be for one: the order is paid by it, as if the payment had named it. What is more than
 * the order goes back to the payer: by one of finance alone up to the limit, by two above it.
 */
export const createUnidentifiedMatches = (needs: Needs) => {
  const { db, clock, jobs, rails, ledger, asks, requests, returns, unexpected, outcomes, teams, auditEvents } = needs;

  /** An unidentified payment, locked until the transaction ends. @throws Refusal `not_found`. */
  const hold = async (tx: Tx, endToEndId: string): Promise<UnexpectedPaymentRow> => {
    await lockArrival(tx, endToEndId);
    return (await lockUnidentified(tx, noMerchant, endToEndId)) ?? refuse('not_found');
  };
  /** Takes it out of suspense, since the order's own posting books the same amount from the rail. It is never returned automatically after that. */
  const leave = async (tx: Tx, payment: UnexpectedPaymentRow, order: OrderRow): Promise<UnexpectedPaymentRow> => {
    const { endToEndId, amount, method } = payment;
    const at = clock.now();
    const matched = { matchedAt: at, matchedMerchantId: order.merchantId, matchedOrder: order.number };
    await matchUnidentified(tx, payment, matched);
    const cause = `rail:${method}:matched:${endToEndId}`;
    await ledger.post(tx, noMerchant, cause, unexpectedMoneyReturned(amount, method), at);
    return { ...payment, ...matched };
  };

  /**
   * Pays the order, if it is not paid yet, and takes the money out of suspense; a surplus is put in suspense under the order and returned.
   * @throws Refusal `payment_has_order`; `order_takes_no_match`, also where the surplus differs from the one that was shown.
   */
  const take = async (
    tx: Tx,
    order: OrderRow,
    payment: UnexpectedPaymentRow,
    difference: number,
  ): Promise<UnexpectedPaymentRow> => {
    if (differenceOf(order, payment) !== difference) refuse('order_takes_no_match');
    if (verdictOf(order, payment) === 'counted') return leave(tx, payment, order);
    const { endToEndId, method, payerName, paidAt, arrivedAt } = payment;
    if (await isOfAnOrder(tx, endToEndId)) refuse('payment_has_order');
    const { merchantId, number, txid, amount } = order;
    const of = { txid, endToEndId, method, amount, payerName: payerName ?? '', card: null, instalments: 1 };
    const isPaid = await outcomes.pay(tx, { ...of, paidAt: paidAt ?? arrivedAt });
    if (!isPaid) refuse('order_takes_no_match');
    // Its own charge is not to be paid any more.
    if (rails.mustOpen(method)) await jobs.send(tx, 'order.remove', { merchantId, number });
    const matched = await leave(tx, payment, order);
    if (difference > 0) await unexpected.putRestAside(tx, order, payment, difference);
    return matched;
  };
  const show = async (tx: Tx, payment: UnexpectedPaymentRow): Promise<UnidentifiedPayment> =>
    presentUnidentified(payment, null, (await listRests(tx, [payment])).get(payment.endToEndId));
  const match = async (tx: Tx, call: AuditEvent, wanted: Match, reason: string): Promise<UnidentifiedPayment> => {
    const { endToEndId, merchantId, orderNumber, difference } = wanted;
    // The order before the money that is for it (docs/lock-order.md).
    const { txid } = (await findByNumber(tx, merchantId, orderNumber)) ?? refuse('not_found');
    const order = (await lockByTxid(tx, txid)) ?? refuse('not_found');
    const payment = await hold(tx, endToEndId);
    if (isMatchedTo(payment, wanted)) return show(tx, payment);
    const isAsked = (await asks.askedOf(tx, [endToEndId])).size > 0;
    if (payment.matchedAt || payment.returnAskedAt || isAsked) refuse('colleague_first');
    const matched = await take(tx, order, payment, difference);
    await auditEvents.record(tx, call, {
      kind: 'ownerlessMatched',
      merchantId,
      subjectId: noMerchant,
      subjectName: endToEndId,
      changes: [{ field: 'reason', before: '', after: reason }],
    });
    return show(tx, matched);
  };
  /** So much to go back takes two; the same asked for again stays as it was asked. */
  const askColleague = async (
    tx: Tx,
    call: AuditEvent,
    wanted: Match,
    reason: string,
  ): Promise<UnidentifiedPayment> => {
    const { endToEndId, merchantId, orderNumber, difference } = wanted;
    const payment = (await findUnexpected(tx, noMerchant, endToEndId)) ?? refuse('not_found');
    const asked = (await asks.askedOf(tx, [endToEndId])).get(endToEndId);
    if (isMatchedTo(payment, wanted)) return show(tx, payment);
    if (asked?.subject === 'match' && asked.orderNumber === orderNumber) return presentUnidentified(payment, asked);
    const order = (await findByNumber(tx, merchantId, orderNumber)) ?? refuse('not_found');
    if (differenceOf(order, payment) !== difference) refuse('order_takes_no_match');
    return asks.ask(tx, call, payment, { subject: 'match', proposal: wanted, reason });
  };
  requests.register('match', async (tx, call, { proposal, reason }) => {
    await match(tx, call, Match.parse(proposal), reason);
  });

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
     * `order_takes_no_match` where this order does not take it, or something else of it would go back than was seen.
     */
    match: (call: Call<typeof matchUnidentifiedPayment>): Promise<UnidentifiedPayment> =>
      idempotently(db, call, async (tx) => {
        const { difference = 0, reason, ...which } = call.body;
        const wanted = { ...call.params, ...which, difference };
        const isAlone = difference === 0 || (await returns.mayAlone(tx, difference));
        return isAlone ? match(tx, call, wanted, reason) : askColleague(tx, call, wanted, reason);
      }),
  };
};
export type UnidentifiedMatches = ReturnType<typeof createUnidentifiedMatches>;

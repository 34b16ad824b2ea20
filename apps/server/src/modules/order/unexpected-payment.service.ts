import type { PaymentMethod } from '@balcao/contract/order';
import type { UnidentifiedRefusal } from '@balcao/contract/unidentified-payment';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { isNumber } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Ledger, noMerchant } from '../ledger/ledger.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import {
  type AskMessage,
  type AskState,
  attemptKey,
  nextCheckAt,
  type RailPayment,
  type RailService,
} from '../rail/rail.service.ts';
import { unexpectedMoney, unexpectedMoneyReturned } from './order.postings.ts';
import type { OrderRow } from './order.tables.ts';
import { arrivalCause, returnCause } from './unexpected-causes.ts';
import {
  askForReturn,
  endElsewhere,
  findDueReturns,
  findUnexpected,
  findUnexpectedByRail,
  insertUnexpected,
  isOfAnOrder,
  listUnidentified,
  lockArrival,
  moveUnexpected,
} from './unexpected-payment.repository.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';

const dueAtOnce = 16;
interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly events: Pick<Events, 'publish'>;
  readonly log: Logger;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly rails: Pick<RailService, 'rail' | 'onReturns'>;
}

type Arrival = Pick<UnexpectedPaymentRow, 'endToEndId' | 'method' | 'txid' | 'amount' | 'paidAt' | 'payerName'>;
const arrivalOf = (payment: Arrival, now: Date) => {
  const { endToEndId, method, txid, amount, paidAt, payerName } = payment;
  return { endToEndId, method, txid, amount, paidAt, payerName, arrivedAt: now };
};

/** Under such keys we ask for money to go back. */
const ourKeys = /^A([A-Za-z0-9]{32})/;
/** Money given back under a key that is none of ours; centavos. */
export interface ElsewhereReturn {
  readonly key: string;
  readonly endToEndId: string;
  readonly amount: number;
  /** Of the rail that says so, where it names itself. */
  readonly method?: PaymentMethod;
  /** Whether it stands in the ledger already, by the file that told of it. */
  readonly isPosted?: boolean;
}

/**
 * A payment that no waiting order expects: put in suspense, and its return is requested from the rail until the payer has it back (rule:
 * unknown-outcome).
 */
export const createUnexpectedPayments = ({ db, clock, jobs, events, log, ledger, notices, rails }: Needs) => {
  const tell = (
    tx: Tx,
    { merchantId, orderNumber }: Pick<UnexpectedPaymentRow, 'merchantId' | 'orderNumber'>,
  ): void => {
    if (orderNumber !== null) events.publish(tx, merchantId, { topic: 'order', key: orderNumber });
  };
  const finish = async (tx: Tx, payment: UnexpectedPaymentRow): Promise<void> => {
    const { merchantId, orderNumber, endToEndId, amount, method } = payment;
    const isFirst = await moveUnexpected(tx, payment, { returnedAt: clock.now(), nextCheckAt: null });
    if (!isFirst) return;
    const cause = orderNumber === null ? returnCause(payment) : `order:${orderNumber}:returned:${endToEndId}`;
    await ledger.post(tx, merchantId, cause, unexpectedMoneyReturned(amount, method));
    tell(tx, payment);
  };
  const refused = async (tx: Tx, payment: UnexpectedPaymentRow, failureReason: string): Promise<void> => {
    const change = {
      attempt: payment.attempt + 1,
      nextCheckAt: nextCheckAt(clock.now(), payment.checks),
      failureReason,
    };
    const isFirst = await moveUnexpected(tx, payment, change);
    if (isFirst) log.error({ endToEndId: payment.endToEndId, failureReason }, 'money put aside was not taken back yet');
  };
  const apply = (payment: UnexpectedPaymentRow, answer: AskState): Promise<void> =>
    transaction(db, async (tx) => {
      if (answer.state === 'done') return finish(tx, payment);
      if (answer.state === 'failed') return refused(tx, payment, answer.reason);
      await moveUnexpected(tx, payment, { nextCheckAt: nextCheckAt(clock.now(), payment.checks) });
    });

  const learn = async (payment: UnexpectedPaymentRow): Promise<AskState> => {
    const { endToEndId, amount, method, txid } = payment;
    const asked = { key: attemptKey('A', payment), txid, endToEndId, amount, reason: '' };
    const rail = rails.rail(method);
    const known = await rail.inquireReturn(asked);
    return known.state === 'unknown' ? rail.giveBack(asked) : known;
  };
  /** Requests the return from the rail, or queries an earlier request. After any failure it is tried again, after those that are due by then. */
  const ask = async (payment: UnexpectedPaymentRow): Promise<void> => {
    const { endToEndId, nextCheckAt: due } = payment;
    if (!due) return;
    try {
      await apply(payment, await learn(payment));
    } catch (error) {
      log.error({ endToEndId, message: rootOf(error as Error).message }, 'money put aside could not be given back yet');
      await apply(payment, { state: 'processing' });
    }
  };

  /**
   * An unidentified payment that was returned in full without our request: by our bank, or by the payer's bank. Posted under the key that the rail's
   * file also uses, so exactly once.
   */
  const wentBack = async (tx: Tx, one: ElsewhereReturn): Promise<void> => {
    const { key, endToEndId, amount, method, isPosted } = one;
    await lockArrival(tx, endToEndId);
    const payment = await findUnexpected(tx, noMerchant, endToEndId);
    // What was found to be for an order is the order's: what the bank takes of it is told there.
    if (!payment || payment.returnedAt || payment.matchedAt) return;
    if (payment.amount !== amount || (method ?? payment.method) !== payment.method) return;
    const post = () =>
      ledger.post(tx, noMerchant, returnCause(payment, key), unexpectedMoneyReturned(amount, payment.method));
    // Keys of others are unique for one payment only: what stands there already is another's, and people must see.
    if (isPosted || (await post())) return endElsewhere(tx, payment, { key, at: clock.now() });
    log.error({ endToEndId, key }, 'money of nobody went back by a key that was posted for other money');
  };

  const hear = async (tx: Tx, key: string, outcome: (payment: UnexpectedPaymentRow) => Promise<void>) => {
    const [, endToEndId] = ourKeys.exec(key) ?? [];
    const payment = endToEndId ? await findUnexpectedByRail(tx, endToEndId) : undefined;
    if (payment && attemptKey('A', payment) === key) await outcome(payment);
  };
  const heard = async (tx: Tx, { type, key, endToEndId, amount, reason }: AskMessage): Promise<void> => {
    if (type === 'return.failed') return hear(tx, key, (payment) => refused(tx, payment, reason ?? ''));
    if (key.startsWith(`A${endToEndId}`)) return hear(tx, key, (payment) => finish(tx, payment));
    await wentBack(tx, { key, endToEndId, amount });
  };
  rails.onReturns(async (tx, messages) => {
    // Under the number of a refund hardly anything else goes back: one question for all of them.
    const numbered = messages.filter(({ key }) => isNumber(key)).map(({ endToEndId }) => endToEndId);
    const unidentified = await listUnidentified(tx, numbered);
    for (const message of messages)
      if (!isNumber(message.key) || unidentified.has(message.endToEndId)) await heard(tx, message);
  });

  jobs.handle('rail.return', async ({ merchantId, endToEndId }) => {
    const payment = await findUnexpected(db, merchantId, endToEndId);
    // Once asked it has its own time to be asked again.
    if (payment?.checks === 0) await ask(payment);
  });
  jobs.every(2, 'rail.returns', async () => {
    const due = await findDueReturns(db, clock.now(), dueAtOnce);
    await Promise.all(due.map(ask));
  });

  /** Whether this payment is in suspense already; locks its id until the transaction ends. */
  const knows = async (tx: Tx, { endToEndId }: Pick<RailPayment, 'endToEndId'>): Promise<boolean> => {
    await lockArrival(tx, endToEndId);
    return (await findUnexpectedByRail(tx, endToEndId)) !== undefined;
  };
  /** The job asks at once; the rounds, should the job be lost. */
  const toGoBack = (now: Date) => ({ returnAskedAt: now, nextCheckAt: nextCheckAt(now, 0) });
  /** Into suspense under the order, and from there back; false where that has begun before. */
  const beginReturn = async (
    tx: Tx,
    { merchantId, number: orderNumber }: Pick<OrderRow, 'merchantId' | 'number'>,
    arrival: Arrival,
    expectedAmount: number | null,
  ): Promise<boolean> => {
    const { endToEndId, amount, method } = arrival;
    const cause = `order:${orderNumber}:unexpected:${endToEndId}`;
    if (!(await ledger.post(tx, merchantId, cause, unexpectedMoney(amount, method)))) return false;
    const now = clock.now();
    const row = { merchantId, orderNumber, expectedAmount, ...arrivalOf(arrival, now), ...toGoBack(now) };
    await insertUnexpected(tx, row);
    await jobs.send(tx, 'rail.return', { merchantId, endToEndId });
    tell(tx, { merchantId, orderNumber });
    return true;
  };
  return {
    /**
     * A payment after the order closed, a second one, or one of another amount: it is put in suspense and returned; each once. Of a wrong amount the
     * team is notified at once, and finance with the next round.
     */
    putAside: async (
      tx: Tx,
      order: Pick<OrderRow, 'merchantId' | 'number' | 'amount'>,
      payment: RailPayment,
    ): Promise<void> => {
      const { merchantId, number: orderNumber, amount: expected } = order;
      const { endToEndId, amount } = payment;
      const isWrong = amount !== expected;
      const isFirst = await beginReturn(tx, order, payment, isWrong ? expected : null);
      if (!isFirst || !isWrong) return;
      const data = { orderNumber, endToEndId, amount, expected };
      await notices.tell(tx, merchantId, { kind: 'wrongAmount', data });
    },

    /** The surplus of an unidentified payment over its order, returned in the same way as the surplus of a payment to the order. */
    putRestAside: async (tx: Tx, order: OrderRow, payment: UnexpectedPaymentRow, rest: number): Promise<void> =>
      void (await beginReturn(tx, order, { ...payment, amount: rest }, null)),

    knows,
    wentBack,

    /** Whether it is a key of a request to return an unexpected payment. */
    isOurs: (key: string): boolean => ourKeys.test(key),

    /**
     * Of no order that we know, once. It stands under no merchant until staff have it given back; of the code of a shop that took
     * nothing (`refusal`), it goes back at once.
     */
    takeIn: async (tx: Tx, payment: RailPayment, refusal: UnidentifiedRefusal | null): Promise<void> => {
      const { endToEndId, amount, method } = payment;
      // Also where another rail's file told of it: which of them is right, people must say.
      if ((await knows(tx, payment)) || (await isOfAnOrder(tx, endToEndId))) return;
      if (!(await ledger.post(tx, noMerchant, arrivalCause(payment), unexpectedMoney(amount, method)))) return;
      const now = clock.now();
      const row = { merchantId: noMerchant, refusal, ...arrivalOf(payment, now) };
      await insertUnexpected(tx, { ...row, ...(refusal === null ? {} : toGoBack(now)) });
      if (refusal !== null) await jobs.send(tx, 'rail.return', { merchantId: noMerchant, endToEndId });
    },

    /**
     * Has it given back to the person who paid; undefined when someone has said so before.
     * @throws Refusal `payment_has_order` where an order was paid by it after all: its money goes back by a refund, or twice.
     */
    giveBack: async (tx: Tx, endToEndId: string): Promise<UnexpectedPaymentRow | undefined> => {
      if (await isOfAnOrder(tx, endToEndId)) refuse('payment_has_order');
      const asked = await askForReturn(tx, noMerchant, endToEndId, toGoBack(clock.now()));
      if (asked) await jobs.send(tx, 'rail.return', { merchantId: noMerchant, endToEndId });
      return asked;
    },
  };
};
export type UnexpectedPayments = ReturnType<typeof createUnexpectedPayments>;

import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { type ArrivedPayment, type AskState, attemptKey, nextCheckAt, type RailService } from '../rail/rail.service.ts';
import { unexpectedMoney, unexpectedMoneyReturned } from './order.postings.ts';
import { findByNumber } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import {
  findDueReturns,
  findUnexpected,
  findUnexpectedByRail,
  insertUnexpected,
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
  readonly rails: Pick<RailService, 'rail' | 'on'>;
}

/** Money that no waiting order expects: put aside, and asked of its rail until it is back with whoever paid (promise M6). */
export const createUnexpectedPayments = ({ db, clock, jobs, events, log, ledger, rails }: Needs) => {
  const finish = async (tx: Tx, payment: UnexpectedPaymentRow, method: OrderRow['method']): Promise<void> => {
    const { merchantId, orderNumber, endToEndId, amount } = payment;
    const isFirst = await moveUnexpected(tx, payment, { returnedAt: clock.now(), nextCheckAt: null });
    if (!isFirst) return;
    const cause = `order:${orderNumber}:returned:${endToEndId}`;
    await ledger.post(tx, merchantId, cause, unexpectedMoneyReturned(amount, method));
    events.publish(tx, merchantId, { topic: 'order', key: orderNumber });
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
  const apply = (payment: UnexpectedPaymentRow, method: OrderRow['method'], answer: AskState): Promise<void> =>
    transaction(db, async (tx) => {
      if (answer.state === 'done') return finish(tx, payment, method);
      if (answer.state === 'failed') return refused(tx, payment, answer.reason);
      await moveUnexpected(tx, payment, { nextCheckAt: nextCheckAt(clock.now(), payment.checks) });
    });

  const learn = async (payment: UnexpectedPaymentRow, { method, txid }: OrderRow): Promise<AskState> => {
    const { endToEndId, amount } = payment;
    const asked = { key: attemptKey('A', payment), txid, endToEndId, amount, reason: '' };
    const rail = rails.rail(method);
    const known = await rail.inquireReturn(asked);
    return known.state === 'unknown' ? rail.giveBack(asked) : known;
  };
  /** Asks for it, or what became of it; whatever goes wrong, it is asked for again, after those that are due by then. */
  const ask = async (payment: UnexpectedPaymentRow): Promise<void> => {
    const { merchantId, orderNumber, endToEndId, nextCheckAt: due } = payment;
    const order = due && (await findByNumber(db, merchantId, orderNumber));
    if (!order) return;
    try {
      await apply(payment, order.method, await learn(payment, order));
    } catch (error) {
      log.error({ endToEndId, message: rootOf(error as Error).message }, 'money put aside could not be given back yet');
      await apply(payment, order.method, { state: 'processing' });
    }
  };

  const hear = async (tx: Tx, key: string, outcome: (payment: UnexpectedPaymentRow) => Promise<void>) => {
    const [, endToEndId] = /^A(E[A-Za-z0-9]{31})/.exec(key) ?? [];
    const payment = endToEndId ? await findUnexpectedByRail(tx, endToEndId) : undefined;
    if (payment && attemptKey('A', payment) === key) await outcome(payment);
  };
  rails.on('return.done', (tx, { key }) =>
    hear(tx, key, async (payment) => {
      const order = await findByNumber(tx, payment.merchantId, payment.orderNumber);
      if (order) await finish(tx, payment, order.method);
    }),
  );
  rails.on('return.failed', (tx, { key, reason }) => hear(tx, key, (payment) => refused(tx, payment, reason ?? '')));

  jobs.handle('rail.return', async ({ merchantId, endToEndId }) => {
    const payment = await findUnexpected(db, merchantId, endToEndId);
    // Once asked it has its own time to be asked again.
    if (payment?.checks === 0) await ask(payment);
  });
  jobs.every(2, 'rail.returns', async () => {
    const due = await findDueReturns(db, clock.now(), dueAtOnce);
    await Promise.all(due.map(ask));
  });

  return {
    /** Paid after it closed, paid twice, or another amount: never guessed at, but put aside and given back; each once. */
    putAside: async (tx: Tx, order: OrderRow, { endToEndId, amount }: ArrivedPayment): Promise<void> => {
      const { merchantId, number, method } = order;
      const cause = `order:${number}:unexpected:${endToEndId}`;
      if (!(await ledger.post(tx, merchantId, cause, unexpectedMoney(amount, method)))) return;
      const arrivedAt = clock.now();
      // The job asks at once; the rounds, should the job be lost.
      const first = nextCheckAt(arrivedAt, 0);
      await insertUnexpected(tx, {
        merchantId,
        endToEndId,
        orderNumber: number,
        amount,
        arrivedAt,
        nextCheckAt: first,
      });
      await jobs.send(tx, 'rail.return', { merchantId, endToEndId });
      events.publish(tx, merchantId, { topic: 'order', key: number });
    },
  };
};
export type UnexpectedPayments = ReturnType<typeof createUnexpectedPayments>;

import { PaymentMethod } from '@balcao/contract/order';
import type { RailName } from '@balcao/contract/rail';
import { batchedOrAlone } from '../../platform/batching.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { isNumber, newId } from '../../platform/ids.ts';
import { claimNotifications, insertNotification } from './rail.repository.ts';
import type { ArrivedPayment, RailPayment } from './rail.ts';
import type { AskMessage, ChargeMessage, InstalmentMessage, PayoutMessage, RailMessage } from './rail-message.ts';

type PaidListener = (tx: Tx, payments: readonly RailPayment[]) => Promise<void>;
/** Messages of a rail other than payments, by type. */
export interface OtherNews {
  'charge.authorised': ChargeMessage;
  'charge.captured': ChargeMessage;
  'charge.failed': ChargeMessage;
  'return.processing': AskMessage;
  'capture.done': AskMessage;
  'capture.failed': AskMessage;
  'void.done': AskMessage;
  'void.failed': AskMessage;
  'instalment.paid': InstalmentMessage;
  'payout.done': PayoutMessage;
  'payout.failed': PayoutMessage;
}
/** The outcome of refunds; several at once. */
type ReturnsListener = (tx: Tx, messages: readonly AskMessage[]) => Promise<void>;
type NewsListener<T extends keyof OtherNews> = (tx: Tx, message: OtherNews[T]) => Promise<void>;

export interface Arrival {
  readonly rail: RailName;
  readonly body: string;
  readonly message: RailMessage;
}

/** The payment that a message about a charge speaks of. */
export const paymentOf = (message: ChargeMessage): ArrivedPayment => {
  const { txid, endToEndId, amount, payerName, card, instalments, at } = message;
  return { txid, endToEndId, amount, payerName, card, instalments, paidAt: new Date(at) };
};

const rowOf = ({ rail, body, message }: Arrival, now: Date, appliedAt: Date | null) => {
  const { eventId } = message;
  return { id: newId(now), rail, eventId, body, receivedAt: now, appliedAt };
};
const paidBy = ({ rail, message }: Arrival): RailPayment[] =>
  message.type === 'charge.paid' ? [{ ...paymentOf(message), method: PaymentMethod.parse(rail) }] : [];

const bySlot = (a: Arrival, b: Arrival): number =>
  `${a.rail} ${a.message.eventId}` < `${b.rail} ${b.message.eventId}` ? -1 : 1;

const isReturn = (message: RailMessage): message is AskMessage =>
  message.type === 'return.done' || message.type === 'return.failed';
/**
 * Messages that may be applied in one transaction: payments with payments, and refunds with refunds, since each listener handles all of them at once
 * and locks in one order (docs/lock-order.md). All others are applied individually.
 */
const kindOf = ({ message }: Arrival): 'payments' | 'returns' | 'other' => {
  if (message.type === 'charge.paid') return 'payments';
  return isReturn(message) && isNumber(message.key) ? 'returns' : 'other';
};

/** Applies what rails have said: each event once, even if it comes several times or out of order (rule: published-moves). */
export const createArrivals = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => {
  const paidListeners: PaidListener[] = [];
  const returnsListeners: ReturnsListener[] = [];
  const newsListeners = new Map<string, ((tx: Tx, message: RailMessage) => Promise<void>)[]>();

  const apply = (arrivals: readonly Arrival[]): Promise<void> =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const claimed = await claimNotifications(
        tx,
        // In one order for everyone: a rail may tell the same to two servers at once.
        arrivals.toSorted(bySlot).map((arrival) => rowOf(arrival, now, now)),
      );
      const news = arrivals.filter(({ message }) => claimed.has(message.eventId));
      const payments = news.flatMap(paidBy);
      if (payments.length > 0) for (const listener of paidListeners) await listener(tx, payments);
      const returns = news.map(({ message }) => message).filter(isReturn);
      if (returns.length > 0) for (const listener of returnsListeners) await listener(tx, returns);
      for (const { message } of news)
        for (const listener of newsListeners.get(message.type) ?? []) await listener(tx, message);
    });

  /** Stored as it came even when it cannot be applied, so that people can see what the rail sent. */
  const applyAlone = async (arrival: Arrival): Promise<void> => {
    await insertNotification(db, rowOf(arrival, clock.now(), null));
    await apply([arrival]);
  };

  /** What came twice at once is applied once. */
  const applyAll = async (arrivals: readonly Arrival[]): Promise<undefined[]> => {
    await apply([...new Map(arrivals.toReversed().map((one) => [one.message.eventId, one])).values()].reverse());
    return arrivals.map(() => undefined);
  };
  // What fails together may be the fault of one: each is applied by itself then.
  const payments = batchedOrAlone(applyAll, applyAlone);
  const returns = batchedOrAlone(applyAll, applyAlone);
  const other = batchedOrAlone(applyAll, applyAlone, { places: 8, most: 1, patienceMs: 0 });
  const queues = { payments, returns, other };
  const arrive = (arrival: Arrival): Promise<void> => queues[kindOf(arrival)](arrival);

  return {
    arrive,
    /** Applies a stored message alone, so that a new message in the same batch cannot fail with it. */
    arriveAgain: (arrival: Arrival): Promise<void> => apply([arrival]),
    onPaid: (listener: PaidListener): void => void paidListeners.push(listener),
    onReturns: (listener: ReturnsListener): void => void returnsListeners.push(listener),
    on: <T extends keyof OtherNews>(type: T, listener: NewsListener<T>): void => {
      const all = newsListeners.get(type) ?? [];
      newsListeners.set(type, [...all, listener as never]);
    },
  };
};

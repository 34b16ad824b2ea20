import { PaymentMethod } from '@balcao/contract/order';
import type { RailName } from '@balcao/contract/rail';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { together } from '../../platform/together.ts';
import { claimNotifications, insertNotification } from './rail.repository.ts';
import type { ArrivedPayment, RailPayment } from './rail.ts';
import type { AskMessage, ChargeMessage, InstalmentMessage, PayoutMessage, RailMessage } from './rail-message.ts';

type PaidListener = (tx: Tx, payments: readonly RailPayment[]) => Promise<void>;
/** What a rail says beside payments, by its type. */
export interface OtherNews {
  'charge.authorised': ChargeMessage;
  'charge.captured': ChargeMessage;
  'charge.failed': ChargeMessage;
  'return.processing': AskMessage;
  'return.done': AskMessage;
  'return.failed': AskMessage;
  'capture.done': AskMessage;
  'capture.failed': AskMessage;
  'void.done': AskMessage;
  'void.failed': AskMessage;
  'instalment.paid': InstalmentMessage;
  'payout.done': PayoutMessage;
  'payout.failed': PayoutMessage;
}
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

/** Applies what rails have said: each event once, however often and in whatever order it comes (promise M11). */
export const createArrivals = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => {
  const paidListeners: PaidListener[] = [];
  const newsListeners = new Map<string, ((tx: Tx, message: RailMessage) => Promise<void>)[]>();

  const apply = (arrivals: readonly Arrival[]): Promise<void> =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const claimed = await claimNotifications(
        tx,
        arrivals.map((arrival) => rowOf(arrival, now, now)),
      );
      const news = arrivals.filter(({ message }) => claimed.has(message.eventId));
      const payments = news.flatMap(paidBy);
      if (payments.length > 0) for (const listener of paidListeners) await listener(tx, payments);
      for (const { message } of news)
        for (const listener of newsListeners.get(message.type) ?? []) await listener(tx, message);
    });

  /** Kept as it came even when it cannot be applied, so that somebody can see what the rail said. */
  const applyAlone = async (arrival: Arrival): Promise<void> => {
    await insertNotification(db, rowOf(arrival, clock.now(), null));
    await apply([arrival]);
  };

  const arrive = together(async (arrivals: readonly Arrival[]): Promise<Promise<void>[]> => {
    const first = [...new Map(arrivals.toReversed().map((one) => [one.message.eventId, one])).values()].reverse();
    // What fails together may be the fault of one: each is applied by itself then, as is what came twice at once.
    const together = await apply(first).then(
      () => new Set(first),
      () => new Set<Arrival>(),
    );
    return arrivals.map((one) => (together.has(one) ? Promise.resolve() : applyAlone(one)));
  });

  return {
    arrive,
    /** What was kept before, by itself: whatever arrives meanwhile must not fail with it. */
    arriveAgain: (arrival: Arrival): Promise<void> => apply([arrival]),
    onPaid: (listener: PaidListener): void => void paidListeners.push(listener),
    on: <T extends keyof OtherNews>(type: T, listener: NewsListener<T>): void => {
      const all = newsListeners.get(type) ?? [];
      newsListeners.set(type, [...all, listener as never]);
    },
  };
};

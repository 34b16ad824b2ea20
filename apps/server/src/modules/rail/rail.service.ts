import { buildBrCode } from '@balcao/brazil/br-code';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { parseStrictJson } from '../../platform/strict-json.ts';
import { together } from '../../platform/together.ts';
import { claimNotifications, insertNotification } from './rail.repository.ts';
import { RailMessage, signatureOf } from './rail-message.ts';

/** Money that arrived at a charge, as the rail tells it; the amount in centavos. */
export interface ArrivedPayment {
  readonly txid: string;
  readonly endToEndId: string;
  readonly amount: number;
  readonly payerName: string;
  readonly paidAt: Date;
}

/** A rail as the product uses it: the sandbox's and the real ones stand behind the same lines. */
export interface Rail {
  /** Whether money has arrived at a charge; asked when nothing was heard. */
  inquire(txid: string): Promise<ArrivedPayment | undefined>;
  /** Gives a payment back to whoever made it. May be called twice; the rail knows it by its end-to-end id. */
  giveBack(endToEndId: string): Promise<void>;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly publicBaseUrl: string;
  /** By payment method. */
  readonly rails: Readonly<Record<'02', Rail>>;
}

/** The BR Code needs a city; until merchants have given their address, the one where the Central Bank keeps Pix. */
const cityOfUnknownAddress = 'BRASILIA';

const hasPlainLetters = (name: string): boolean => /[A-Za-z0-9]/.test(name.normalize('NFD'));

type Listener = (tx: Tx, payments: readonly ArrivedPayment[]) => Promise<void>;
interface Arrival {
  readonly rail: '02';
  readonly body: string;
  readonly message: RailMessage;
}

/** Two at a time: while one waits for the disk, the next is being written. */
const rooms = { places: 2, most: 64 };

/** Applies what rails have said: each event once, however often and in whatever order it comes (promise M11). */
const createArrivals = ({ db, clock }: Pick<Needs, 'db' | 'clock'>) => {
  const listeners: Listener[] = [];
  const rowOf = ({ rail, body, message }: Arrival, now: Date, appliedAt: Date | null) => {
    const { eventId } = message;
    return { id: newId(now), rail, eventId, body, receivedAt: now, appliedAt };
  };

  const apply = (arrivals: readonly Arrival[]): Promise<void> =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const claimed = await claimNotifications(
        tx,
        arrivals.map((arrival) => rowOf(arrival, now, now)),
      );
      const payments = arrivals
        .filter(({ message }) => message.type === 'charge.paid' && claimed.has(message.eventId))
        .map(({ message }) => ({ ...message, paidAt: new Date(message.at) }));
      if (payments.length > 0) for (const listener of listeners) await listener(tx, payments);
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
  }, rooms);

  return { arrive, listen: (listener: Listener): void => void listeners.push(listener) };
};

/** The rails: what payers scan, what rails tell us, and what we ask of them. */
export const createRailService = ({ db, clock, secrets, publicBaseUrl, rails }: Needs) => {
  const arrivals = createArrivals({ db, clock });
  const location = publicBaseUrl.replace(/^https?:\/\//, '');

  return {
    rail: (method: '02'): Rail => rails[method],

    /** The BR Code of a Pix charge, to be paid once: its address carries the txid, its amount is fixed. */
    brCodeOf: (charge: { txid: string; amount: number; merchantName: string; merchantNumber: string }): string =>
      buildBrCode({
        url: `${location}/pix/${charge.txid}`,
        amount: charge.amount,
        // Readers of BR Codes know plain letters only; a name that has none is told by its number.
        merchantName: hasPlainLetters(charge.merchantName) ? charge.merchantName : charge.merchantNumber,
        city: cityOfUnknownAddress,
        oneTime: true,
      }),

    /** Who is told, within the transaction that records it, when money has arrived. */
    onPaid: arrivals.listen,

    /**
     * A rail's notification: its signature is checked, it is recorded as it came, and applied once; together with those that
     * come at the same moment.
     * @throws Error when the signature or the form is wrong; nothing is recorded then.
     */
    receive: async (rail: '02', body: string, signature: string): Promise<void> => {
      if (signatureOf(secrets, rail, body) !== signature)
        throw new Error('a rail notification is not signed by its rail');
      await arrivals.arrive({ rail, body, message: RailMessage.parse(parseStrictJson(body)) });
    },
  };
};
export type RailService = ReturnType<typeof createRailService>;

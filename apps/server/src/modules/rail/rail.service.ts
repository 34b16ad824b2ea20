import { buildBrCode } from '@balcao/brazil/br-code';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { parseStrictJson } from '../../platform/strict-json.ts';
import { claimNotification, insertNotification } from './rail.repository.ts';
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

/** The rails: what payers scan, what rails tell us, and what we ask of them. */
export const createRailService = ({ db, clock, secrets, publicBaseUrl, rails }: Needs) => {
  const listeners: ((tx: Tx, payment: ArrivedPayment) => Promise<void>)[] = [];
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
    onPaid: (listener: (tx: Tx, payment: ArrivedPayment) => Promise<void>): void => void listeners.push(listener),

    /**
     * A rail's notification: its signature is checked, it is recorded as it came, and applied once, however often and in
     * whatever order it arrives (promise M11).
     * @throws Error when the signature or the form is wrong; nothing is recorded then.
     */
    receive: async (rail: '02', body: string, signature: string): Promise<void> => {
      if (signatureOf(secrets, rail, body) !== signature)
        throw new Error('a rail notification is not signed by its rail');
      const message = RailMessage.parse(parseStrictJson(body));
      const now = clock.now();
      await insertNotification(db, { id: newId(now), rail, eventId: message.eventId, body, receivedAt: now });
      await transaction(db, async (tx) => {
        if (!(await claimNotification(tx, rail, message.eventId, now))) return;
        if (message.type !== 'charge.paid') return;
        const payment = { ...message, paidAt: new Date(message.at) };
        for (const listener of listeners) await listener(tx, payment);
      });
    },
  };
};
export type RailService = ReturnType<typeof createRailService>;

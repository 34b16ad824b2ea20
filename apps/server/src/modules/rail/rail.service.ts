import type { PaymentMethod } from '@balcao/contract/order';
import type { RailName } from '@balcao/contract/rail';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { parseStrictJson } from '../../platform/strict-json.ts';
import type { PayoutRail } from './payout.ts';
import { findFirstHeard } from './rail.repository.ts';
import type { Charge, Rail, StandingCode } from './rail.ts';
import { type Arrival, createArrivals } from './rail-arrivals.ts';
import { RailMessage, signatureOf } from './rail-message.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Methods without a rail are not offered. */
  readonly rails: Readonly<Partial<Record<PaymentMethod, Rail>>>;
  /** How merchants are paid out; without one nothing can be withdrawn. */
  readonly payouts: PayoutRail | undefined;
}

/** The rails: what payers scan, what rails tell us, and what we ask of them. */
export const createRailService = ({ db, clock, secrets, rails, payouts }: Needs) => {
  const { arrive, arriveAgain, onPaid, onReturns, on } = createArrivals({ db, clock });
  const rail = (method: PaymentMethod): Rail => {
    const found = rails[method];
    if (!found) throw new Error(`there is no rail for ${method}`);
    return found;
  };
  const arrivalOf = (rail: RailName, body: string): Arrival => ({
    rail,
    body,
    message: RailMessage.parse(parseStrictJson(body)),
  });
  return {
    rail,
    payouts,
    /** Whether anything can be paid in this way here. */
    offers: (method: PaymentMethod): boolean => rails[method] !== undefined,
    /** Whether a charge must be made known to the rail before it can be paid: after the commit, never before. */
    mustOpen: (method: PaymentMethod): boolean => rails[method]?.open !== undefined,
    /** The code of a charge that the rail need not know before it is paid; empty where there is none, or none yet. */
    brCodeOf: (method: PaymentMethod, charge: Charge): string => rails[method]?.brCodeOf?.(charge) ?? '',
    /** What any bank scans in a shop; undefined where the rail has no such codes. */
    standingCodeOf: (method: PaymentMethod, code: StandingCode): string | undefined =>
      rails[method]?.standingCodeOf?.(code),
    /** The file of a rail of a civil day that is over (docs/operating.md); undefined where it has none to give. */
    dayFile: async (name: RailName, day: string): Promise<string | undefined> =>
      (name === 'payout' ? payouts : rails[name])?.dayFile?.(day),
    /** When it told us something for the first time, of what is kept. */
    firstHeard: (name: RailName): Promise<Date | undefined> => findFirstHeard(db, name),
    /** Who is told, within the transaction that records it, when money has arrived. */
    onPaid,
    /** The same for refunds that were done or failed: messages that came together are applied together. */
    onReturns,
    /** The same for anything else that a rail says. */
    on,
    /**
     * A rail's notification: its signature is checked, it is recorded as it came, and applied once; together with those that
     * come at the same moment.
     * @throws Error when the signature or the form is wrong; nothing is recorded then.
     */
    receive: async (method: RailName, body: string, signature: string): Promise<void> => {
      if (signatureOf(secrets, method, body) !== signature)
        throw new Error('a rail notification is not signed by its rail');
      await arrive(arrivalOf(method, body));
    },
    /** What a rail has said and could not be applied when it came: recorded once, applied once. @throws where it still cannot be. */
    hearAgain: async (method: RailName, body: string): Promise<void> => arriveAgain(arrivalOf(method, body)),
    /** What a rail has answered that was asked: recorded and applied once, as if it had told it by itself. */
    hear: async (method: RailName, messages: readonly RailMessage[]): Promise<void> => {
      const heard = messages.map((message) => RailMessage.parse(message));
      await Promise.all(heard.map((message) => arrive({ rail: method, body: JSON.stringify(message), message })));
    },
  };
};
export type RailService = ReturnType<typeof createRailService>;
export { attemptKey } from './attempt-key.ts';
export { chargeCodeAt } from './charge-code.ts';
export { growingPauses, nextCheckAt } from './check-pauses.ts';
export type { AccountHolder, PayoutAccount, PayoutAsk, PayoutState } from './payout.ts';
export type {
  ArrivedPayment,
  AskState,
  CardAnswer,
  Charge,
  ChargeAnswer,
  Debtor,
  RailAsk,
  RailPayment,
} from './rail.ts';
export { paymentOf } from './rail-arrivals.ts';
export {
  type AskMessage,
  authorisedMessage,
  type ChargeMessage,
  type PayoutMessage,
  toldOfCard,
} from './rail-message.ts';
export { dueTxid, newTxid } from './txid.ts';

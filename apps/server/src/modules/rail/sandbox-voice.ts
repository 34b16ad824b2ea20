import type { PaymentMethod } from '@balcao/contract/order';
import type { RailMode, RailName } from '@balcao/contract/rail';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type ChargeMessage, type InstalmentMessage, type RailMessage, signatureOf } from './rail-message.ts';
import type { SandboxPayout } from './sandbox-payout.repository.ts';
import {
  insertMessages,
  listPayments,
  type SandboxHoldAsk,
  type SandboxMessage,
  type SandboxPayment,
  type SandboxReturn,
} from './sandbox-rail.repository.ts';

interface Needs {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'sendMany'>;
  readonly secrets: Secrets;
  readonly mode: (rail: RailName) => RailMode;
}

/** A request of the product to a rail, and its outcome. */
type Asked = Pick<SandboxReturn, 'key' | 'endToEndId' | 'amount' | 'state' | 'failureReason'> &
  Partial<Pick<SandboxReturn, 'nature' | 'reason'>>;

/** The id of the Pix system, as the sandbox makes it of a return's key. */
export const rtrIdOf = (key: string): string => `D99999010${key.slice(0, 23).padEnd(23, '0')}`;

const typeOf = ({ state, kind }: SandboxPayment): ChargeMessage['type'] => {
  if (state === 'failed') return 'charge.failed';
  return kind === 'authorisation' ? 'charge.authorised' : 'charge.paid';
};

/** How the sandbox's rails speak to the product: signed notifications, once, twice, out of order or not at all. */
export const createSandboxVoice = ({ clock, jobs, secrets, mode }: Needs) => {
  const messageOf = (rail: RailName, message: RailMessage): SandboxMessage => {
    const body = JSON.stringify(message);
    const now = clock.now();
    return { id: newId(now), rail, body, signature: signatureOf(secrets, rail, body), createdAt: now };
  };
  const send = async (tx: Tx, messages: readonly SandboxMessage[]): Promise<void> => {
    if (messages.length === 0) return;
    await insertMessages(tx, [...messages]);
    await jobs.sendMany(
      tx,
      'rail.notify',
      messages.map(({ id }) => ({ notificationId: id })),
    );
  };
  const times = (rail: RailName): number => ({ twice: 2, silent: 0 })[mode(rail) as string] ?? 1;

  const chargeMessage = (payment: SandboxPayment, type: ChargeMessage['type']): SandboxMessage => {
    const { txid, endToEndId, amount, payerName, paidAt, method, cardBrand, cardLast4, instalments } = payment;
    return messageOf(method, {
      eventId: `${endToEndId}:${type}`,
      type,
      txid,
      endToEndId,
      amount,
      payerName,
      at: paidAt.toISOString(),
      card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
      instalments,
      reason: payment.failureReason,
    });
  };
  /** A request is reported as done; in the mode out of order, before it is reported as received. For a refusal there is only one event. */
  const saidOf = (method: PaymentMethod, noun: 'return' | 'capture' | 'void', asked: Asked): SandboxMessage[] => {
    const { key, endToEndId, amount, nature } = asked;
    // Of what the bank does by itself it says why, and what kind of return it is.
    const own = nature ? { nature, rtrId: rtrIdOf(key) } : {};
    const reason = nature ? (asked.reason ?? null) : asked.failureReason;
    const of = (state: 'processing' | 'done' | 'failed'): SandboxMessage => {
      const type = `${noun}.${state}` as const;
      const at = clock.now().toISOString();
      return messageOf(method, { eventId: `${key}:${type}`, type, key, endToEndId, amount, at, reason, ...own });
    };
    const said = Array.from({ length: times(method) }, () => of(asked.state));
    const isMuddled = mode(method) === 'disorder' && asked.state === 'done';
    return isMuddled ? [...said, of('processing')] : said;
  };
  const tellAsks = async (tx: Tx, noun: 'return' | 'capture' | 'void', asked: readonly Asked[]): Promise<void> => {
    if (asked.length === 0) return;
    const payments = await listPayments(
      tx,
      asked.map(({ endToEndId }) => endToEndId),
    );
    const methodOf = new Map(payments.map(({ endToEndId, method }) => [endToEndId, method]));
    const messages = asked.flatMap((one) => {
      const method = methodOf.get(one.endToEndId);
      return method ? saidOf(method, noun, one) : [];
    });
    await send(tx, messages);
  };

  return {
    tellCharge: (tx: Tx, payment: SandboxPayment): Promise<void> => {
      const said = () => chargeMessage(payment, typeOf(payment));
      const isMuddled = mode(payment.method) === 'disorder' && payment.state !== 'failed';
      const all = Array.from({ length: times(payment.method) }, said);
      return send(tx, isMuddled ? [...all, chargeMessage(payment, 'charge.processing')] : all);
    },
    tellInstalment: (tx: Tx, method: PaymentMethod, part: Omit<InstalmentMessage, 'eventId' | 'type' | 'at'>) => {
      const eventId = `${part.endToEndId}:instalment:${part.sequence}`;
      const said = () =>
        messageOf(method, { ...part, eventId, type: 'instalment.paid', at: clock.now().toISOString() });
      return send(tx, Array.from({ length: times(method) }, said));
    },
    tellPayout: (tx: Tx, { key, channelNumber, amount, state: ended, failureReason: reason }: SandboxPayout) => {
      const of = (state: SandboxPayout['state']): SandboxMessage => {
        const type = `payout.${state}` as const;
        const at = clock.now().toISOString();
        return messageOf('payout', { eventId: `${key}:${type}`, type, key, channelNumber, amount, at, reason });
      };
      const said = Array.from({ length: times('payout') }, () => of(ended));
      const isMuddled = mode('payout') === 'disorder' && ended === 'done';
      return send(tx, isMuddled ? [...said, of('processing')] : said);
    },
    tellReturns: (tx: Tx, asked: readonly SandboxReturn[]): Promise<void> => tellAsks(tx, 'return', asked),
    tellHold: (tx: Tx, asked: SandboxHoldAsk): Promise<void> => tellAsks(tx, asked.kind, [asked]),
  };
};
export type SandboxVoice = ReturnType<typeof createSandboxVoice>;

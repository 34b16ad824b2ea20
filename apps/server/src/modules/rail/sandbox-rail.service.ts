import { DEFAULT_ZONE, daySpan } from '@balcao/brazil/dates';
import { PaymentMethod } from '@balcao/contract/order';
import type { RailMode, RailName } from '@balcao/contract/rail';
import { batched } from '../../platform/batching.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertNew } from '../../platform/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { chargeCodeAt } from './charge-code.ts';
import { sandboxPayments } from './rail.tables.ts';
import type { ArrivedPayment, ChargeAnswer, Rail, RailAsk } from './rail.ts';
import { railFileOf } from './rail-file.ts';
import { createSandboxAsks, type Payer } from './sandbox-asks.ts';
import { createSandboxBank } from './sandbox-bank.service.ts';
import { listRailMovements } from './sandbox-file.repository.ts';
import { createSandboxPayouts } from './sandbox-payout.service.ts';
import {
  insertPayment,
  insertReturns,
  listMessages,
  listPaymentsOf,
  type SandboxPayment,
  settleDuePayments,
} from './sandbox-rail.repository.ts';
import { createSandboxVoice } from './sandbox-voice.ts';

/** How long a late rail takes, in seconds. */
const lateSeconds = 10;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly publicBaseUrl: string;
  readonly mode: (rail: RailName) => RailMode;
}
/** A rail that has a real provider is not the sandbox's to play. */
type IsOurs = (method: PaymentMethod) => boolean;

/** What a payer's bank or card submits; `settled` or `authorised`, `refused` and `processing` are known at once. */
export interface SubmittedPayment {
  readonly method: PaymentMethod;
  readonly kind: 'sale' | 'authorisation';
  readonly endToEndId: string;
  readonly txid: string;
  readonly amount: number;
  readonly payerName: string;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly instalments: number;
  /** Its issuer takes its time, however the rail behaves. */
  readonly isSlow?: boolean;
  /** Its bank refuses all later requests: refund, capture and release. */
  readonly refusesAsks?: boolean;
}
type SubmitAnswer = 'refused' | 'processing' | 'settled' | 'authorised';

const arrivedOf = (payment: SandboxPayment): ArrivedPayment => {
  const { txid, endToEndId, amount, payerName, paidAt, instalments, cardBrand, cardLast4 } = payment;
  const card = cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null;
  return { txid, endToEndId, amount, payerName, paidAt, card, instalments };
};
/** A failed payment is reported only where no other one has succeeded. */
const answerOf = (all: readonly SandboxPayment[]): ChargeAnswer => {
  const good = all.filter(({ state }) => state !== 'failed');
  const [first] = good;
  if (first) return { state: first.kind === 'authorisation' ? 'authorised' : 'paid', payments: good.map(arrivedOf) };
  return all[0] ? { state: 'failed', reason: all[0].failureReason ?? '' } : { state: 'open' };
};

/**
 * Rails for the sandbox that answer like the real ones: at once, late, twice, out of order, or never by themselves. They keep
 * books of their own and speak to the product only through notifications and answers to questions.
 */
export const createSandboxRails = (needs: Needs, isOurs: IsOurs = () => true) => {
  const { db, clock, jobs, publicBaseUrl, mode } = needs;
  let payer: Payer | undefined;
  let deliver: ((rail: RailName, body: string, signature: string) => Promise<void>) | undefined;
  const location = publicBaseUrl.replace(/^https?:\/\//, '');
  const settlesAt = (isLate: boolean): Date => new Date(clock.now().getTime() + (isLate ? lateSeconds * 1000 : 0));
  const voice = createSandboxVoice(needs);
  const { asks, settleDue } = createSandboxAsks({ ...needs, voice, settlesAt, payer: () => payer });

  const rowOf = (
    { card, isSlow: _, refusesAsks = false, ...ask }: SubmittedPayment,
    state: SandboxPayment['state'],
    settles: Date,
  ): SandboxPayment => ({
    ...ask,
    state,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    captured: null,
    failureReason: null,
    refusesAsks,
    paidAt: clock.now(),
    settlesAt: settles,
  });

  const messageOf = batched(async (ids: readonly string[]) => {
    const found = new Map((await listMessages(db, ids)).map((message) => [message.id, message]));
    return ids.map((id) => found.get(id));
  });
  jobs.handle('rail.notify', async ({ notificationId }) => {
    const message = await messageOf(notificationId);
    if (message) await deliver?.(message.rail as RailName, message.body, message.signature);
  });
  jobs.every(1, 'rail.settle-late', () =>
    transaction(db, async (tx) => {
      const refused = PaymentMethod.options.filter((method) => mode(method) === 'decline');
      for (const payment of await settleDuePayments(tx, clock.now(), refused, 'REFUSED_BY_BANK')) {
        const { state, endToEndId } = payment;
        await (state === 'failed' ? payer?.failed(tx, endToEndId) : payer?.settled(tx, endToEndId));
        await voice.tellCharge(tx, payment);
      }
      await settleDue(tx, clock.now());
    }),
  );

  const bank = createSandboxBank({ clock, voice, payer: () => payer });
  const rail: Rail = {
    ...asks,
    returnsOf: (endToEndId) => bank.returnsOf(db, endToEndId),
    inquire: async (txid) => answerOf(await listPaymentsOf(db, txid)),
  };
  /** Each method keeps a book of its own. */
  const withFile = (one: Rail, method: PaymentMethod): Rail => ({
    ...one,
    dayFile: async (day) => railFileOf(await listRailMovements(db, method, daySpan(day, DEFAULT_ZONE))),
  });
  const pix: Rail = {
    ...rail,
    /** To be paid once: its address carries the txid, its amount is fixed. */
    brCodeOf: ({ txid, amount, ...merchant }) => chargeCodeAt(`${location}/pix/${txid}`, merchant, amount),
  };

  return {
    rails: {
      [PaymentMethod.enum.wallet]: withFile(rail, PaymentMethod.enum.wallet),
      [PaymentMethod.enum.pix]: withFile(pix, PaymentMethod.enum.pix),
      [PaymentMethod.enum.debit]: withFile(rail, PaymentMethod.enum.debit),
      [PaymentMethod.enum.credit]: withFile(rail, PaymentMethod.enum.credit),
    },
    payouts: createSandboxPayouts({ ...needs, voice, mode: () => mode('payout') }),
    /** The issuer of a credit card pays a monthly part of a charge. */
    payInstalment: (tx: Tx, part: Parameters<typeof voice.tellInstalment>[2]): Promise<void> =>
      voice.tellInstalment(tx, PaymentMethod.enum.credit, part),
    /** Whether payers in the chat app can pay by this method: one with a real provider's rail is paid elsewhere. */
    plays: isOurs,
    /** What the payer's bank does with a paid Pix by itself. */
    bank,
    /** Where the payer's wallet hears of its payments. */
    connectPayer: (connected: Payer): void => {
      payer = connected;
    },
    /** Where the product receives notifications. */
    connectProduct: (receive: NonNullable<typeof deliver>): void => {
      deliver = receive;
    },
    /** Holds and payments of cards in the sandbox's past; they are not reported. */
    bringIn: (
      tx: Tx,
      ask: SubmittedPayment,
      ended: Pick<SandboxPayment, 'state' | 'captured' | 'paidAt' | 'settlesAt'>,
    ): Promise<void> => insertPayment(tx, { ...rowOf(ask, ended.state, ended.paidAt), ...ended }),
    /** Sales of the sandbox's past, many at once. */
    bringInSales: async (
      tx: Tx,
      sales: readonly (Omit<SubmittedPayment, 'kind'> & { readonly at: Date })[],
    ): Promise<void> => {
      const rows = sales.map(({ at, ...sale }) => ({
        ...rowOf({ ...sale, kind: 'sale' }, 'settled', at),
        paidAt: at,
      }));
      await insertNew(tx, sandboxPayments, rows, 'end_to_end_id');
    },
    /** Money that was given back in the sandbox's past, under its key; what settles later than now is still on its way. */
    bringInReturn: (
      tx: Tx,
      { key, endToEndId, amount, reason }: Omit<RailAsk, 'txid'>,
      { at, settlesAt = at }: { readonly at: Date; readonly settlesAt?: Date },
    ): Promise<void> => {
      const state = settlesAt > clock.now() ? 'processing' : 'done';
      const ask = { key, endToEndId, amount, reason, state, failureReason: null, nature: null } as const;
      return insertReturns(tx, [{ ...ask, createdAt: at, settlesAt }]);
    },
    /** The payer's bank submits a payment, in its own transaction. */
    accept: async (tx: Tx, ask: SubmittedPayment): Promise<SubmitAnswer> => {
      const chosen = mode(ask.method);
      if (chosen === 'decline' || !isOurs(ask.method)) return 'refused';
      const taken = ask.kind === 'authorisation' ? 'authorised' : 'settled';
      const isLate = chosen === 'late' || ask.isSlow === true;
      const payment = rowOf(ask, isLate ? 'processing' : taken, settlesAt(isLate));
      await insertPayment(tx, payment);
      if (!isLate) await voice.tellCharge(tx, payment);
      return isLate ? 'processing' : taken;
    },
    /** The payer's bank refuses finally, where no retry will follow: the charge has failed. */
    refuse: async (tx: Tx, ask: SubmittedPayment, failureReason: string): Promise<void> => {
      const payment = { ...rowOf(ask, 'failed', clock.now()), failureReason };
      await insertPayment(tx, payment);
      await voice.tellCharge(tx, payment);
    },
  };
};
export type SandboxRails = ReturnType<typeof createSandboxRails>;
export type { Payer } from './sandbox-asks.ts';

import type { PaymentMethod } from '@balcao/contract/order';
import type { RailMode } from '@balcao/contract/rail';
import { batchedOrAlone } from '../../platform/batching.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { AskState, Rail, RailAsk } from './rail.ts';
import {
  findHoldAsk,
  findPayment,
  findReturn,
  insertHoldAsk,
  insertReturns,
  isHoldBusy,
  listReturnsOf,
  lockPayment,
  lockPayments,
  movePayment,
  type SandboxHoldAsk,
  type SandboxPayment,
  type SandboxReturn,
  settleDueHoldAsks,
  settleDueReturns,
} from './sandbox-rail.repository.ts';
import type { SandboxVoice } from './sandbox-voice.ts';

/** The payer's side: the chat app's wallet hears of its payments here, in the transaction in which the rail moves them. */
export interface Payer {
  /** The money has left for good. */
  settled(tx: Tx, endToEndId: string): Promise<void>;
  /** The payment failed; the amount that was taken for it is given back. */
  failed(tx: Tx, endToEndId: string): Promise<void>;
  /** Money came back, in part or whole; the amount in centavos. */
  returned(tx: Tx, endToEndId: string, amount: number, reason: string): Promise<void>;
  /** The captured amount of a hold; 0 when it was released. */
  captured(tx: Tx, endToEndId: string, amount: number): Promise<void>;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly mode: (method: PaymentMethod) => RailMode;
  readonly voice: SandboxVoice;
  readonly payer: () => Payer | undefined;
  readonly settlesAt: (isLate: boolean) => Date;
}

interface Known {
  readonly state: 'processing' | 'done' | 'failed';
  readonly failureReason: string | null;
}
const askStateOf = ({ state, failureReason }: Known): AskState =>
  state === 'failed' ? { state, reason: failureReason ?? '' } : { state };

/** Why a hold cannot be ended in this way any more. */
const endedBecause = ({ state, captured }: SandboxPayment): string => {
  if (state === 'voided') return 'RELEASED';
  return captured === null ? 'NOT_HELD' : 'CAPTURED';
};

/** The sandbox's rails for requests of the product: refunds, captures and releases; each key once. */
export const createSandboxAsks = ({ db, clock, mode, voice, payer, settlesAt }: Needs) => {
  const outcomeOf = (method: PaymentMethod, refusal: string | null) => {
    const chosen = mode(method);
    const isLate = chosen === 'late' && refusal === null;
    const state: Known['state'] = refusal ? 'failed' : isLate ? 'processing' : 'done';
    return { state, failureReason: refusal, createdAt: clock.now(), settlesAt: settlesAt(isLate) };
  };
  /** Who is silent says only that it has been asked. */
  const answer = (method: PaymentMethod, row: Known): AskState =>
    mode(method) === 'silent' ? { state: 'processing' } : askStateOf(row);

  /** The outcome of a refund, given the returns of the payment so far. */
  const returnOf = (payment: SandboxPayment, ask: RailAsk, before: readonly SandboxReturn[]): SandboxReturn => {
    const { key, endToEndId, amount, reason } = ask;
    const gone = before.filter(({ state }) => state !== 'failed').reduce((sum, one) => sum + one.amount, 0);
    const left = (payment.captured ?? payment.amount) - gone;
    const isDeclined = payment.refusesAsks || mode(payment.method) === 'decline';
    const refusal = isDeclined ? 'REFUSED_BY_BANK' : amount > left ? 'AMOUNT_EXCEEDED' : null;
    return { key, endToEndId, amount, reason, nature: null, ...outcomeOf(payment.method, refusal) };
  };
  /** What is asked at the same moment is done in one transaction. */
  const giveAllBack = (asks: readonly RailAsk[]): Promise<AskState[]> =>
    transaction(db, async (tx) => {
      const ids = asks.map(({ endToEndId }) => endToEndId);
      const payments = new Map((await lockPayments(tx, ids)).map((one) => [one.endToEndId, one]));
      const known = await listReturnsOf(tx, ids);
      const made: SandboxReturn[] = [];
      const answers = asks.map((ask): AskState => {
        const before = [...known, ...made].filter(({ endToEndId }) => endToEndId === ask.endToEndId);
        const same = before.find(({ key }) => key === ask.key);
        if (same) return askStateOf(same);
        const payment = payments.get(ask.endToEndId);
        // Paid before these books began: there is no wallet to credit.
        if (!payment) return { state: 'done' };
        const row = returnOf(payment, ask, before);
        made.push(row);
        return answer(payment.method, row);
      });
      await insertReturns(tx, made);
      for (const { state, endToEndId, amount, reason } of made)
        if (state === 'done') await payer()?.returned(tx, endToEndId, amount, reason);
      await voice.tellReturns(
        tx,
        made.filter(({ state }) => state !== 'processing'),
      );
      return answers;
    });
  const giveBack = batchedOrAlone(giveAllBack, async (ask: RailAsk) => (await giveAllBack([ask]))[0] as AskState);

  const refusalOfHold = async (tx: Tx, payment: SandboxPayment, amount: number): Promise<string | null> => {
    if (payment.state !== 'authorised') return endedBecause(payment);
    if (await isHoldBusy(tx, payment.endToEndId)) return 'BUSY';
    if (payment.refusesAsks || mode(payment.method) === 'decline') return 'REFUSED_BY_BANK';
    return amount > payment.amount ? 'AMOUNT_EXCEEDED' : null;
  };
  const carryOut = async (tx: Tx, { endToEndId, kind, amount }: SandboxHoldAsk): Promise<void> => {
    const isCapture = kind === 'capture';
    await movePayment(tx, endToEndId, isCapture ? { state: 'settled', captured: amount } : { state: 'voided' });
    await payer()?.captured(tx, endToEndId, isCapture ? amount : 0);
  };
  const endHold = ({ key, endToEndId, amount }: RailAsk, kind: SandboxHoldAsk['kind']): Promise<AskState> =>
    transaction(db, async (tx) => {
      const payment = await lockPayment(tx, endToEndId);
      const known = await findHoldAsk(tx, key);
      if (known) return askStateOf(known);
      if (!payment) return { state: 'failed', reason: 'PAYMENT_UNKNOWN' };
      const refusal = await refusalOfHold(tx, payment, kind === 'capture' ? amount : 0);
      // A release is always of the whole amount; an amount in the request is ignored.
      const taken = kind === 'capture' ? amount : payment.amount;
      const row = { key, endToEndId, kind, amount: taken, ...outcomeOf(payment.method, refusal) };
      await insertHoldAsk(tx, row);
      if (row.state === 'done') await carryOut(tx, row);
      if (row.state !== 'processing') await voice.tellHold(tx, row);
      return answer(payment.method, row);
    });

  const asks: Omit<Rail, 'inquire'> = {
    giveBack,
    inquireReturn: async ({ key, endToEndId }) => {
      const known = await findReturn(db, key);
      if (known) return askStateOf(known);
      return (await findPayment(db, endToEndId)) ? { state: 'unknown' } : { state: 'done' };
    },
    capture: (ask) => endHold(ask, 'capture'),
    release: (ask) => endHold(ask, 'void'),
    inquireHold: async ({ key }) => {
      const known = await findHoldAsk(db, key);
      return known ? askStateOf(known) : { state: 'unknown' };
    },
  };
  return {
    asks,
    /** What late rails took their time for. */
    settleDue: async (tx: Tx, now: Date): Promise<void> => {
      for (const one of await settleDueReturns(tx, now)) {
        await payer()?.returned(tx, one.endToEndId, one.amount, one.reason);
        await voice.tellReturns(tx, [one]);
      }
      for (const one of await settleDueHoldAsks(tx, now)) {
        await carryOut(tx, one);
        await voice.tellHold(tx, one);
      }
    },
  };
};

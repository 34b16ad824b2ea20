import type { PaymentRefusal } from '@balcao/contract/customer';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import {
  type CardAttempt,
  endAttempt,
  findAskedAttempt,
  findAttempt,
  hasGoodAttempt,
  insertAttempt,
  listAttemptPayments,
} from './card.repository.ts';
import { type CardClient, CardRefusal } from './card-client.ts';
import {
  cardAnswers,
  cardStatus,
  endToEndIdOf,
  goodAnswerOf,
  isGood,
  isPending,
  refusalOf,
  type Sale,
} from './card-message.ts';
import { quietMs } from './card-quiet.ts';
import type { CardSales } from './card-sales.ts';
import type { CardAnswer, CardAsk } from './rail.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: CardClient;
  readonly sales: CardSales;
}

const bodyOf = ({ txid, amount, token, brand, instalments, holds, payerName }: CardAsk) => ({
  MerchantOrderId: txid,
  Customer: { Name: payerName.slice(0, 255) || 'Cliente' },
  Payment: {
    Type: 'CreditCard',
    Amount: amount,
    Installments: instalments,
    Capture: !holds,
    CreditCard: { PaymentToken: token, Brand: brand },
  },
});
const failed = (reason: PaymentRefusal): CardAnswer => ({ state: 'failed', reason });

/** The outcome of authorisations: from the acquirer's answer or, where that got lost, from the payments of the charge. */
const createOutcomes = ({ db, clock, sales }: Omit<Needs, 'client'>) => {
  /** What a payment of the acquirer says of an attempt; undefined where it says nothing yet. */
  const endOf = ({ askedAt }: CardAttempt, sale: Sale): CardAnswer | undefined => {
    const isOld = clock.now().getTime() - askedAt.getTime() > quietMs;
    if (isPending(sale) || (sale.Payment.Status === cardStatus.notFinished && !isOld)) return undefined;
    if (!isGood(sale)) return failed(refusalOf(sale.Payment));
    return goodAnswerOf(sale, clock.now());
  };
  const end = async (attempt: CardAttempt, sale: Sale): Promise<CardAnswer> => {
    const answer = endOf(attempt, sale);
    if (!answer) return { state: 'processing' };
    const failureReason = answer.state === 'failed' ? answer.reason : null;
    const endToEndId = endToEndIdOf(sale.Payment.PaymentId);
    await endAttempt(db, attempt.key, { state: failureReason ? 'failed' : 'done', endToEndId, failureReason });
    return answer;
  };
  /** Finds the outcome of an attempt whose answer was lost: of the charge's payments, the one that belongs to no other attempt. */
  const settle = async (attempt: CardAttempt): Promise<CardAnswer> => {
    const [all, known] = await Promise.all([sales.ofCharge(attempt.txid), listAttemptPayments(db, attempt.txid)]);
    const mine = all.find(({ Payment }) => !known.includes(endToEndIdOf(Payment.PaymentId)));
    if (mine) return end(attempt, mine);
    if (clock.now().getTime() - attempt.askedAt.getTime() <= quietMs) return { state: 'processing' };
    await endAttempt(db, attempt.key, { state: 'lost', endToEndId: null, failureReason: null });
    return failed('rail_declined');
  };
  const answerOf = async (attempt: CardAttempt): Promise<CardAnswer> => {
    if (attempt.state === 'asked') return settle(attempt);
    if (attempt.state !== 'done') return failed(attempt.failureReason ?? 'rail_declined');
    const sale = await sales.of(attempt.endToEndId ?? '');
    return sale ? end(attempt, sale) : { state: 'processing' };
  };
  return { end, settle, answerOf };
};

/**
 * Asks cards, by tokens, to pay or hold charges. The acquirer has no idempotency keys: each request is stored before it is sent, a key is sent once,
 * and the outcome of a lost answer is found among the payments of the charge.
 */
export const createCardAttempts = ({ db, clock, client, sales }: Needs) => {
  const { end, settle, answerOf } = createOutcomes({ db, clock, sales });
  const send = async (attempt: CardAttempt, ask: CardAsk): Promise<CardAnswer> => {
    try {
      const sale = await client.call({ method: 'POST', path: '/1/sales/', body: bodyOf(ask), as: cardAnswers.sale });
      return await end(attempt, sale);
    } catch (error) {
      if (!(error instanceof CardRefusal)) throw error;
      // Refused before any card was asked: a token that has ended, or credentials that are not taken.
      const failureReason = error.status === 400 ? 'card_invalid' : 'rail_declined';
      await endAttempt(db, ask.key, { state: 'failed', endToEndId: null, failureReason });
      return failed(failureReason);
    }
  };

  return async (ask: CardAsk): Promise<CardAnswer> => {
    const { key, txid, amount } = ask;
    const known = await findAttempt(db, key);
    if (known) return answerOf(known);
    const row: CardAttempt = {
      key,
      txid,
      amount,
      state: 'asked',
      endToEndId: null,
      failureReason: null,
      askedAt: clock.now(),
    };
    const other = await findAskedAttempt(db, txid);
    if (other) await settle(other);
    if (!(await insertAttempt(db, row))) return { state: 'busy' };
    // Another card said yes while this one came here.
    if (await hasGoodAttempt(db, txid)) {
      await endAttempt(db, key, { state: 'lost', endToEndId: null, failureReason: null });
      return { state: 'busy' };
    }
    return send(row, ask);
  };
};

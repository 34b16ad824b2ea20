import type { CardPayment, payByCardToken } from '@balcao/contract/card-token';
import { instalmentsOf } from '@balcao/contract/customer';
import { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type { Logger } from 'pino';
import { type Db, rootOf } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { OrderService } from '../order/order.service.ts';
import { type CardAnswer, type RailService, toldOfCard } from '../rail/rail.service.ts';
import { findCustomer } from './customer.repository.ts';
import type { PayableCodes } from './payable.service.ts';
import { targetOf } from './payable-code.ts';

interface Needs {
  readonly db: Db;
  readonly log: Logger;
  readonly orders: Pick<OrderService, 'closedBecause'>;
  readonly codes: Pick<PayableCodes, 'orderOf'>;
  readonly rails: Pick<RailService, 'offers' | 'rail' | 'hear'>;
}
/** What is asked of the card, but the token: this is remembered with the key of the call. */
interface Asked {
  readonly key: string;
  readonly txid: string;
  readonly amount: number;
  readonly instalments: number;
  readonly holds: boolean;
  readonly payerName: string;
}
const { credit } = PaymentMethod.enum;
const states = { paid: 'done', authorised: 'held', processing: 'waiting', busy: 'waiting', failed: 'refused' } as const;

const present = ({ amount, instalments }: Asked, answer: CardAnswer): CardPayment => ({
  amount,
  instalments,
  card: 'payment' in answer ? answer.payment.card : null,
  state: states[answer.state],
  failureReason: answer.state === 'failed' ? answer.reason : null,
});

/**
 * Paying with a card whose number only the acquirer sees: the app has a token for it. The token goes through here to the acquirer, after the
 * commit that remembers what is asked, and is kept nowhere.
 */
export const createCardTokenService = ({ db, log, orders, codes, rails }: Needs) => {
  const orderOf = (call: Call<typeof payByCardToken>): Promise<Asked> =>
    idempotently(db, call, async (tx) => {
      const { actor, body, now } = call;
      const target = targetOf(body.code);
      // The order of a shop is opened by its payment, which a card cannot wait for.
      if (!target || !('payToken' in target)) refuse('not_found');
      const means = { method: credit, cardId: '' } as const;
      const { order, partsAtMost } = await codes.orderOf(tx, { code: body.code, amount: body.amount, means }, now);
      if (orders.closedBecause(order) !== null) refuse('order_not_payable');
      if (order.method !== credit) refuse('method_inactive');
      const holds = order.product === PaymentProduct.enum.preauth;
      const instalments = body.instalments ?? 1;
      const offered = instalmentsOf(order.amount, holds ? 1 : partsAtMost);
      if (!offered.some(({ count }) => count === instalments)) refuseField('instalments', 'choice');
      const customer = (await findCustomer(tx, actor.customerId)) ?? refuse('session_ended');
      const { txid, amount } = order;
      return { key: newId(now).replaceAll('-', ''), txid, amount, instalments, holds, payerName: customer.name };
    });

  /** Asks the card; an answer that got lost is asked for by the rounds, as of any charge. */
  const authorise = async (
    asked: Asked,
    { token, brand }: Call<typeof payByCardToken>['body'],
  ): Promise<CardAnswer> => {
    try {
      return (await rails.rail(credit).authorise?.({ ...asked, token, brand })) ?? { state: 'processing' };
    } catch (error) {
      log.warn({ reason: String(rootOf(error as Error)) }, 'a card was asked and nobody knows what it said');
      return { state: 'processing' };
    }
  };

  return {
    /** Asks a card once for each key of the caller. @throws Refusal where the order cannot be paid so, or another card is being asked. */
    pay: async (call: Call<typeof payByCardToken>): Promise<CardPayment> => {
      if (!rails.offers(credit) || !rails.rail(credit).authorise) refuse('method_elsewhere');
      const asked = await orderOf(call);
      const answer = await authorise(asked, call.body);
      if (answer.state === 'busy') refuse('money_under_way');
      if ('payment' in answer) await rails.hear(credit, [toldOfCard(answer)]);
      return present(asked, answer);
    },
  };
};
export type CardTokenService = ReturnType<typeof createCardTokenService>;

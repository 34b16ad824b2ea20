import { instalmentsOf, type Means, type Payment, type PaymentRefusal, type pay } from '@balcao/contract/customer';
import { instalmentsAtMost, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newEndToEndId, newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { OrderService, PayableOrder } from '../order/order.service.ts';
import type { SandboxRails, SubmittedPayment } from '../rail/sandbox-rail.service.ts';
import { findCard } from './card.repository.ts';
import { presentPayment } from './customer.present.ts';
import { findCustomer, insertPayment, takeFromWallet } from './customer.repository.ts';
import type { CardRow, PaymentRow } from './customer.tables.ts';
import type { PayableCodes } from './payable.service.ts';
import { createPayer, isFromWallet } from './payer.ts';

interface Needs {
  readonly db: Db;
  readonly orders: Pick<OrderService, 'closedBecause'>;
  readonly clock: Clock;
  readonly codes: PayableCodes;
  readonly rail: Pick<SandboxRails, 'accept' | 'refuse' | 'connectPayer' | 'plays'>;
  readonly mayAsk: MayAsk;
}

/** Whether a mini program that a person has open may ask for payments. @throws Refusal where it may not. */
export type MayAsk = (
  tx: Tx,
  asked: { readonly customerId: string; readonly openingId: string; readonly now: Date },
) => Promise<void>;

/** One payment of one order; the order must be one that takes this method. */
export interface OrderPayment {
  readonly customerId: string;
  readonly order: PayableOrder['order'];
  readonly merchantName: string;
  readonly means: Means;
  readonly now: Date;
  /** So many parts of a credit card the merchant takes at most. */
  readonly partsAtMost?: number;
  /** The order was opened for this payment alone: refused, it ends with it, as nothing leads back to it. */
  readonly isOnlyTry?: boolean;
}

const kinds = { [PaymentMethod.enum.debit]: 'debit', [PaymentMethod.enum.credit]: 'credit' } as const;
/** What the issuer of a test card says, as the payer is told it. */
const refusals: Readonly<Record<CardRow['answer'], PaymentRefusal | null>> = {
  approve: null,
  decline: 'card_declined',
  insufficient: 'card_insufficient',
};
const stateOf = { settled: 'done', authorised: 'held', processing: 'waiting', refused: 'refused' } as const;

const cardOf = async (tx: Tx, customerId: string, means: Means): Promise<CardRow | null> => {
  if (!('cardId' in means)) return null;
  const card = await findCard(tx, customerId, means.cardId);
  return card?.kind === kinds[means.method] ? card : refuse('card_missing');
};

/** How many parts are asked for; refused where it is more than the amount or the method can be divided into. */
const partsOf = ({ means, order, partsAtMost = instalmentsAtMost }: OrderPayment): number => {
  const asked = ('cardId' in means && means.instalments) || 1;
  const isDivisible = means.method === PaymentMethod.enum.credit && order.product !== PaymentProduct.enum.preauth;
  const offered = instalmentsOf(order.amount, isDivisible ? partsAtMost : 1);
  return offered.some(({ count }) => count === asked) ? asked : refuseField('means', 'choice');
};

/** The payment as the payer's bank hands it in. */
const submittedOf = (
  { amount, endToEndId, method, hold, instalments }: PaymentRow,
  txid: string,
  card: CardRow | null,
): SubmittedPayment => ({
  txid,
  amount,
  endToEndId,
  method,
  kind: hold ? 'authorisation' : 'sale',
  instalments,
  payerName: '',
  card: card && { brand: card.brand, last4: card.last4 },
});

/** Paying: from the wallet of the chat app, by Pix, or with one of its cards. */
export const createPaymentService = ({ db, clock, orders, codes, rail, mayAsk }: Needs) => {
  rail.connectPayer(createPayer({ clock }));

  /** Asks the card, then the rail; money leaves the wallet only when the rail takes the payment. */
  const submitPayment = async (tx: Tx, asked: SubmittedPayment, id: string, card: CardRow | null) => {
    const refused = card && refusals[card.answer];
    if (refused) return { state: 'refused', failureReason: refused } as const;
    const { method, amount } = asked;
    const answer = await rail.accept(tx, asked);
    if (answer === 'refused') return { state: 'refused', failureReason: 'rail_declined' } as const;
    if (isFromWallet(method) && !(await takeFromWallet(tx, id, amount))) refuse('balance_insufficient');
    return { state: stateOf[answer], failureReason: null };
  };

  /**
   * Pays an order in the caller's transaction and keeps the payment among the customer's. What a card or the rail refuses is a
   * payment in state `refused`, which leaves the order waiting for another one, unless this was its only try.
   * @throws Refusal `order_not_payable`, `method_inactive`, `method_elsewhere`, `card_missing`, `wallet_inactive`, `balance_insufficient`.
   */
  const payOrder = async (tx: Tx, ask: OrderPayment): Promise<PaymentRow> => {
    const { customerId, order, merchantName, means, now } = ask;
    if (orders.closedBecause(order) !== null) refuse('order_not_payable');
    if (order.method !== means.method) refuse('method_inactive');
    // Nothing is left of an order that was opened for this.
    if (!rail.plays(means.method)) refuse('method_elsewhere');
    const customer = (await findCustomer(tx, customerId)) ?? refuse('session_ended');
    const card = await cardOf(tx, customerId, means);
    if (!card && customer.walletActivatedAt === null) refuse('wallet_inactive');
    const { goodsName, amount, method, txid } = order;
    const payment: PaymentRow = {
      id: newId(now),
      customerId,
      endToEndId: newEndToEndId(now),
      merchantName,
      goodsName,
      amount,
      method,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      instalments: partsOf(ask),
      hold: order.product === PaymentProduct.enum.preauth,
      captured: null,
      returned: 0,
      returns: [],
      state: 'waiting',
      failureReason: null,
      createdAt: now,
    };
    const asked = submittedOf(payment, txid, card);
    const ended = {
      ...payment,
      ...(await submitPayment(tx, { ...asked, payerName: customer.name }, customerId, card)),
    };
    if (ended.state === 'refused' && ask.isOnlyTry) await rail.refuse(tx, asked, ended.failureReason ?? '');
    await insertPayment(tx, ended);
    return ended;
  };

  return {
    /** Payments of the sandbox's past. */
    bringIn: (tx: Tx, payment: PaymentRow): Promise<void> => insertPayment(tx, payment),
    payOrder,
    /** A payment as its payer sees it. */
    present: presentPayment,
    /** Pays what a code asks for; where it is a shop's, the order is opened in the same transaction. */
    pay: (call: Call<typeof pay>): Promise<Payment> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        const { customerId } = actor;
        if (body.openingId !== undefined) await mayAsk(tx, { customerId, openingId: body.openingId, now });
        const payable = await codes.orderOf(tx, body, now);
        return presentPayment(await payOrder(tx, { ...payable, customerId, means: body.means, now }));
      }),
  };
};
export type PaymentService = ReturnType<typeof createPaymentService>;

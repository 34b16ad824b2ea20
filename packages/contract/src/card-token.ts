import * as z from 'zod/mini';
import { PaymentRefusal } from './customer.ts';
import { endpoint } from './endpoint.ts';
import { Card, instalmentsAtMost } from './order.ts';
import { Amount, Centavos, identifier, whole } from './scalars.ts';

/** The brands of credit cards, as the acquirer writes them. */
export const CardBrand = z.enum(['Visa', 'Master', 'Elo', 'Amex', 'Diners', 'Discover', 'JCB', 'Hipercard']);
export type CardBrand = z.infer<typeof CardBrand>;

/** The outcome of an authorisation; `waiting` until the acquirer has answered, which is queried later. */
export const CardPayment = z.object({
  amount: Centavos,
  instalments: z.int(),
  card: z.nullable(Card),
  /** `held`: the card holds the amount, and the merchant captures what is due. */
  state: z.enum(['waiting', 'done', 'held', 'refused']),
  failureReason: z.nullable(PaymentRefusal),
});
export type CardPayment = z.infer<typeof CardPayment>;

export const payByCardToken = endpoint({
  id: 'customer.payByCardToken',
  face: 'app',
  method: 'POST',
  path: '/payment/card',
  summary:
    'Pays an order with a credit card, by the token that the acquirer gave to the app for it; a card that says no leaves the order as it was',
  access: 'customer',
  rate: 'write',
  idempotency: 'required',
  /** The amount is what the payer saw. The number of the card and its security code go from the app to the acquirer and never come here. */
  body: z.strictObject({
    code: identifier(512),
    amount: Amount,
    /** Longer than the number of any card, which has no business here. */
    token: identifier(100, 24),
    brand: CardBrand,
    instalments: z.optional(whole(1, instalmentsAtMost)),
  }),
  reply: CardPayment,
  refusals: [
    'not_found',
    'order_not_payable',
    'method_inactive',
    'method_elsewhere',
    'not_certified',
    'device_blocked',
    'money_under_way',
  ],
});

import { ReturnNature } from '@balcao/contract/dispute';
import { Card, instalmentsAtMost } from '@balcao/contract/order';
import { Amount, EndToEndId, Instant } from '@balcao/contract/scalars';
import * as z from 'zod/mini';
import type { Secrets } from '../../platform/secrets.ts';
import type { ArrivedPayment, CardAnswer } from './rail.ts';

const reason = z.string().check(z.maxLength(200));

/**
 * Messages of a rail about a charge. `charge.processing` is not final: only `charge.paid` moves money. `charge.authorised`: a card holds the amount.
 * `charge.captured`: this amount of the hold was captured, reported for the charge and not for our request. `charge.failed`: no payment will come any
 * more.
 */
const ChargeMessage = z.strictObject({
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.enum(['charge.processing', 'charge.paid', 'charge.authorised', 'charge.captured', 'charge.failed']),
  /** The reference of a charge or, shorter, of a code that hangs in a shop; empty where the payer named none. */
  txid: z.string().check(z.regex(/^[A-Za-z0-9]{0,35}$/)),
  endToEndId: EndToEndId,
  amount: Amount,
  payerName: z.string().check(z.maxLength(200)),
  at: Instant,
  card: z._default(z.nullable(Card), null),
  instalments: z._default(z.int().check(z.gte(1), z.lte(instalmentsAtMost)), 1),
  reason: z._default(z.nullable(reason), null),
});
export type ChargeMessage = z.infer<typeof ChargeMessage>;

/** The outcome of a request to the rail: a refund, a capture or a release. `….processing` only confirms that it was received. */
const AskMessage = z.strictObject({
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.templateLiteral([z.enum(['return', 'capture', 'void']), '.', z.enum(['processing', 'done', 'failed'])]),
  /** The key under which it was asked; of a return that the bank made by itself, the bank's own. */
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  endToEndId: EndToEndId,
  amount: Amount,
  at: Instant,
  reason: z._default(z.nullable(reason), null),
  /** Of a return, the id that the Pix system knows it by, and what kind of return it is, where the rail says so. */
  rtrId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  nature: z.nullish(ReturnNature),
});
export type AskMessage = z.infer<typeof AskMessage>;

/** The issuer of a credit card has paid one of the monthly parts of a charge; `sequence` is 1 for the first. */
const InstalmentMessage = z.strictObject({
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.literal('instalment.paid'),
  txid: z.string().check(z.regex(/^[A-Za-z0-9]{26,35}$/)),
  endToEndId: EndToEndId,
  sequence: z.int().check(z.gte(1), z.lte(instalmentsAtMost)),
  amount: Amount,
  at: Instant,
});
export type InstalmentMessage = z.infer<typeof InstalmentMessage>;

/** The outcome of a payout to a merchant. `….processing` only confirms that it was received. */
const PayoutMessage = z.strictObject({
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.enum(['payout.processing', 'payout.done', 'payout.failed']),
  /** The key under which it was asked. */
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The bank's own number of the transfer. */
  channelNumber: z.string().check(z.minLength(1), z.maxLength(64)),
  amount: Amount,
  at: Instant,
  reason: z._default(z.nullable(reason), null),
});
export type PayoutMessage = z.infer<typeof PayoutMessage>;

export const RailMessage = z.union([ChargeMessage, AskMessage, InstalmentMessage, PayoutMessage]);
export type RailMessage = z.infer<typeof RailMessage>;

/** The signature under a rail's notification; the sandbox's rail signs with the same function that real ones are checked by. */
export const signatureOf = (secrets: Secrets, rail: string, body: string): string => secrets.mac(`rail:${rail}`, body);

/** What a rail would have told by itself of a payment that it told when it was asked: a card holds the amount. */
export const authorisedMessage = (payment: ArrivedPayment): ChargeMessage => {
  const { txid, endToEndId, amount, payerName, paidAt, card, instalments } = payment;
  const said = { txid, endToEndId, amount, payerName, card, instalments, at: paidAt.toISOString(), reason: null };
  return { ...said, eventId: `${endToEndId}:charge.authorised`, type: 'charge.authorised' };
};

/** What the product hears of a card that said yes. */
export const toldOfCard = ({ state, payment }: CardAnswer & { readonly payment: ArrivedPayment }): ChargeMessage => {
  const held = authorisedMessage(payment);
  return state === 'authorised' ? held : { ...held, eventId: `${payment.endToEndId}:charge.paid`, type: 'charge.paid' };
};

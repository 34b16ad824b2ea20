import { Card, instalmentsAtMost } from '@balcao/contract/order';
import { Amount, EndToEndId, Instant } from '@balcao/contract/scalars';
import { z } from 'zod';
import type { Secrets } from '../../platform/secrets.ts';
import type { ArrivedPayment } from './rail.ts';

const reason = z.string().max(200);

/**
 * What a rail says of a charge. `charge.processing` promises nothing: only `charge.paid` moves money. `charge.authorised`: a card
 * holds the amount. `charge.captured`: so much was taken of what it held, said of the charge and not of what was asked.
 * `charge.failed`: nothing will come any more.
 */
const ChargeMessage = z.strictObject({
  eventId: z.string().min(1).max(100),
  type: z.enum(['charge.processing', 'charge.paid', 'charge.authorised', 'charge.captured', 'charge.failed']),
  /** Of a charge, or, shorter, of a code that hangs in a shop; empty where whoever paid named none. */
  txid: z.string().regex(/^[A-Za-z0-9]{0,35}$/),
  endToEndId: EndToEndId,
  amount: Amount,
  payerName: z.string().max(200),
  at: Instant,
  card: Card.nullable().default(null),
  instalments: z.int().min(1).max(instalmentsAtMost).default(1),
  reason: reason.nullable().default(null),
});
export type ChargeMessage = z.infer<typeof ChargeMessage>;

/**
 * What became of something that the product asked of the rail: money given back, a hold captured or voided. `….processing` says
 * only that it was heard.
 */
const AskMessage = z.strictObject({
  eventId: z.string().min(1).max(100),
  type: z.templateLiteral([z.enum(['return', 'capture', 'void']), '.', z.enum(['processing', 'done', 'failed'])]),
  /** The key under which it was asked. */
  key: z.string().min(1).max(100),
  endToEndId: EndToEndId,
  amount: Amount,
  at: Instant,
  reason: reason.nullable().default(null),
});
export type AskMessage = z.infer<typeof AskMessage>;

/** The issuer of a credit card has paid one of the monthly parts of a charge; `sequence` is 1 for the first. */
const InstalmentMessage = z.strictObject({
  eventId: z.string().min(1).max(100),
  type: z.literal('instalment.paid'),
  txid: z.string().regex(/^[A-Za-z0-9]{26,35}$/),
  endToEndId: EndToEndId,
  sequence: z.int().min(1).max(instalmentsAtMost),
  amount: Amount,
  at: Instant,
});
export type InstalmentMessage = z.infer<typeof InstalmentMessage>;

/** What became of money that was to be paid out to a merchant. `….processing` says only that it was heard. */
const PayoutMessage = z.strictObject({
  eventId: z.string().min(1).max(100),
  type: z.enum(['payout.processing', 'payout.done', 'payout.failed']),
  /** The key under which it was asked. */
  key: z.string().min(1).max(100),
  /** The bank's own number of the transfer. */
  channelNumber: z.string().min(1).max(64),
  amount: Amount,
  at: Instant,
  reason: reason.nullable().default(null),
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

import { DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { PaymentRefusal } from '@balcao/contract/customer';
import { instalmentsAtMost } from '@balcao/contract/order';
import * as z from 'zod/mini';
import type { ArrivedPayment } from './rail.ts';

const centavos = z.int().check(z.gte(0));
const Text = z.string().check(z.maxLength(600));
const Guid = z.guid();

/** The states of a payment that matter here, by the numbers of Cielo's API. */
export const cardStatus = {
  notFinished: 0,
  authorised: 1,
  captured: 2,
  denied: 3,
  voided: 10,
  refunded: 11,
  pending: 12,
  aborted: 13,
} as const;

const PaidCard = z.object({ CardNumber: z.optional(Text), Brand: z.optional(Text) });
const CardPayment = z.object({
  PaymentId: Guid,
  Type: Text,
  Amount: centavos,
  CapturedAmount: z.nullish(centavos),
  VoidedAmount: z.nullish(centavos),
  Installments: z._default(z.int(), 1),
  Capture: z._default(z.boolean(), false),
  Status: z.int(),
  ReturnCode: z.nullish(Text),
  ReceivedDate: z.nullish(Text),
  CreditCard: z.nullish(PaidCard),
});
const Sale = z.object({
  MerchantOrderId: Text,
  Customer: z.nullish(z.object({ Name: z.nullish(Text) })),
  Payment: CardPayment,
});
export type Sale = z.infer<typeof Sale>;
const Listed = z.object({ PaymentId: Guid });
const List = z.object({ Payments: z.nullish(z.array(Listed)) });
const Done = z.object({ Status: z.int(), ReturnCode: z.nullish(Text) });
export type Done = z.infer<typeof Done>;
const Errors = z.array(z.object({ Code: z.union([z.int(), Text]) }));

/** What good answers are; what else stands in them is not read. */
export const cardAnswers = { sale: Sale, list: List, done: Done, errors: Errors } as const;

const Callback = z.object({ PaymentId: Guid, ChangeType: z.union([z.int(), z.string()]) });
/** The payment that a call of the acquirer is about; undefined where it is no call of theirs. */
export const paymentIdOf = (body: unknown): string | undefined => Callback.safeParse(body).data?.PaymentId;

/** The acquirer's ids of payments have 32 letters and digits without their dashes, as every id of a payment here. */
export const endToEndIdOf = (paymentId: string): string => paymentId.replaceAll('-', '').toLowerCase();
export const paymentIdBehind = (endToEndId: string): string =>
  endToEndId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Their times are those of São Paulo and name no zone. */
const instantOf = (text: string | null | undefined, otherwise: Date): Date => {
  const [, day = '', clock = ''] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text ?? '') ?? [];
  if (day === '') return otherwise;
  const midnight = Date.parse(dayStart(day.replaceAll('-', ''), DEFAULT_ZONE));
  return new Date(midnight + (Date.parse(`1970-01-01T${clock}Z`) || 0));
};

const { authorised, captured, voided, refunded, pending } = cardStatus;
/** The amount is or was only authorised: it was not to be captured at once, or could not be. */
export const isHeld = ({ Payment: { Capture, Status } }: Sale): boolean => !Capture || Status === authorised;
/** The card approved the payment; it may have been voided since. */
export const isGood = ({ Payment: { Status } }: Sale): boolean =>
  Status === authorised || Status === captured || Status === voided || Status === refunded;
export const isPending = ({ Payment: { Status } }: Sale): boolean => Status === pending;
/** What was really taken of the card. */
export const takenOf = ({ Payment: { Amount, CapturedAmount, Status } }: Sale): number =>
  CapturedAmount ?? (Status === captured || Status === refunded ? Amount : 0);

/** A payment of a card, as every rail tells it. */
export const arrivedOf = ({ MerchantOrderId: txid, Customer, Payment }: Sale, now: Date): ArrivedPayment => {
  const { PaymentId, Amount: amount, Installments, ReceivedDate, CreditCard } = Payment;
  const last4 = /(\d{4})$/.exec(CreditCard?.CardNumber ?? '')?.[1];
  const brand = CreditCard?.Brand?.slice(0, 40);
  return {
    txid,
    endToEndId: endToEndIdOf(PaymentId),
    amount,
    payerName: (Customer?.Name ?? '').slice(0, 200),
    paidAt: instantOf(ReceivedDate, now),
    card: last4 && brand ? { brand, last4 } : null,
    instalments: Math.min(Math.max(Installments, 1), instalmentsAtMost),
  };
};

/** What a card said yes to: it was paid, or the card holds it. */
export const goodAnswerOf = (sale: Sale, now: Date) =>
  ({ state: isHeld(sale) ? 'authorised' : 'paid', payment: arrivedOf(sale, now) }) as const;

/** The codes of ABECS that say more than no; codes of issuers and of Cielo with the same meaning are listed with them. */
const reasons: Readonly<Record<Exclude<PaymentRefusal, 'card_declined'>, readonly string[]>> = {
  card_insufficient: ['51', '61', '116', '121', 'A5'],
  card_expired: ['54', '101', 'BP171'],
  card_invalid: ['12', '14', '56', '63', '82', '100', '122', 'N7'],
  rail_declined: ['06', '19', '91', '96', '97', '98', '99', '999', 'AA', 'AE', 'BP900', 'BP901'],
};
/** Why a card was refused, in what a payer is told. */
export const refusalOf = ({ ReturnCode }: { readonly ReturnCode?: string | null | undefined }): PaymentRefusal => {
  const found = Object.entries(reasons).find(([, codes]) => codes.includes(ReturnCode ?? ''));
  return (found?.[0] as PaymentRefusal | undefined) ?? 'card_declined';
};

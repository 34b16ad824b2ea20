import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PaymentMethod } from './order.ts';
import { PageQuery, pageOf } from './page.ts';
import { Amount, Centavos, EndToEndId, Id, Instant, line } from './scalars.ts';
import { Consent } from './staff-consent.ts';

/**
 * Why the code of a shop refused a payment: it was taken down or switched off, it asks for another amount, or the merchant cannot take payments by it
 * any more. Such a payment is returned automatically.
 */
export const UnidentifiedRefusal = codes(['codeOff', 'amountDiffers', 'notTaken']);
export type UnidentifiedRefusal = z.infer<typeof UnidentifiedRefusal>;

/** `waiting`: until staff decide; `returning`: the rail was asked to give it back; `matched`: staff found whose it is. */
export const UnidentifiedState = codes(['waiting', 'returning', 'returned', 'matched']);
export type UnidentifiedState = z.infer<typeof UnidentifiedState>;

/** Up to this one of finance alone has money given back, until two set another amount. */
export const firstReturnLimit = 100_000;

/**
 * A colleague's request for such a payment: return it by its rail; credit it to the balance of a team, without an order; close it by hand, as it was
 * returned outside of the platform under an id of the bank; or match it to an order of a smaller amount, with the surplus going back.
 */
export const UnidentifiedRequest = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('return'), consent: Consent }),
  z.object({
    subject: z.literal('credit'),
    consent: Consent,
    merchant: z.object({ merchantId: Id, name: z.string() }),
  }),
  z.object({ subject: z.literal('close'), consent: Consent, returnId: z.string() }),
  z.object({
    subject: z.literal('match'),
    consent: Consent,
    merchant: z.object({ merchantId: Id, name: z.string() }),
    orderNumber: z.string(),
    /** Centavos above the amount of the order, which go back to the payer. */
    difference: Amount,
  }),
]);
export type UnidentifiedRequest = z.infer<typeof UnidentifiedRequest>;

/** Money that arrived without an order of ours. It stands in suspense, under no merchant, until staff know whose it is or it is back. */
export const UnidentifiedPayment = z.object({
  endToEndId: EndToEndId,
  method: PaymentMethod,
  amount: Amount,
  /** The reference that the payer gave; empty without one. */
  txid: z.string(),
  state: UnidentifiedState,
  /** Null for an unidentified payment. */
  refusal: z.nullable(UnidentifiedRefusal),
  arrivedAt: Instant,
  /** When it was paid according to the rail, and the payer's first name (rule: masked); null where the rail gave none. */
  paidAt: z.nullable(Instant),
  payerName: z.nullable(z.string()),
  /** Whose staff found it to be: the order that it is for, or null where it was credited to the team's balance. */
  matched: z.nullable(
    z.object({
      at: Instant,
      merchantId: Id,
      orderNumber: z.nullable(z.string()),
      /** What was more than the order, and goes back to the payer; why the rail did not take it back when it was asked last. */
      rest: z.nullable(
        z.object({ amount: Amount, returnedAt: z.nullable(Instant), failureReason: z.nullable(z.string()) }),
      ),
    }),
  ),
  returnAskedAt: z.nullable(Instant),
  returnedAt: z.nullable(Instant),
  /** Why the rail did not take it back when it was asked last; it is asked again. */
  failureReason: z.nullable(z.string()),
  /** Of what staff closed by hand: under which id of the bank it went back, and why they know. */
  closed: z.nullable(z.object({ returnId: z.string(), reason: z.string() })),
  /** What a colleague asked for and another decides; its words are the reason. */
  asked: z.nullable(UnidentifiedRequest),
});
export type UnidentifiedPayment = z.infer<typeof UnidentifiedPayment>;

/** Centavos that one of finance alone may have given back, and what a colleague asks it to be. */
export const ReturnLimit = z.object({
  limit: Centavos,
  asked: z.nullable(z.extend(Consent, { before: Centavos, after: Centavos })),
});
export type ReturnLimit = z.infer<typeof ReturnLimit>;

const desk = { face: 'console' } as const;

export const listUnidentifiedPayments = endpoint({
  ...desk,
  id: 'ownerless.list',
  method: 'GET',
  path: '/ownerless',
  summary: 'Money that arrived without an order, newest first',
  access: { staff: 'merchant.see' },
  rate: 'read',
  query: z.extend(PageQuery, { state: z.optional(UnidentifiedState) }),
  /** `waiting`: centavos that were not returned yet; `asked`: open requests to colleagues, the oldest first. */
  reply: z.extend(pageOf(UnidentifiedPayment), {
    counts: z.record(UnidentifiedState, z.int()),
    waiting: Centavos,
    returnLimit: ReturnLimit,
    asked: z.array(UnidentifiedPayment),
  }),
  refusals: [],
});

export const returnUnidentifiedPayment = endpoint({
  ...desk,
  id: 'ownerless.return',
  method: 'POST',
  path: '/ownerless/{endToEndId}/return',
  summary:
    'Has such money given back to the payer; above the limit it asks a colleague to agree. Asking again changes nothing',
  access: { staff: 'finance.decide' },
  rate: 'write',
  params: z.object({ endToEndId: EndToEndId }),
  /** The reason, for later readers. */
  body: z.strictObject({ reason: line(300) }),
  reply: UnidentifiedPayment,
  refusals: ['not_found', 'payment_has_order', 'colleague_first'],
});

export const creditUnidentifiedPayment = endpoint({
  ...desk,
  id: 'ownerless.credit',
  method: 'POST',
  path: '/ownerless/{endToEndId}/credit',
  summary: "Asks a colleague to agree that such money is credited to a team's balance, without an order and a fee",
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ endToEndId: EndToEndId }),
  body: z.strictObject({ merchantId: Id, reason: line(300, 10) }),
  reply: UnidentifiedPayment,
  refusals: ['not_found', 'colleague_first', 'payment_has_order', 'not_certified'],
});

/** The id of a return by a bank, as in its file. */
const ReturnId = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{1,64}$/, { error: 'returnId' }));
export const closeUnidentifiedPayment = endpoint({
  ...desk,
  id: 'ownerless.close',
  method: 'POST',
  path: '/ownerless/{endToEndId}/close',
  summary: 'Asks a colleague to agree that such money went back outside of the platform, under an id of the bank',
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ endToEndId: EndToEndId }),
  body: z.strictObject({ returnId: ReturnId, reason: line(300, 10) }),
  reply: UnidentifiedPayment,
  refusals: ['not_found', 'colleague_first', 'payment_has_order', 'return_id_used'],
});

export const changeReturnLimit = endpoint({
  ...desk,
  id: 'ownerless.limit',
  method: 'POST',
  path: '/ownerless/limit',
  summary: 'Asks a colleague to agree to another amount up to which one alone has such money given back',
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  /** `before`: the limit that the requester saw. */
  body: z.strictObject({ before: Centavos, limit: Centavos, reason: line(500, 10) }),
  reply: ReturnLimit,
  refusals: ['colleague_first', 'changed_elsewhere'],
});

const decide = {
  ...desk,
  method: 'POST',
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ requestId: Id }),
  reply: z.null(),
} as const;

export const decideUnidentified = endpoint({
  ...decide,
  id: 'ownerless.decide',
  path: '/ownerless/request/{requestId}/decision',
  summary:
    'Agrees to what a colleague asked for about such money, which does it, or refuses it: never the one who asked',
  body: z.strictObject({ agreed: z.boolean(), words: z.nullable(line(500)) }),
  refusals: [
    'not_found',
    'colleague_first',
    'second_person',
    'payment_has_order',
    'not_certified',
    'return_id_used',
    'order_takes_no_match',
  ],
});

export const takeBackUnidentified = endpoint({
  ...decide,
  id: 'ownerless.takeBack',
  path: '/ownerless/request/{requestId}/back',
  summary: 'Takes back what one has asked for oneself about such money, while nobody has decided it',
  refusals: ['not_found', 'colleague_first', 'permission_missing'],
});

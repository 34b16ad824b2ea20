import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Card, ChargedOrder, MerchantOrderNumber, OrderStatus } from './order.ts';
import { CardLast4 } from './order-particulars.ts';
import { pageOf, SortedPageQuery } from './page.ts';
import {
  Amount,
  BusinessNumber,
  Centavos,
  Instant,
  InstantInput,
  identifier,
  inOrder,
  queryAmount,
  severalOf,
  whole,
} from './scalars.ts';
import type { Moves } from './states.ts';

/** How a pre-authorisation stands once a card holds the amount (rule: held-amounts). */
export const PreauthStatus = codes(['authorised', 'captured', 'released', 'expired']);
export type PreauthStatus = z.infer<typeof PreauthStatus>;
/** A hold is captured once, in part or in full, or released; all three endings are final. */
export const preauthMoves: Moves<PreauthStatus> = {
  authorised: ['captured', 'released', 'expired'],
  captured: [],
  released: [],
  expired: [],
};

/** What has been asked of the rail and is not known yet. */
export const PreauthAsk = codes(['capture', 'void', 'expire']);
export type PreauthAsk = z.infer<typeof PreauthAsk>;

/** A pre-authorisation: its order, and what a card holds for it. */
export const Preauth = z.object({
  /** Of the order behind it. */
  number: BusinessNumber,
  merchantOrderNumber: MerchantOrderNumber,
  goodsName: z.string(),
  orderStatus: OrderStatus,
  /** What the payer is asked to let hold. */
  amount: Centavos,
  /** Null until a card holds the amount. */
  status: z.nullable(PreauthStatus),
  /** What the card holds, or held; null until it does. */
  authorised: z.nullable(Centavos),
  /** What was taken of it; null unless something was. */
  captured: z.nullable(Centavos),
  /** The platform's fee: for the captured amount, for the whole while it may still be captured, and 0 after a release. */
  fee: Centavos,
  /** The open request to the card; another one is only possible after its answer. */
  asked: z.nullable(PreauthAsk),
  askedAmount: z.nullable(Centavos),
  /** Why the card refused the last request; the hold stays as before. */
  failureReason: z.nullable(z.string()),
  card: z.nullable(Card),
  authorisedAt: z.nullable(Instant),
  /** When the hold goes back by itself. */
  holdsUntil: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type Preauth = z.infer<typeof Preauth>;

/** As the merchant's server sees it: with what the payer opens. */
export const ChargedPreauth = z.extend(Preauth, { payUrl: ChargedOrder.shape.payUrl });
export type ChargedPreauth = z.infer<typeof ChargedPreauth>;

export const createPreauth = endpoint({
  id: 'preauth.create',
  face: 'open',
  method: 'POST',
  path: '/preauth',
  summary: 'Asks a customer to let their credit card hold an amount; the answer carries the link that they open',
  access: 'merchant',
  rate: 'write',
  idempotency: 'required',
  body: z.strictObject({
    merchantOrderNumber: MerchantOrderNumber,
    amount: Amount,
    goodsName: nameLine(120),
    /** Seconds until the link closes without a confirmation: one minute to seven days. */
    expiresInSeconds: z._default(whole(60, 604_800), 3_600),
  }),
  reply: ChargedPreauth,
  refusals: ['order_number_used', 'not_certified', 'product_inactive', 'product_blocked'],
});

const ofMerchant = { face: 'open', access: 'merchant' } as const;
const byMerchantNumber = z.object({ merchantOrderNumber: MerchantOrderNumber });
/** Of the amount that is held; the rest goes back to the card. */
const CaptureBody = z.strictObject({ amount: Amount });

export const queryPreauth = endpoint({
  ...ofMerchant,
  id: 'preauth.query',
  method: 'GET',
  path: '/preauth/{merchantOrderNumber}',
  summary: "One pre-authorisation by the merchant's own number",
  rate: 'read',
  params: byMerchantNumber,
  reply: ChargedPreauth,
  refusals: ['not_found'],
});

export const capturePreauth = endpoint({
  ...ofMerchant,
  id: 'preauth.capture',
  method: 'POST',
  path: '/preauth/{merchantOrderNumber}/capture',
  summary: 'Takes of what the card holds, in part or whole, once; the rest goes back. How it ended is told by webhook',
  rate: 'write',
  idempotency: 'required',
  params: byMerchantNumber,
  body: CaptureBody,
  reply: ChargedPreauth,
  refusals: ['not_found', 'state_forbids', 'hold_exceeded'],
});

export const voidPreauth = endpoint({
  ...ofMerchant,
  id: 'preauth.void',
  method: 'POST',
  path: '/preauth/{merchantOrderNumber}/void',
  summary: 'Lets go of what the card holds. How it ended is told by webhook',
  rate: 'write',
  idempotency: 'required',
  params: byMerchantNumber,
  reply: ChargedPreauth,
  refusals: ['not_found', 'state_forbids'],
});

const access = (level: 'read' | 'write') => ({ menu: 'payment.orders', level }) as const;

const preauthFilter = {
  status: z.optional(severalOf(PreauthStatus)),
  /** The beginning of our number, or the whole of the merchant's. */
  number: z.optional(identifier(64)),
  /** What the card holds, or held. */
  amountFrom: z.optional(queryAmount()),
  amountTo: z.optional(queryAmount()),
  cardLast4: z.optional(CardLast4),
  /** Held from this instant on, and before that one. */
  from: z.optional(InstantInput),
  to: z.optional(InstantInput),
} as const;
export const PreauthFilter = inOrder(z.strictObject(preauthFilter));
export type PreauthFilter = z.infer<typeof PreauthFilter>;

export const listPreauths = endpoint({
  id: 'preauth.list',
  face: 'admin',
  method: 'GET',
  path: '/preauth',
  summary: 'Amounts that cards hold or held for the team, newest first',
  access: access('read'),
  rate: 'read',
  query: inOrder(z.extend(SortedPageQuery, preauthFilter)),
  reply: pageOf(Preauth),
  refusals: [],
});

const byNumber = z.object({ number: BusinessNumber });

export const getPreauth = endpoint({
  id: 'preauth.get',
  face: 'admin',
  method: 'GET',
  path: '/preauth/{number}',
  summary: "One pre-authorisation by its order's number",
  access: access('read'),
  rate: 'read',
  params: byNumber,
  reply: Preauth,
  refusals: ['not_found'],
});

/** What a capture of an amount would bring, before it is asked. */
export const quoteCapture = endpoint({
  id: 'preauth.quote',
  face: 'admin',
  method: 'GET',
  path: '/preauth/{number}/fee',
  summary: 'The fee that a capture of this amount would cost',
  access: access('read'),
  rate: 'read',
  params: byNumber,
  query: z.strictObject({
    amount: queryAmount(1),
  }),
  reply: z.object({ amount: Centavos, fee: Centavos, net: Centavos }),
  refusals: ['not_found', 'product_inactive', 'product_blocked'],
});

export const captureHold = endpoint({
  id: 'preauth.captureHold',
  face: 'admin',
  method: 'POST',
  path: '/preauth/{number}/capture',
  summary: 'Takes of what a card holds, in part or whole, once; the rest goes back',
  access: access('write'),
  rate: 'write',
  idempotency: 'optional',
  params: byNumber,
  body: CaptureBody,
  reply: Preauth,
  refusals: ['not_found', 'state_forbids', 'colleague_first', 'hold_exceeded'],
});

export const releaseHold = endpoint({
  id: 'preauth.release',
  face: 'admin',
  method: 'POST',
  path: '/preauth/{number}/release',
  summary: 'Lets go of what a card holds',
  access: access('write'),
  rate: 'write',
  idempotency: 'optional',
  params: byNumber,
  reply: Preauth,
  refusals: ['not_found', 'state_forbids', 'colleague_first'],
});

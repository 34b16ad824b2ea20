import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { metadataPair } from './order-metadata.ts';
import {
  digits,
  Id,
  InstantInput,
  identifier,
  lettersAndDigits,
  line,
  queryAmount,
  queryWhole,
  severalOf,
} from './scalars.ts';

/** How much of a paid order was refunded or is on its way: nothing, a part, all of it. */
export const RefundedShare = codes(['none', 'part', 'whole']);
export type RefundedShare = z.infer<typeof RefundedShare>;

/** So many of the same goods one order sells at most. */
export const goodsQuantityAtMost = 1_000_000;

/** The last four digits of the card that paid, or that holds. */
export const CardLast4 = digits(4);

/** Search fields for the details of single orders; filters by what many orders share are declared elsewhere. */
export const orderSearch = {
  /** The beginning of our number, or the whole of the merchant's. */
  number: z.optional(identifier(64)),
  amountFrom: z.optional(queryAmount()),
  amountTo: z.optional(queryAmount()),
  /** From this instant, no earlier than three months ago (rule: search-window); without it, the three months. */
  from: z.optional(InstantInput),
  /** Before this instant. */
  to: z.optional(InstantInput),
  unitPriceFrom: z.optional(queryAmount()),
  unitPriceTo: z.optional(queryAmount()),
  /** So many were sold. */
  goodsQuantity: z.optional(queryWhole(1, goodsQuantityAtMost)),
  /** Some of the name of what was sold, in capitals or not. */
  goodsName: z.optional(line(120)),
  /** The merchant's own id of what was sold, whole. */
  merchantGoodsId: z.optional(identifier(64)),
  /** What the banks know the payment by. */
  endToEndId: z.optional(z.pipe(identifier(40), lettersAndDigits(35))),
  cardLast4: z.optional(CardLast4),
  /** The serial of the terminal, sound box or phone that took it, whole. */
  deviceSerial: z.optional(identifier(64)),
  refunded: z.optional(severalOf(RefundedShare)),
} as const;

/** What members alone search orders by. */
export const memberSearch = {
  /** The first name of the person who paid, whole, as lists show it: in capitals or not, with accents or not (decision 102). */
  payer: z.optional(line(80).check(z.refine((name) => !/\s/.test(name), { params: { text: 'firstName' } }))),
  /** The shop's QR codes that it was paid by. */
  shopCode: z.optional(severalOf(Id)),
  ...metadataPair,
} as const;

/** By whom, and at which QR code of the shop, an order was paid. */
export const paidBy = {
  /** By their first name alone (rule: masked); null before the payment, or where the rail gave no name. */
  payerName: z.nullable(z.string()),
  shopCode: z.nullable(z.object({ id: Id, name: z.string() })),
} as const;

import { z } from 'zod';
import {
  digits,
  InstantInput,
  identifier,
  lettersAndDigits,
  line,
  queryAmount,
  queryWhole,
  severalOf,
} from './scalars.ts';

/** What of a paid order was given back, or is on its way: nothing, a part, all of it. */
export const RefundedShare = z.enum(['none', 'part', 'whole']);
export type RefundedShare = z.infer<typeof RefundedShare>;

/** So many of the same goods one order sells at most. */
export const goodsQuantityAtMost = 1_000_000;

/** The last four digits of the card that paid, or that holds. */
export const CardLast4 = digits(4);

/** What orders are searched by, beside what they share with many others. */
export const orderSearch = {
  /** The beginning of our number, or the whole of the merchant's. */
  number: identifier(64).optional(),
  amountFrom: queryAmount().optional(),
  amountTo: queryAmount().optional(),
  /** From this instant, no earlier than three months ago (reading 10); without it, the three months. */
  from: InstantInput.optional(),
  /** Before this instant. */
  to: InstantInput.optional(),
  unitPriceFrom: queryAmount().optional(),
  unitPriceTo: queryAmount().optional(),
  /** So many were sold. */
  goodsQuantity: queryWhole(1, goodsQuantityAtMost).optional(),
  /** Some of the name of what was sold, in capitals or not. */
  goodsName: line(120).optional(),
  /** The merchant's own id of what was sold, whole. */
  merchantGoodsId: identifier(64).optional(),
  /** What the banks know the payment by. */
  endToEndId: identifier(40).pipe(lettersAndDigits(35)).optional(),
  cardLast4: CardLast4.optional(),
  /** The serial of the terminal, sound box or phone that took it, whole. */
  deviceSerial: identifier(64).optional(),
  refunded: severalOf(RefundedShare).optional(),
} as const;

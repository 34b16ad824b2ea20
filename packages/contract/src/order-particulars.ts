import { z } from 'zod';
import { digits, identifier, lettersAndDigits, line, queryAmount, queryWhole, severalOf } from './scalars.ts';

/** What of a paid order was given back, or is on its way: nothing, a part, all of it. */
export const RefundedShare = z.enum(['none', 'part', 'whole']);
export type RefundedShare = z.infer<typeof RefundedShare>;

/** So many of the same goods one order sells at most. */
export const goodsQuantityAtMost = 1_000_000;

/** The last four digits of the card that paid, or that holds. */
export const CardLast4 = digits(4);

/** What an order is searched by that few orders have in common. */
export const orderParticulars = {
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

import { expect, it } from 'vitest';
import { amountOfPieces } from './refund-goods.ts';

it('pieces that come back are worth their price, or their share, and never more than is left', () => {
  const three = { unitPrice: 1_250, goodsQuantity: 3 };
  expect([1, 2, 3].map((pieces) => amountOfPieces(three, { paid: 3_750, most: 3_750 }, pieces))).toEqual([
    1_250, 2_500, 3_750,
  ]);
  expect(amountOfPieces(three, { paid: 3_750, most: 2_000 }, 2)).toBe(2_000);
  const unpriced = { unitPrice: null, goodsQuantity: 3 };
  expect([1, 2, 3].map((pieces) => amountOfPieces(unpriced, { paid: 1_000, most: 1_000 }, pieces))).toEqual([
    333, 667, 1_000,
  ]);
});

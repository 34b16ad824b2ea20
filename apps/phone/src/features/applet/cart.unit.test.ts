import { expect, it } from 'vitest';
import { changed, linesOf, totalOf } from './cart.ts';

it('a cart sums what is in it, forgets what was taken out, and holds no more than twenty of one', () => {
  const cart = changed(changed({}, 'espresso', 2), 'graos', 1);
  expect(totalOf(cart)).toBe(2 * 900 + 4_290);
  expect(linesOf(changed(cart, 'espresso', -2))).toEqual([{ good: 'graos', quantity: 1 }]);
  expect(changed({}, 'coado', -1)).toEqual({});
  expect(changed({}, 'coado', 50)).toEqual({ coado: 20 });
});

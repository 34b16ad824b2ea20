import { expect, it } from 'vitest';
import { equalParts } from './equal-parts.ts';

it('parts of a payment come to what was paid, to the centavo', () => {
  expect(equalParts(21_900, 3)).toEqual([{ count: 3, centavos: 7_300 }]);
  expect(equalParts(14_800, 3)).toEqual([
    { count: 1, centavos: 4_934 },
    { count: 2, centavos: 4_933 },
  ]);
  for (const paid of [1_200, 9_999, 52_000, 99_999_999_999])
    for (let parts = 2; parts <= 12; parts += 1) {
      const sum = equalParts(paid, parts).reduce((all, { count, centavos }) => all + count * centavos, 0);
      expect(sum).toBe(paid);
    }
});

import { expect, it } from 'vitest';
import { turnoverBands } from './turnover-bands.ts';

it('the bands of monthly income are eight, each beginning where the one before ends', () => {
  expect(turnoverBands.map(({ from }) => from)).toEqual([0, 1_000, 2_000, 3_000, 5_000, 7_000, 10_000, 15_000]);
  for (const [index, band] of turnoverBands.entries()) expect(band.to).toBe(turnoverBands[index + 1]?.from);
  expect(turnoverBands.map(({ code }) => code)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

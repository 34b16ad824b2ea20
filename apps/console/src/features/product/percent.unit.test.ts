import { expect, it } from 'vitest';
import { basisPointsOf, percentText } from './percent.ts';

it.each([
  ['0,99', 99],
  ['3.5', 350],
  [' 12 ', 1_200],
  ['0', 0],
  ['', undefined],
  ['1,234', undefined],
  ['-1', undefined],
  ['1e2', undefined],
  ['dois', undefined],
])('reads the percentage %j as %j hundredths of a percent', (text, basisPoints) => {
  expect(basisPointsOf(text)).toBe(basisPoints);
});

it.each([99, 350, 0, 2_000])('writes %i as it reads it', (basisPoints) => {
  expect(basisPointsOf(percentText(basisPoints, 'pt-BR'))).toBe(basisPoints);
});

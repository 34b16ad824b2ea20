import { split } from '@balcao/brazil/money';
import { describe, expect, it } from 'vitest';
import { partsOf } from './parts-in-words.ts';

describe('parts in words', () => {
  it.each([
    [100_00, 6, { first: 16_67, last: 16_66, larger: 4, smaller: 2, areEven: false }],
    [100_00, 3, { first: 33_34, last: 33_33, larger: 1, smaller: 2, areEven: false }],
    [100_00, 4, { first: 25_00, last: 25_00, larger: 4, smaller: 0, areEven: true }],
  ])('of %i in %i say what each is, and sum to the whole', (amount, count, words) => {
    expect(partsOf(split(amount, count))).toEqual(words);
    expect(words.first * words.larger + words.last * words.smaller).toBe(amount);
  });
});

import { describe, expect, it } from 'vitest';
import { hasSales, trailsOf } from './trails.ts';

const days = [
  { day: '20261101', amount: 1_000, count: 3 },
  { day: '20261102', amount: 0, count: 0 },
  { day: '20261103', amount: 500, count: 1 },
];

describe('where the figures of today came from', () => {
  it('are the days before it, since today is not over', () => {
    expect(trailsOf(days)).toMatchObject({ amounts: [1_000, 0], counts: [3, 0] });
  });
  it('has no average for a day without sales', () => expect(trailsOf(days).averages).toEqual([333]));
  it('is empty when no day had a sale', () => {
    expect(hasSales(days)).toBe(true);
    expect(hasSales([{ day: '20261101', amount: 0, count: 0 }])).toBe(false);
  });
});

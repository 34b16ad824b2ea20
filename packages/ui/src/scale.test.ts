import { describe, expect, it } from 'vitest';
import { alone, apart, labelled, linePath, nearest, reach, ticksUpTo, yOf } from './scale.ts';

describe('the steps of an axis', () => {
  it.each([
    [0, [0]],
    [3, [0, 1, 2, 3]],
    [487_000, [0, 200_000, 400_000, 600_000]],
    [125_000, [0, 50_000, 100_000, 150_000]],
  ])('up to %i are round and reach over the highest value', (highest, ticks) => {
    expect(ticksUpTo(highest)).toEqual(ticks);
  });
  it('stay few and never fall short', () => {
    for (let highest = 1; highest < 10_000; highest += 7) {
      const ticks = ticksUpTo(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    }
  });
});

describe('the words under an axis', () => {
  it('name the last point, and as many before it as fit at equal distances', () => {
    expect(labelled(30, 5)).toEqual([5, 13, 21, 29]);
    expect(labelled(30, 17)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29]);
    expect(labelled(30, 1)).toEqual([0, 29]);
    expect(labelled(2, 5)).toEqual([0, 1]);
    expect(labelled(1, 5)).toEqual([0]);
    expect(labelled(0, 5)).toEqual([]);
  });
});

describe('a line', () => {
  const plot = { width: 100, height: 50, points: 3, highest: 10 };
  it('goes through its values', () => {
    expect(linePath(plot, [0, 10, 5])).toBe('M0.0 50.0L50.0 0.0L100.0 25.0');
  });
  it('begins again after a gap, and marks what stands alone', () => {
    expect(linePath(plot, [0, null, 5])).toBe('M0.0 50.0M100.0 25.0');
    expect(alone([0, null, 5, 6, null, 7])).toEqual([0, 5]);
    expect(alone([null, null])).toEqual([]);
    expect(reach([1, null, 3, null])).toBe(3);
  });
  it('lies on the ground when there was nothing', () => {
    expect(yOf({ ...plot, highest: 0 }, 0)).toBe(50);
  });
  it('is read at the nearest point, inside the chart and beside it', () => {
    expect([-20, 24, 26, 500].map((x) => nearest(plot, x))).toEqual([0, 0, 1, 2]);
    expect(nearest({ ...plot, points: 1 }, 80)).toBe(0);
  });
});

describe('the names at the ends of lines', () => {
  it('stay where their lines end as long as there is room between them', () => {
    expect(apart([20, 100, 60], 18)).toEqual([20, 100, 60]);
  });
  it('move up where they would overlap, the first of two above', () => {
    expect(apart([100, 100], 18)).toEqual([82, 100]);
    expect(apart([100, 95, 90], 18)).toEqual([100, 82, 64]);
  });
});

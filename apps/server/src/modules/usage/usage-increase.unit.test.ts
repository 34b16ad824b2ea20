import { usageViewsAtMost } from '@balcao/contract/usage';
import { describe, expect, it } from 'vitest';
import { increaseOf } from './usage-increase.ts';

const nothing = { seconds: 0, pages: {}, faults: 0 };
const bounds = { secondsAtMost: 60, pages: ['index.html', 'cart.html'] };
const fault = { kind: 'error', message: 'x', page: null, file: null, line: 0, column: 0 } as const;

describe('what a report adds', () => {
  it('is what it says beyond the report before', () => {
    const first = increaseOf(
      nothing,
      { seconds: 10, pages: [{ page: 'index.html', views: 2 }], faults: [fault] },
      bounds,
    );
    expect([first.seconds, [...first.views], first.faults.length]).toEqual([10, [['index.html', 2]], 1]);
    const report = {
      seconds: 25,
      pages: [
        { page: 'index.html', views: 3 },
        { page: 'cart.html', views: 1 },
      ],
      faults: [fault, fault],
    };
    const second = increaseOf(first.next, report, bounds);
    expect([second.seconds, [...second.views], second.faults.length]).toEqual([
      15,
      [
        ['index.html', 1],
        ['cart.html', 1],
      ],
      1,
    ]);
    const again = increaseOf(second.next, report, bounds);
    expect([again.seconds, again.views.size, again.faults.length]).toEqual([0, 0, 0]);
    expect(again.next).toEqual(second.next);
  });

  it('is nothing where it says less than before', () => {
    const known = { seconds: 30, pages: { 'index.html': 4 }, faults: 2 };
    const less = increaseOf(known, { seconds: 1, pages: [{ page: 'index.html', views: 1 }], faults: [] }, bounds);
    expect([less.seconds, less.views.size, less.next]).toEqual([0, 0, known]);
  });

  it('is never more time than the opening has lasted', () => {
    expect(increaseOf(nothing, { seconds: 40_000, pages: [], faults: [] }, bounds).seconds).toBe(60);
  });

  it('counts pages of app.json only, each once in a report, and so many in all', () => {
    const pages = [
      { page: 'nowhere.html', views: 5 },
      { page: 'index.html', views: 3 },
      { page: 'index.html', views: 9 },
      { page: 'cart.html', views: usageViewsAtMost },
    ];
    const { views } = increaseOf(nothing, { seconds: 0, pages, faults: [] }, bounds);
    expect([...views]).toEqual([
      ['index.html', 3],
      ['cart.html', usageViewsAtMost - 3],
    ]);
  });
});

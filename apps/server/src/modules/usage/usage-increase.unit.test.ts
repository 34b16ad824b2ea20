import { usageViewsAtMost } from '@balcao/contract/usage';
import { describe, expect, it } from 'vitest';
import { increaseOf } from './usage-increase.ts';

const nothing = { seconds: 0, pages: {}, pageSeconds: {}, faults: 0 };
const bounds = { secondsAtMost: 60, pages: ['index.html', 'cart.html'] };
const fault = { kind: 'error', message: 'x', page: null, file: null, line: 0, column: 0 } as const;

describe('what a report adds', () => {
  it('is what it says beyond the report before', () => {
    const first = increaseOf(
      nothing,
      { seconds: 10, pages: [{ page: 'index.html', views: 2, seconds: 0 }], faults: [fault] },
      bounds,
    );
    expect([first.seconds, [...first.views], first.faults.length]).toEqual([10, [['index.html', 2]], 1]);
    const report = {
      seconds: 25,
      pages: [
        { page: 'index.html', views: 3, seconds: 0 },
        { page: 'cart.html', views: 1, seconds: 0 },
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
    const known = { seconds: 30, pages: { 'index.html': 4 }, pageSeconds: { 'index.html': 9 }, faults: 2 };
    const less = increaseOf(
      known,
      { seconds: 1, pages: [{ page: 'index.html', views: 1, seconds: 0 }], faults: [] },
      bounds,
    );
    expect([less.seconds, less.views.size, less.next]).toEqual([0, 0, known]);
  });

  it('is never more time than the opening has lasted', () => {
    expect(increaseOf(nothing, { seconds: 40_000, pages: [], faults: [] }, bounds).seconds).toBe(60);
  });

  it('counts pages of app.json only, each once in a report, and so many in all', () => {
    const pages = [
      { page: 'nowhere.html', views: 5, seconds: 0 },
      { page: 'index.html', views: 3, seconds: 0 },
      { page: 'index.html', views: 9, seconds: 0 },
      { page: 'cart.html', views: usageViewsAtMost, seconds: 0 },
    ];
    const { views } = increaseOf(nothing, { seconds: 0, pages, faults: [] }, bounds);
    expect([...views]).toEqual([
      ['index.html', 3],
      ['cart.html', usageViewsAtMost - 3],
    ]);
  });

  it('is of each page the time that it stood there, and of all pages no more than of the opening', () => {
    const told = (first: number, second: number) => ({
      seconds: 30,
      pages: [
        { page: 'index.html', views: 1, seconds: first },
        { page: 'cart.html', views: 1, seconds: second },
      ],
      faults: [],
    });
    const first = increaseOf(nothing, told(10, 5), bounds);
    expect([...first.pageSeconds]).toEqual([
      ['index.html', 10],
      ['cart.html', 5],
    ]);
    const second = increaseOf(first.next, told(22, 40_000), bounds);
    expect([...second.pageSeconds]).toEqual([
      ['index.html', 12],
      ['cart.html', 3],
    ]);
    expect(increaseOf(second.next, told(22, 40_000), bounds).pageSeconds.size).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOverdue } from './overdue.ts';

describe('what is overdue', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => vi.useRealTimers());

  it('is given up once, not before its time and not much after, each at its own', () => {
    const unlessInTime = createOverdue(10);
    const given: string[] = [];
    unlessInTime(100, () => given.push('late'));
    unlessInTime(30, () => given.push('soon'));
    vi.advanceTimersByTime(29);
    expect(given).toEqual([]);
    vi.advanceTimersByTime(11);
    expect(given).toEqual(['soon']);
    vi.advanceTimersByTime(1_000);
    expect(given).toEqual(['soon', 'late']);
  });

  it('is not what has come in time, however late that is watched for', () => {
    const unlessInTime = createOverdue(10);
    const giveUp = vi.fn();
    for (let at = 0; at < 20; at += 1) unlessInTime(15, giveUp)();
    vi.advanceTimersByTime(1_000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('takes one timer for all, and none while nothing is watched', () => {
    const unlessInTime = createOverdue(10);
    const ends = Array.from({ length: 50 }, () => unlessInTime(1_000, () => {}));
    expect(vi.getTimerCount()).toBe(1);
    for (const end of ends) end();
    vi.advanceTimersByTime(20);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may itself lead to more that is watched', () => {
    const unlessInTime = createOverdue(10);
    const given: string[] = [];
    unlessInTime(5, () => {
      given.push('first');
      unlessInTime(5, () => given.push('second'));
    });
    vi.advanceTimersByTime(100);
    expect(given).toEqual(['first', 'second']);
  });
});

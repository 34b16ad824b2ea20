import { advanceClock } from '@balcao/contract/sandbox';
import { describe, expect, it } from 'vitest';
import { secondsOf, spanOf } from './span.ts';

describe('a length of time', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0 }],
    [59, { days: 0, hours: 0, minutes: 0 }],
    [3_660, { days: 0, hours: 1, minutes: 1 }],
    [86_400, { days: 1, hours: 0, minutes: 0 }],
    [7 * 86_400 + 2 * 3_600 + 300, { days: 7, hours: 2, minutes: 0 }],
    [-5, { days: 0, hours: 0, minutes: 0 }],
  ])('of %i seconds is said as %j', (seconds, span) => expect(spanOf(seconds)).toEqual(span));
});

describe('an amount that somebody typed', () => {
  it.each([
    [90, 'minutes', 5_400],
    ['2', 'hours', 7_200],
    [3_650, 'days', 315_360_000],
  ] as const)('%j %s are %i seconds', (amount, unit, seconds) => expect(secondsOf(amount, unit)).toBe(seconds));
  it.each(['', 0, -1, 1.5, 'x', 3_651])('%j days are refused', (amount) => {
    expect(secondsOf(amount, 'days')).toBeUndefined();
  });
  it('never asks for more than the server accepts', () => {
    const most = secondsOf(3_650, 'days');
    expect(advanceClock.body.safeParse({ advanceSeconds: most }).success).toBe(true);
    expect(advanceClock.body.safeParse({ advanceSeconds: (most ?? 0) + 1 }).success).toBe(false);
  });
});

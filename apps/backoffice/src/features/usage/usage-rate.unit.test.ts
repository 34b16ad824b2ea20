import { describe, expect, it } from 'vitest';
import { faultRate, isWorse } from './usage-rate.ts';

describe('the errors of a version', () => {
  it('are a part of its openings, and nothing where there are none', () => {
    expect([faultRate({ opens: 40, faulty: 5 }), faultRate({ opens: 0, faulty: 0 })]).toEqual([0.125, null]);
  });

  it.each([
    ['twice as many as before', { opens: 50, faulty: 4 }, { opens: 100, faulty: 4 }, true],
    ['a few more than before', { opens: 50, faulty: 5 }, { opens: 100, faulty: 6 }, false],
    ['some, where there were none', { opens: 50, faulty: 1 }, { opens: 100, faulty: 0 }, true],
    ['some, where there is no version before', { opens: 50, faulty: 5 }, undefined, true],
    ['of too few openings', { opens: 19, faulty: 19 }, { opens: 100, faulty: 0 }, false],
    ['of next to no openings', { opens: 1_000, faulty: 10 }, { opens: 1_000, faulty: 1 }, false],
    ['none', { opens: 1_000, faulty: 0 }, { opens: 1_000, faulty: 0 }, false],
  ])('are worse: %s', (_, now, before, expected) => {
    expect(isWorse(now, before)).toBe(expected);
  });
});

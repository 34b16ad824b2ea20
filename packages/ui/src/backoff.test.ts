import { describe, expect, it } from 'vitest';
import { pause, pauseBefore } from './backoff.ts';

describe('the pause before the next try', () => {
  it('doubles up to half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => pauseBefore(attempt, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });
  it('is spread over its second half', () => {
    expect(pauseBefore(3, 0)).toBe(4_000);
    expect(pauseBefore(3, 0.5)).toBe(6_000);
  });
});

describe('a pause', () => {
  it('ends at once, without an error, when the signal says so', async () => {
    const leaving = new AbortController();
    const paused = pause(1_000_000, leaving.signal);
    leaving.abort();
    await expect(paused).resolves.toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { createSignatureRateLimiter } from './signature-rate-limiter.ts';

const mine = { merchant: '1', serial: 'A' };
/** How many calls are counted until one is refused. */
const untilRefused = (count: () => unknown): number => {
  for (let taken = 0; taken < 10_000; taken += 1)
    try {
      count();
    } catch {
      return taken;
    }
  return Number.POSITIVE_INFINITY;
};

describe('the count of wrong signatures', () => {
  it('does not hold right ones against anybody, however many there are', () => {
    const rateLimiter = createSignatureRateLimiter(() => 0);
    expect(untilRefused(() => rateLimiter.count('a', mine)())).toBe(Number.POSITIVE_INFINITY);
  });
  it('ends for each certificate at each address by itself', () => {
    const rateLimiter = createSignatureRateLimiter(() => 0);
    expect(untilRefused(() => rateLimiter.count('a', mine))).toBe(600);
    expect(untilRefused(() => rateLimiter.count('b', mine))).toBe(600);
    expect(untilRefused(() => rateLimiter.count('a', { ...mine, serial: 'B' }))).toBe(600);
  });
  it('ends for an address that invents names, but not for who has proven itself there', () => {
    const rateLimiter = createSignatureRateLimiter(() => 0);
    rateLimiter.count('a', mine)();
    let invented = 0;
    const invent = () => {
      invented += 1;
      return rateLimiter.count('a', { merchant: `9${invented}`, serial: 'A' });
    };
    expect(untilRefused(invent)).toBe(2_000);
    expect(untilRefused(() => rateLimiter.count('a', mine))).toBe(600);
    expect(untilRefused(() => rateLimiter.count('b', { merchant: '7', serial: 'A' }))).toBe(600);
  });
});

import { describe, expect, it } from 'vitest';
import { createSignatureThrottle } from './signature-throttle.ts';

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
    const throttle = createSignatureThrottle(() => 0);
    expect(untilRefused(() => throttle.count('a', mine)())).toBe(Number.POSITIVE_INFINITY);
  });
  it('ends for each certificate at each address by itself', () => {
    const throttle = createSignatureThrottle(() => 0);
    expect(untilRefused(() => throttle.count('a', mine))).toBe(600);
    expect(untilRefused(() => throttle.count('b', mine))).toBe(600);
    expect(untilRefused(() => throttle.count('a', { ...mine, serial: 'B' }))).toBe(600);
  });
  it('ends for an address that invents names, but not for who has proven itself there', () => {
    const throttle = createSignatureThrottle(() => 0);
    throttle.count('a', mine)();
    let invented = 0;
    const invent = () => {
      invented += 1;
      return throttle.count('a', { merchant: `9${invented}`, serial: 'A' });
    };
    expect(untilRefused(invent)).toBe(2_000);
    expect(untilRefused(() => throttle.count('a', mine))).toBe(600);
    expect(untilRefused(() => throttle.count('b', { merchant: '7', serial: 'A' }))).toBe(600);
  });
});

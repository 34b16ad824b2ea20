import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersionNumbers, isVersionNumber } from './version-number.ts';

const part = fc.integer({ min: 0, max: 999 });
const parts = fc.tuple(part, part, part);
const rank = ([a, b, c]: readonly [number, number, number]): number => a * 1_000_000 + b * 1_000 + c;

describe('a version number', () => {
  it.each(['0.0.1', '1.0.0', '1.10.3', '999.999.999'])('may be %s', (text) => {
    expect(isVersionNumber(text)).toBe(true);
  });
  it.each([
    '',
    '1',
    '1.0',
    '01.2.3',
    '1.02.3',
    '1.2.03',
    '1.2.3.4',
    '1.2.1000',
    'v1.2.3',
    '1.2.3 ',
    '1.2.3\n',
    '1.2.-3',
    '1.2.3-beta',
    '１.2.3',
  ])('is not %j', (text) => {
    expect(isVersionNumber(text)).toBe(false);
    expect(() => compareVersionNumbers('1.0.0', text)).toThrow(RangeError);
  });
  it('is ordered by its numbers, and not as text', () => {
    expect(['1.10.0', '1.9.0', '0.99.99', '1.9.10'].sort(compareVersionNumbers)).toEqual([
      '0.99.99',
      '1.9.0',
      '1.9.10',
      '1.10.0',
    ]);
  });
  it('comes before, after or at the same place as another, whichever of them is asked first', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const order = Math.sign(compareVersionNumbers(one.join('.'), other.join('.')));
        expect(order).toBe(Math.sign(rank(one) - rank(other)));
        expect(Math.sign(compareVersionNumbers(other.join('.'), one.join('.'))) + order).toBe(0);
      }),
    );
  });
});

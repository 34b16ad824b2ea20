import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVersionNumber, versionRank } from './version-number.ts';

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
    expect(() => versionRank(text)).toThrow(RangeError);
  });
  it('is ordered by its numbers, and not as text', () => {
    expect(
      ['1.10.0', '1.9.0', '0.99.99', '1.9.10'].sort((one, other) => versionRank(one) - versionRank(other)),
    ).toEqual(['0.99.99', '1.9.0', '1.9.10', '1.10.0']);
  });
  it('has its place from its numbers alone', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const order = Math.sign(versionRank(one.join('.')) - versionRank(other.join('.')));
        expect(order).toBe(Math.sign(rank(one) - rank(other)));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeOf, formatBrl, formatBrlShort, MONEY_MAX, parseReais, split } from './money.ts';

const anyAmount = fc.integer({ min: 0, max: MONEY_MAX });
/** Intl writes a no-break space after R$, which is invisible in a test. */
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('parseReais', () => {
  it.each([
    ['R$ 1.234,56', 123456],
    ['1234,5', 123450],
    ['1.234', 123400],
    ['1234.56', 123456],
    ['12.345.678,90', 1234567890],
    ['0,01', 1],
    ['abc', 0],
  ])('reads %s as %i centavos', (text, centavos) => expect(parseReais(text)).toBe(centavos));

  it.each([
    ['1.234.567', 123456700],
    ['R$ 1.234.567,89', 123456789],
    ['1234.5', 123450],
    ['0.05', 5],
    ['5', 500],
    ['5,', 500],
    [',5', 50],
    [' R$\u00a07,00 ', 700],
    ['12 reais', 1200],
  ])('takes the dot for thousands or decimals as Brazilians write them: %s is %i', (text, centavos) =>
    expect(parseReais(text)).toBe(centavos),
  );

  it.each(['', ' ', '.', ',', 'R$', '1,2,3', '1,234', '0,001', '1,234.56'])(
    'gives 0 for %j, which is no amount',
    (text) => expect(parseReais(text)).toBe(0),
  );

  it.each([
    ['-5,00', 500],
    ['R$ -5,00', 500],
    ['\u22125,00', 500],
    ['10-20', 102000],
  ])('drops the sign: %s is %i', (text, centavos) => expect(parseReais(text)).toBe(centavos));

  it('leaves an absurd number above the limit, where it is refused', () =>
    expect(parseReais('9'.repeat(400))).toBeGreaterThan(MONEY_MAX));

  it('reads back every amount that formatBrl writes', () =>
    fc.assert(
      fc.property(anyAmount, (centavos) => {
        expect(parseReais(formatBrl(centavos))).toBe(centavos);
      }),
    ));
});

describe('formatBrl', () => {
  it.each([
    [0, 'R$ 0,00'],
    [1, 'R$ 0,01'],
    [1234, 'R$ 12,34'],
    [123456, 'R$ 1.234,56'],
    [-55, '-R$ 0,55'],
    [MONEY_MAX, 'R$ 999.999.999,99'],
  ])('writes %i centavos as %s', (centavos, text) => expect(plainSpaces(formatBrl(centavos))).toBe(text));

  it.each([
    [150_000_00, 'R$ 150.000'],
    [1_250, 'R$ 12,50'],
    [0, 'R$ 0'],
  ])('leaves out cents that are zero in the short form: %i is %s', (centavos, text) =>
    expect(plainSpaces(formatBrlShort(centavos))).toBe(text),
  );

  it('is exact to the centavo in the largest sums', () =>
    expect(plainSpaces(formatBrl(Number.MAX_SAFE_INTEGER))).toBe('R$ 90.071.992.547.409,91'));

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d, which is not whole centavos', (amount) =>
    expect(() => formatBrl(amount)).toThrow(RangeError),
  );
});

describe('split', () => {
  it('gives the odd centavos to the first parts', () => {
    expect(split(100_00, 3)).toEqual([33_34, 33_33, 33_33]);
    expect(split(2, 3)).toEqual([1, 1, 0]);
    expect(split(0, 2)).toEqual([0, 0]);
  });

  it('never makes or loses a centavo, and no two parts differ by more than one', () =>
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 48 }), (centavos, parts) => {
        const shares = split(centavos, parts);
        expect(shares).toHaveLength(parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(centavos);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(shares.every(Number.isSafeInteger)).toBe(true);
      }),
    ));

  it.each([
    [100, 0],
    [100, 1.5],
    [100.5, 2],
    [-1, 2],
  ])('refuses %d in %d parts', (centavos, parts) => expect(() => split(centavos, parts)).toThrow(RangeError));
});

describe('feeOf', () => {
  it.each([
    [10_000, 99, 0, 99],
    [50, 100, 0, 1],
    [49, 100, 0, 0],
    [150, 100, 0, 2],
    [1_000, 349, 39, 74],
    [100, 0, 50, 50],
    [MONEY_MAX, 10_000, 0, MONEY_MAX],
    [MONEY_MAX, 99, 0, 990_000_000],
  ])('of %i centavos at %i basis points plus %i is %i', (amount, basisPoints, fixed, fee) =>
    expect(feeOf(amount, basisPoints, fixed)).toBe(fee),
  );

  it('is never above the amount, even when the fixed part is', () => expect(feeOf(30, 100, 50)).toBe(30));

  it('stays between nothing and the amount, and is the exact share rounded half up', () =>
    fc.assert(
      fc.property(anyAmount, fc.nat(10_000), fc.nat(1_000), (amount, basisPoints, fixed) => {
        const fee = feeOf(amount, basisPoints, fixed);
        const exact = (BigInt(amount) * BigInt(basisPoints) + 5_000n) / 10_000n + BigInt(fixed);
        expect(fee).toBe(Math.min(amount, Number(exact)));
        expect(fee).toBeGreaterThanOrEqual(0);
      }),
    ));

  it('never falls when the amount grows', () =>
    fc.assert(
      fc.property(fc.nat(MONEY_MAX - 1), fc.nat(10_000), fc.nat(1_000), (amount, basisPoints, fixed) => {
        expect(feeOf(amount + 1, basisPoints, fixed)).toBeGreaterThanOrEqual(feeOf(amount, basisPoints, fixed));
      }),
    ));

  it.each([
    [-1, 10, 0],
    [1.5, 10, 0],
    [100, -1, 0],
    [100, 9.9, 0],
    [100, 10_001, 0],
    [100, 10, -1],
  ])('refuses %d centavos at %d basis points plus %d', (amount, basisPoints, fixed) =>
    expect(() => feeOf(amount, basisPoints, fixed)).toThrow(RangeError),
  );
});

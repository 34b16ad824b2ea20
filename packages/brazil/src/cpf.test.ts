import { cpf as otherLibrary } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCpf, isCpf, stripCpf } from './cpf.ts';

/** Every pair of check digits: 00 to 99. */
const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));

describe('isCpf', () => {
  it.each(['52998224725', '11144477735', '39053344705', '29537995593', '00000000191', '01234567890', '12345678909'])(
    'accepts %s',
    (text) => expect(isCpf(text)).toBe(true),
  );

  it.each(['11111111111', '00000000000', '11122233300', '11122233369'])('refuses %s', (text) =>
    expect(isCpf(text)).toBe(false),
  );

  it('accepts the mask and spaces around it', () => expect(isCpf(' 529.982.247-25 ')).toBe(true));

  it.each(['', '5299822472', '529982247255', 'CPF 52998224725', '5299822472a', '５２９９８２２４７２５'])(
    'refuses %j, which is not eleven digits',
    (text) => expect(isCpf(text)).toBe(false),
  );

  it('refuses every number of one repeated digit', () => {
    for (let digit = 0; digit <= 9; digit++) expect(isCpf(String(digit).repeat(11))).toBe(false);
  });

  it('agrees with another library, except on 12345678909 which that one keeps on a list of its own', () => {
    expect(otherLibrary.isValid('12345678909')).toBe(false);
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
        fc.pre(nine !== '123456789');
        for (const ending of endings) expect(isCpf(nine + ending)).toBe(otherLibrary.isValid(nine + ending));
      }),
    );
    for (let number = 0; number < 300; number++) {
      const generated = otherLibrary.generate();
      expect(isCpf(generated), generated).toBe(true);
    }
  });

  it('notices any single wrong digit', () =>
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (place, change) => {
        const digits = [...'52998224725'];
        digits[place] = String((Number(digits[place]) + change) % 10);
        expect(isCpf(digits.join(''))).toBe(false);
      }),
    ));
});

it('stripCpf keeps the digits alone', () => expect(stripCpf(' 529.982.247-25 ')).toBe('52998224725'));

describe('formatCpf', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['5299822', '529.982.2'],
    ['529982247', '529.982.247'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529982247259', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['52a99', '529.9'],
  ])('writes %j as %j', (text, masked) => expect(formatCpf(text)).toBe(masked));

  it('loses no digit, and formatting twice changes nothing', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,11}$/), (digits) => {
        expect(stripCpf(formatCpf(digits))).toBe(digits);
        expect(formatCpf(formatCpf(digits))).toBe(formatCpf(digits));
      }),
    ));
});

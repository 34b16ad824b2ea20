import { cnpj as otherLibrary } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCnpj, isCnpj, normaliseCnpj } from './cnpj.ts';

const alphanumeric = [
  '12ABC34501DE35',
  '00000000E08G12',
  '93ZB0VRYV6KA67',
  'A87HBZHB000161',
  '6A3EDMWP000168',
  'D7YDDI5H000162',
  'Q2GROWP7000185',
  'Q0SLFMBD7VX439',
  '12ABC345000188',
];
const numeric = [
  '11222333000181',
  '11444777000161',
  '33000167000101',
  '12345678000195',
  '44038188000132',
  '15216260000176',
  '00000000000191',
];
const wrong = [
  '93ZB0VRYV6KA66',
  '12ABC34501DE36',
  '12ABC34501DE3A',
  '12ABÇ34501DE35',
  '11222333000150',
  '00000000000000',
  '11111111111111',
];

/** Every pair of check digits: 00 to 99. */
const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'));

describe('isCnpj', () => {
  it.each(alphanumeric)('accepts the alphanumeric %s', (text) => expect(isCnpj(text)).toBe(true));
  it.each(numeric)('accepts the numeric %s', (text) => expect(isCnpj(text)).toBe(true));
  it.each(wrong)('refuses %s', (text) => expect(isCnpj(text)).toBe(false));

  it('accepts the mask, lower case and spaces around', () => {
    expect(isCnpj('12.ABC.345/01DE-35')).toBe(true);
    expect(isCnpj(' 12.abc.345/01de-35\n')).toBe(true);
  });

  it.each(['', '12ABC34501DE3', '12ABC34501DE355', '12 ABC 345 01DE 35', '12ABC34501DE３５', '12345678901234567890'])(
    'refuses %j, which is not fourteen characters of a CNPJ',
    (text) => expect(isCnpj(text)).toBe(false),
  );

  it('agrees with another library on digits and letters alike', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/), (twelve) => {
        for (const ending of endings) expect(isCnpj(twelve + ending)).toBe(otherLibrary.isValid(twelve + ending));
      }),
    );
    for (const text of [...alphanumeric, ...numeric, ...wrong])
      expect(isCnpj(text), text).toBe(otherLibrary.isValid(text));
    for (let number = 0; number < 300; number++) {
      const generated = otherLibrary.generate();
      expect(isCnpj(generated), generated).toBe(true);
    }
  });

  it('accepts nothing whose canonical form is not the stored form', () =>
    fc.assert(
      fc.property(fc.constantFrom(...alphanumeric, ...numeric), fc.string({ maxLength: 2 }), (text, noise) => {
        const typed = `${text.slice(0, 5)}${noise}${text.slice(5)}`;
        if (isCnpj(typed)) expect(normaliseCnpj(typed)).toMatch(/^[0-9A-Z]{12}[0-9]{2}$/);
      }),
    ));
});

describe('normaliseCnpj', () => {
  it('trims, raises letters and drops the mask alone', () => {
    expect(normaliseCnpj(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
    expect(normaliseCnpj('12 ABC_345')).toBe('12 ABC_345');
  });

  it('does not turn foreign letters into Latin ones', () => expect(normaliseCnpj('ſıÇﬀ')).toBe('ſıÇﬀ'));
});

describe('formatCnpj', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12a', '12.A'],
    ['12ABC3', '12.ABC.3'],
    ['12ABC345', '12.ABC.345'],
    ['12ABC3450', '12.ABC.345/0'],
    ['12ABC34501DE', '12.ABC.345/01DE'],
    ['12ABC34501DE3', '12.ABC.345/01DE-3'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12ABC34501DE359', '12.ABC.345/01DE-35'],
    ['11222333000181', '11.222.333/0001-81'],
  ])('writes %j as %j', (text, masked) => expect(formatCnpj(text)).toBe(masked));

  it('loses no character, and formatting twice changes nothing', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,14}$/), (text) => {
        expect(normaliseCnpj(formatCnpj(text))).toBe(text);
        expect(formatCnpj(formatCnpj(text))).toBe(formatCnpj(text));
      }),
    ));
});

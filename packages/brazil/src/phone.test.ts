import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { isMobilePhone, normalisePhone } from './phone.ts';

describe('isMobilePhone', () => {
  it('accepts a Brazilian mobile number in E.164', () => expect(isMobilePhone('+5511987654321')).toBe(true));

  it.each(['+551133334444', '+5511887654321', '+5510987654321', '+551187654321', '+558001234567'])(
    'refuses %s, which is no Brazilian mobile number',
    (text) => expect(isMobilePhone(text)).toBe(false),
  );

  it.each(['+525512345678', '+8613800138000', '+12025550123'])('accepts the foreign mobile number %s', (text) =>
    expect(isMobilePhone(text)).toBe(true),
  );

  it.each(['', '+', '5511987654321', '11987654321', '+55 11 98765-4321', '+5511987654321 ', '+442079460000'])(
    'refuses %j',
    (text) => expect(isMobilePhone(text)).toBe(false),
  );

  it('agrees with the whole metadata on Brazilian numbers', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d[2-9]\d{7,8}$/), (national) => {
        const whole = parsePhoneNumberFromString(`+55${national}`);
        expect(isMobilePhone(`+55${national}`)).toBe(whole?.isValid() === true && whole.getType() === 'MOBILE');
      }),
      { numRuns: 500 },
    ));
});

describe('normalisePhone', () => {
  it.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['11 98765 4321', '+5511987654321'],
    ['011 98765-4321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['(11) 3333-4444', '+551133334444'],
    ['+551133334444', '+551133334444'],
    ['+52 55 1234 5678', '+525512345678'],
    ['+44 20 7946 0000', '+442079460000'],
  ])('writes %s as %s', (text, e164) => expect(normalisePhone(text)).toBe(e164));

  it.each([
    '',
    'abc',
    '98765-4321',
    '1187654321',
    '(10) 98765-4321',
    '(11) 88765-4321',
    '+55119876543210',
    '11 98765-4321 ramal 3',
  ])('finds no number in %j', (text) => expect(normalisePhone(text)).toBeUndefined());

  it('refuses a number that loses a prefix every time it is read', () => {
    expect(normalisePhone('+4300000000')).toBeUndefined();
  });
  it('changes nothing the second time', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9]{8,14}$/), (text) => {
        const once = normalisePhone(text);
        if (once !== undefined) expect(normalisePhone(once)).toBe(once);
      }),
    ));
});

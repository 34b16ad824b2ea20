import { MONEY_MAX } from '@balcao/brazil/money';
import { describe, expect, it } from 'vitest';
import { fieldText, pasted, typed } from './money-typing.ts';

/** Types signs one after the other at the end of the field, as a person does. */
const typing = (signs: string): number | null =>
  [...signs].reduce<number | null>((held, sign) => typed(held, fieldText(held, 'pt-BR') + sign), null);

describe('typing an amount', () => {
  it('fills it from the right, cents first', () => {
    expect([typing('1'), typing('12'), typing('125'), typing('125000')]).toEqual([1, 12, 125, 125_000]);
  });
  it('passes over what is no digit', () => {
    expect(typing('1a2,3 4')).toBe(1_234);
  });
  it('does not take a digit too many', () => {
    expect(typing('999999999999')).toBe(MONEY_MAX);
  });
  it('takes the last digit away and empties the field at the end', () => {
    const deleting = (held: number | null) => typed(held, fieldText(held, 'pt-BR').slice(0, -1));
    expect(deleting(1_250)).toBe(125);
    expect(deleting(5)).toBe(0);
    expect(deleting(0)).toBeNull();
  });
  it('keeps a zero that was typed', () => {
    expect(typing('0')).toBe(0);
  });
  it('is empty when everything is deleted', () => {
    expect(typed(1_250, '')).toBeNull();
  });
});

describe('pasting an amount', () => {
  it.each([
    ['R$ 1.234,56', 123_456],
    ['1234,5', 123_450],
    ['1.234', 123_400],
    ['1,234.56', 123_456],
    ['R$12,500,000.00', 1_250_000_000],
    ['  42 ', 4_200],
    ['R$\u00a01.250,00', 125_000],
    ['10.5', 1_050],
    ['12.345.678', 1_234_567_800],
  ])('reads %s', (text, centavos) => {
    expect(pasted(text)).toBe(centavos);
  });
  it.each([
    'abc',
    '',
    '-5,00',
    '1,234',
    '9999999999999',
    '1234.567',
    '1.234,567',
    '1e5',
    '12.34.567',
    '1,2,3',
    '10 kg',
  ])('does not read %j', (text) => {
    expect(pasted(text)).toBeNull();
  });
});

describe('an amount in its field', () => {
  it('is written in the language of the page, without the sign of the currency', () => {
    expect(fieldText(123_456, 'pt-BR')).toBe('1.234,56');
    expect(fieldText(123_456, 'en-US')).toBe('1,234.56');
    expect(fieldText(null, 'pt-BR')).toBe('');
  });
  it('is read again as it was written, in every language', () => {
    for (const locale of ['pt-BR', 'en-US', 'es-MX', 'zh-CN'])
      for (const centavos of [1, 99, 100, 123_456, 99_999_999_999])
        expect(pasted(fieldText(centavos, locale))).toBe(centavos);
  });
});

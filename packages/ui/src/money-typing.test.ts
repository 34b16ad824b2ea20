import { MONEY_MAX } from '@balcao/brazil/money';
import { describe, expect, it } from 'vitest';
import { fieldText, parseTyped, pasted, typedText } from './money-typing.ts';

/** Types signs one after the other at the end of the field, as a person does. */
const typing = (signs: string): string => [...signs].reduce((text, sign) => typedText(text, text + sign), '');

describe('typing an amount', () => {
  it.each([
    ['100', 10_000],
    ['1,5', 150],
    ['1,50', 150],
    ['1.234,56', 123_456],
    ['1234,5', 123_450],
    ['12.50', 1_250],
    ['0', 0],
    ['-5,00', 500],
    ['R$ 7', 700],
  ])('reads %s as people mean it', (signs, centavos) => {
    expect(parseTyped(typing(signs))).toBe(centavos);
  });
  it('passes over what is no part of an amount', () => {
    expect(typing('1a2x,3 4')).toBe('12,34');
  });
  it('takes no third digit after the comma and no second comma', () => {
    expect(typing('1,234')).toBe('1,23');
    expect(typing('1,2,3')).toBe('1,23');
  });
  it('does not take a digit too many', () => {
    expect(parseTyped(typing('9999999999'))).toBe(99_999_999_900);
    expect(parseTyped(typing('999999999,99'))).toBe(MONEY_MAX);
  });
  it('is empty when everything is deleted', () => {
    expect(parseTyped(typedText('12,50', ''))).toBeNull();
    expect(parseTyped(',')).toBeNull();
  });
});

describe('pasting an amount', () => {
  it.each([
    ['R$ 1.234,56', 123_456],
    ['1234,5', 123_450],
    ['1.234', 123_400],
    ['  42 ', 4_200],
    ['R$\u00a01.250,00', 125_000],
    ['10.5', 1_050],
    ['12.345.678', 1_234_567_800],
    ['-5,00', 500],
  ])('reads %s', (text, centavos) => {
    expect(pasted(text)).toBe(centavos);
  });
  it.each(['abc', '', '1,234', '1,234.56', '9999999999999', '1.234,567', '1,2,3', '0'])('does not read %j', (text) => {
    expect(pasted(text)).toBeNull();
  });
});

describe('an amount in its field', () => {
  it('is written as in Brazil, without the sign of the currency', () => {
    expect([fieldText(123_456), fieldText(null)]).toEqual(['1.234,56', '']);
  });
  it('is read again as it was written', () => {
    for (const centavos of [1, 99, 100, 123_456, MONEY_MAX]) expect(pasted(fieldText(centavos))).toBe(centavos);
  });
});

import { describe, expect, it } from 'vitest';
import { phoneParts, phoneValue, retypedPhone } from './phone-typing.ts';

const codes = ['55', '1', '1809', '351', '86'];
const put = (text: string, by: string, code = '55', before = '') =>
  retypedPhone({ code, text: before }, { text, caret: text.length, by }, codes);
const typing = (signs: string, start = '55') =>
  [...signs].reduce((now, sign) => put(now.text + sign, 'insertText', now.code, now.text), {
    value: '',
    code: start,
    text: '',
    caret: 0,
  });
const pasting = (text: string, code?: string) => put(text, 'insertFromPaste', code);

describe('typing a telephone number', () => {
  it('masks a Brazilian one as it grows', () => {
    expect(typing('11').text).toBe('(11');
    expect(typing('119').text).toBe('(11) 9');
    expect(typing('1133334444')).toMatchObject({ text: '(11) 3333-4444', value: '+551133334444' });
    expect(typing('11987654321')).toMatchObject({ text: '(11) 98765-4321', value: '+5511987654321' });
  });
  it('leaves the numbers of other countries bare', () =>
    expect(typing('809 555-1234', '1')).toMatchObject({ text: '8095551234', value: '+18095551234' }));
  it('takes the country from a number with its plus sign', () => {
    expect(typing('+5511987654321')).toMatchObject({ code: '55', text: '(11) 98765-4321', value: '+5511987654321' });
    expect(typing('+351912345678')).toMatchObject({ code: '351', text: '912345678', value: '+351912345678' });
  });
  it('keeps what is wrong as it was typed', () => {
    expect(typing('11 9876 ramal 5').value).toBe('+55 (11) 9876ramal 5');
    expect(typing('119876543210').value).toBe('+55119876543210');
    expect(typing('+999123').value).toBe('+999123');
  });
  it('has no value without a number', () => {
    expect(phoneValue('55', ' ')).toBe('');
    expect(put('', 'deleteContentBackward', '55', '(1').value).toBe('');
  });
});

describe('pasting a telephone number', () => {
  it.each([
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['011 98765-4321', '+5511987654321'],
    ['(11) 98765.4321', '+5511987654321'],
    ['+1 809 555 1234', '+18095551234'],
    ['+351 912 345 678', '+351912345678'],
  ])('reads %j as %s', (text, value) => expect(pasting(text).value).toBe(value));
  it('chooses the longest code that fits', () => expect(pasting('+1 (809) 555-1234').code).toBe('1809'));
  it('does not take 55 from a number of the area 55', () =>
    expect(pasting('55987654321').value).toBe('+5555987654321'));
});

describe('a value that is already there', () => {
  it.each([
    ['+5511987654321', '55', { code: '55', text: '(11) 98765-4321' }],
    ['+18095551234', '55', { code: '1809', text: '5551234' }],
    ['+18095551234', '1', { code: '1', text: '8095551234' }],
    ['+55 ramal 5', '55', { code: '55', text: 'ramal 5' }],
    ['11987', '55', { code: '55', text: '11987' }],
    ['+999', '55', { code: '55', text: '+999' }],
    ['', '86', { code: '86', text: '' }],
  ])('%j beside +%s', (value, chosen, parts) => expect(phoneParts(value, chosen, codes)).toEqual(parts));
});

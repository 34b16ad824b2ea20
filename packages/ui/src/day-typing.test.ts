import { describe, expect, it } from 'vitest';
import { dayText, retypedDay } from './day-typing.ts';

/** Types signs one after the other at the end of the field; answers its value. */
const typing = (signs: string, locale = 'pt-BR', start = ''): string =>
  [...signs].reduce((value, sign) => {
    const text = dayText(value, locale) + sign;
    return retypedDay(value, { text, caret: text.length, by: 'insertText' }, locale).value;
  }, start);
const pasting = (text: string, locale = 'pt-BR'): string =>
  retypedDay('', { text, caret: text.length, by: 'insertFromPaste' }, locale).value;

describe('typing a day', () => {
  it.each([
    ['pt-BR', '20111990'],
    ['pt-BR', '20/11/1990'],
    ['es-MX', '20-11-1990'],
    ['en-US', '20.11.1990'],
    ['zh-CN', '19901120'],
    ['zh-CN', '1990-11-20'],
    ['zh-CN', '1990年11月20日'],
  ])('in %s, %s is 20 November 1990', (locale, signs) => expect(typing(signs, locale)).toBe('19901120'));

  it('reads single digits that a separator ends', () => {
    expect(typing('1/2/1990')).toBe('19900201');
    expect(typing('1990-2-1', 'zh-CN')).toBe('1990-02-1');
    expect(typing('1990-2-01', 'zh-CN')).toBe('19900201');
  });
  it('puts the separators in while it grows', () => expect(typing('2011')).toBe('20/11'));
  it.each(['2', '20/1', '20/11/19', '31/02/1990', '29/02/2026', '20/13/1990', '00/00/0000'])(
    'keeps %j, which is no day, as it was typed',
    (text) => expect(typing(text)).toBe(text),
  );
  it('knows the leap day', () => expect(typing('29022024')).toBe('20240229'));
  it('takes no ninth digit', () => expect(typing('201119905')).toBe('19901120'));
});

describe('pasting a day', () => {
  it.each(['20/11/1990', '20.11.1990', ' 20 11 1990', '1990-11-20', '1990/11/20', '20111990', '19901120'])(
    'takes %j whole',
    (text) => {
      expect(pasting(text)).toBe('19901120');
      expect(pasting(text, 'zh-CN')).toBe('19901120');
    },
  );
  it('takes single digits too', () => expect(pasting('3/4/1990')).toBe('19900403'));
  it('shows it in the order of the language', () => {
    const typed = retypedDay('', { text: '1990-11-20', caret: 10, by: '' }, 'pt-BR');
    expect(typed).toEqual({ value: '19901120', text: '20/11/1990', caret: 10 });
  });
});

describe('a day that is already there', () => {
  it('shows as the language writes it', () => {
    expect(dayText('19901120', 'pt-BR')).toBe('20/11/1990');
    expect(dayText('19901120', 'zh-CN')).toBe('1990-11-20');
    expect(dayText('20/1', 'pt-BR')).toBe('20/1');
    expect(dayText('', 'pt-BR')).toBe('');
  });
  it('becomes text again when a digit goes, with the caret in its place', () =>
    expect(retypedDay('19901120', { text: '2/11/1990', caret: 1, by: 'deleteContentBackward' }, 'pt-BR')).toEqual({
      value: '21/11/990',
      text: '21/11/990',
      caret: 1,
    }));
  it('loses the digit beside a separator that is deleted', () =>
    expect(retypedDay('19901120', { text: '2011/1990', caret: 2, by: 'deleteContentBackward' }, 'pt-BR').value).toBe(
      '21/11/990',
    ));
});

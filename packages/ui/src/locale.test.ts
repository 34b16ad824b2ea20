import { describe, expect, it } from 'vitest';
import { chooseLocale, selectableLocales, withoutLang } from './locale.ts';

describe('the language of a page', () => {
  it('is Portuguese where nobody chose', () => {
    expect(chooseLocale('', null)).toEqual({ locale: 'pt-BR', stores: false });
  });
  it.each([
    ['en', 'en-US'],
    ['pt', 'pt-BR'],
    ['es', 'es-MX'],
    ['zh', 'zh-CN'],
    ['ZH', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh_hans_cn', 'zh-CN'],
    ['EN-gb', 'en-US'],
  ])('follows ?lang=%s and keeps it', (lang, locale) => {
    expect(chooseLocale(`?page=2&lang=${lang}`, 'pt-BR')).toEqual({ locale, stores: true });
  });
  it('is the stored one otherwise', () => {
    expect(chooseLocale('?page=2', 'es-MX')).toEqual({ locale: 'es-MX', stores: false });
  });
  it.each(['?lang=fr', '?lang=', '?lang=zhong', '?lang=zh-', '?lang=zh%20CN', '?lang=..%2Fzh'])(
    'does not follow %s',
    (search) => {
      expect(chooseLocale(search, 'en-US')).toEqual({ locale: 'en-US', stores: false });
    },
  );
  it('falls back to Portuguese when what is stored is no language of ours', () => {
    expect(chooseLocale('', 'ptBR').locale).toBe('pt-BR');
  });
});

describe('the language selector', () => {
  it('leaves Chinese out', () => {
    expect(selectableLocales('pt-BR')).toEqual(['pt-BR', 'en-US', 'es-MX']);
  });
  it('shows Chinese to whom the page speaks it', () => {
    expect(selectableLocales('zh-CN')).toContain('zh-CN');
  });
  it('takes the parameter out of the address and leaves the rest', () => {
    expect(withoutLang('http://localhost:3000/login?lang=es&back=%2Fhome#top')).toBe(
      'http://localhost:3000/login?back=%2Fhome#top',
    );
  });
});

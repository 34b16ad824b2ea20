import { describe, expect, it } from 'vitest';
import { countries, countryLabel, countryName } from './countries.ts';

const rowsOf = (code: string) => countries.filter(({ countryCode }) => countryCode === code);

describe('the countries', () => {
  it('begin with Brazil, China, Hong Kong, Macau and Taiwan, and follow by name', () => {
    const names = countries.map(({ englishName }) => englishName);
    expect(names.slice(0, 5)).toEqual(['Brazil', 'China', 'Hong Kong', 'Macau', 'Taiwan']);
    const rest = names.slice(5);
    expect(rest).toEqual([...rest].sort((one, other) => one.localeCompare(other, 'en')));
  });
  it('are about 240, each under a key of its own', () => {
    expect(countries.length).toBeGreaterThanOrEqual(235);
    expect(countries.length).toBeLessThanOrEqual(255);
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  });
  it('repeat where a country has several codes', () => {
    expect(rowsOf('DO').map(({ phoneCode }) => phoneCode)).toEqual(['1809', '1829', '1849']);
    expect(rowsOf('PR')).toHaveLength(2);
    expect(rowsOf('XK').map(({ phoneCode }) => phoneCode)).toEqual(['383']);
  });
  it('have both names, two letters and a code of digits', () => {
    for (const { englishName, chineseName, countryCode, phoneCode } of countries) {
      expect(englishName).toMatch(/^\p{Lu}/u);
      expect(chineseName, countryCode).toMatch(/^\p{Script=Han}[\p{Script=Han}-]*[\p{Script=Han}·、()（）-]*$/u);
      expect(countryCode).toMatch(/^[A-Z]{2}$/);
      expect(phoneCode).toMatch(/^[1-9]\d{0,3}$/);
    }
  });
  it('are named in every language of the product', () => {
    for (const locale of ['pt-BR', 'en-US', 'es-MX', 'zh-CN'])
      for (const country of countries) expect(countryName(country, locale)).not.toBe(country.countryCode);
  });
  it.each([
    ['pt-BR', '+55 Brasil (BR)', '+49 Alemanha (DE)'],
    ['en-US', '+55 Brazil (BR)', '+49 Germany (DE)'],
    ['es-MX', '+55 Brasil (BR)', '+49 Alemania (DE)'],
    ['zh-CN', '+55 巴西 (BR)', '+49 德国 (DE)'],
  ])('are labelled in %s as %s', (locale, brazil, germany) => {
    const [first, second] = [rowsOf('BR')[0], rowsOf('DE')[0]];
    expect(first && countryLabel(first, locale)).toBe(brazil);
    expect(second && countryLabel(second, locale)).toBe(germany);
  });
});

import { describe, expect, it } from 'vitest';
import { categoryLabel, isMerchantCategory, merchantCategories } from './merchant-categories.ts';

describe('the merchant categories', () => {
  it('are about 230, each under an id and a name of its own', () => {
    expect(merchantCategories.length).toBeGreaterThanOrEqual(225);
    expect(merchantCategories.length).toBeLessThanOrEqual(240);
    expect(new Set(merchantCategories.map(({ id }) => id)).size).toBe(merchantCategories.length);
    expect(new Set(merchantCategories.map(({ name }) => name)).size).toBe(merchantCategories.length);
  });
  it('have codes of four digits, in their order, and names', () => {
    const codes = merchantCategories.slice(0, -1).map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
    for (const { code, name } of merchantCategories) {
      expect(code).toMatch(/^\d{4}$/);
      expect(name).toMatch(/^\p{Lu}.{2,}\S$/u);
    }
  });
  it('end with OTHERS, whose code is that of another trade', () =>
    expect(merchantCategories.at(-1)).toEqual({ id: 9999, code: '5965', name: 'OTHERS' }));
  it.each([
    ['5812', 'Restaurantes'],
    ['5411', 'Supermercados e mercearias'],
    ['5912', 'Farmácias e drogarias'],
    ['5942', 'Livrarias'],
    ['7230', 'Salões de beleza e barbearias'],
    ['8011', 'Médicos'],
    ['0742', 'Serviços veterinários'],
  ])('know %s as %s', (code, name) =>
    expect(merchantCategories.find((category) => category.code === code)?.name).toBe(name),
  );
  it('are labelled by code and name', () => {
    expect(categoryLabel('5812')).toBe('5812 - Restaurantes');
    expect(categoryLabel('742')).toBe('0742 - Serviços veterinários');
    expect(categoryLabel('9999')).toBe('5965 - OTHERS');
    expect(categoryLabel('1')).toBe('1');
    expect(categoryLabel('')).toBe('');
  });
  it.each([
    [5812, true],
    [9999, true],
    [1, false],
    [5965, false],
    [Number.NaN, false],
  ])('%d is one: %s', (id, isOne) => expect(isMerchantCategory(id)).toBe(isOne));
});

import { describe, expect, it } from 'vitest';
import { spokenAmount } from './spoken-amount.ts';

describe('an amount as it is spoken', () => {
  it.each([
    [1, 'um centavo'],
    [2, 'dois centavos'],
    [1_00, 'um real'],
    [1_01, 'um real e um centavo'],
    [12_00, 'doze reais'],
    [12_50, 'doze reais e cinquenta centavos'],
    [16_17, 'dezesseis reais e dezessete centavos'],
    [19_00, 'dezenove reais'],
    [45_00, 'quarenta e cinco reais'],
    [100_00, 'cem reais'],
    [1_234_56, 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
    [1_000_000_00, 'um milhão de reais'],
    [1_000_001_00, 'um milhão e um reais'],
    [2_000_000_10, 'dois milhões de reais e dez centavos'],
  ])('in Portuguese: %i', (centavos, words) => {
    expect(spokenAmount(centavos, 'pt-BR')).toBe(words);
  });

  it.each([
    [1, 'one centavo'],
    [1_00, 'one real'],
    [12_50, 'twelve reais and fifty centavos'],
    [21_00, 'twenty-one reais'],
    [1_000_000_00, 'one million reais'],
  ])('in English: %i', (centavos, words) => {
    expect(spokenAmount(centavos, 'en-US')).toBe(words);
  });

  it.each([
    [1, 'un centavo'],
    [1_00, 'un real'],
    [12_50, 'doce reales con cincuenta centavos'],
    [21_00, 'veintiún reales'],
    [31_01, 'treinta y un reales con un centavo'],
    [101_00, 'ciento un reales'],
    [21_000_00, 'veintiún mil reales'],
    [1_000_000_00, 'un millón de reales'],
  ])('in Spanish: %i', (centavos, words) => {
    expect(spokenAmount(centavos, 'es-MX')).toBe(words);
  });

  it.each([
    [1, '一分'],
    [1_00, '一雷亚尔'],
    [2_00, '两雷亚尔'],
    [12_50, '十二雷亚尔五十分'],
    [22_02, '二十二雷亚尔两分'],
    [2_000_00, '两千雷亚尔'],
    [1_000_000_00, '一百万雷亚尔'],
  ])('in Chinese: %i', (centavos, words) => {
    expect(spokenAmount(centavos, 'zh-CN')).toBe(words);
  });
});

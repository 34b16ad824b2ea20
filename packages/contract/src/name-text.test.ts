import { describe, expect, it } from 'vitest';
import { nameFault, nameLine } from './name-text.ts';

describe('a name that others see', () => {
  it.each([
    'Café do Mercado',
    "Pão d'Água & Cia. 24h",
    '7-Eleven',
    'Кафе на углу',
    'Loja Кафе',
    '寿司バー Tokyo店',
    '김밥천국',
    '☕️ Café',
    '👩‍🍳 Cozinha da Ana',
    'São João – 2ª loja',
    'ﷲ',
    'مقهى',
  ])('may be %s', (text) => {
    expect(nameFault(text)).toBeUndefined();
  });

  it.each([
    ['a zero-width space', 'Loja\u200b'],
    ['a word joiner alone', '\u2060'],
    ['a Hangul filler alone', '\u3164'],
    ['tag characters', 'Loja\u{e0041}'],
    ['the replacement character', 'Caf\ufffd'],
    ['a private use character', '\ue000'],
    ['a joiner outside of an emoji', 'Lo\u200dja'],
  ])('may not hold %s', (_what, text) => {
    expect(nameFault(text)).toBe('nameHidden');
  });

  it.each(['...', '- - -', '“ ”'])('needs a letter, a digit or an emoji: %j', (text) => {
    expect(nameFault(text)).toBe('nameBlank');
  });

  it.each([
    ['Cyrillic letters among Latin ones', 'С\u0430fе'],
    ['a Greek letter among Latin ones', 'Bαlcao'],
    ['letters of formulas', '𝐁𝐚𝐥𝐜ã𝐨'],
  ])('may not mix %s', (_what, text) => {
    expect(nameFault(text)).toBe('nameMixed');
  });

  it('is told which rule it breaks', () => {
    const { error } = nameLine(40).safeParse('Loja\u200b');
    expect(error?.issues).toMatchObject([{ params: { text: 'nameHidden' } }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mask, maskEmail } from './mask.ts';

describe('mask', () => {
  it.each([
    ['52998224725', '52*******25'],
    ['abcde', 'ab*de'],
    ['abcd', '****'],
    ['abc', '***'],
    ['a', '*'],
    ['', ''],
    ['João Ávila', 'Jo******la'],
    ['😀😁😂😃😄', '😀😁*😃😄'],
  ])('shows %j as %j', (text, masked) => expect(mask(text)).toBe(masked));

  it('shows at most four characters and keeps the length', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => !text.includes('*')),
        (text) => {
          const masked = [...mask(text)];
          expect(masked).toHaveLength([...text].length);
          expect(masked.filter((character) => character !== '*')).toHaveLength(masked.length > 4 ? 4 : 0);
        },
      ),
    ));
});

it.each([
  ['ana.souza@loja.com.br', 'an*****za@loja.com.br'],
  ['ana@loja.com.br', '***@loja.com.br'],
  ['"a@b"@loja.com.br', '"a*b"@loja.com.br'],
  ['sem arroba', 'se******ba'],
])('maskEmail shows %s as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

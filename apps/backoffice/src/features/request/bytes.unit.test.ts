import { describe, expect, it } from 'vitest';
import { differenceOf, hexRows, piecesOf } from './bytes.ts';

describe('where two texts part', () => {
  it.each([
    ['the same', 'abc', 'abc', undefined],
    ['another letter', 'abc', 'abd', 2],
    ['one that goes on', 'abc', 'abc\n', 3],
    ['after letters of several bytes', 'é{', 'é[', 2],
    ['in the second byte of a letter', 'é', 'è', 1],
    ['nothing and something', '', 'a', 0],
  ])('%s', (_, one, other, at) => {
    expect(differenceOf(one, other).at).toBe(at);
  });
  it('counts bytes, not letters', () => {
    expect(differenceOf('é', '👍').lengths).toEqual([2, 4]);
  });
});

describe('a text that is shown', () => {
  const shown = (text: string, at?: number) =>
    piecesOf(text, at).map(({ text: one, isMarked }) => (isMarked ? `<${one}>` : one));
  it('has a sign for what nobody sees', () => {
    expect(shown('a\r\nb\tc')).toEqual(['a', 'CR', 'LF', 'b', 'TAB', 'c']);
    expect(piecesOf('a\n', undefined).map(({ endsLine }) => endsLine)).toEqual([false, true]);
  });
  it('marks the letter in which a byte lies', () => {
    expect(shown('caféx', 3)).toEqual(['caf', '<é>', 'x']);
    expect(shown('caféx', 4)).toEqual(['caf', '<é>', 'x']);
    expect(shown('a\n', 1)).toEqual(['a', '<LF>']);
  });
  it('marks nothing beyond its end', () => {
    expect(shown('abc', 3)).toEqual(['abc']);
  });
  it('can be seen byte by byte', () => {
    expect(hexRows('é\n')).toEqual([{ at: '000000', bytes: 'c3 a9 0a', letters: '···' }]);
    expect(hexRows('x'.repeat(9))).toHaveLength(2);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8, parseStrictJson } from './strict-json.ts';

const refusalOf = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return (error as { refusal?: string }).refusal ?? String(error);
  }
};

describe('a JSON body', () => {
  it.each([
    ['a repeated key', '{"amount":1,"amount":2}', 'body_duplicate_key'],
    ['a repeated key in another spelling', '{"amount":1,"\\u0061mount":2}', 'body_duplicate_key'],
    ['a repeated key within', '{"a":[{"b":1,"b":1}]}', 'body_duplicate_key'],
    ['10,000 levels of arrays', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'body_too_deep'],
    ['10,000 levels of objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 'body_too_deep'],
    ['more values than anybody needs', `[${'1,'.repeat(30_000)}1]`, 'body_too_deep'],
    ['an exponent', '{"amount":1e21}', 'body_bad_number'],
    ['a whole number that a double cannot hold', '{"amount":9007199254740993}', 'body_bad_number'],
    ['a negative zero', '{"amount":-0}', 'body_bad_number'],
    ['a leading zero', '{"amount":012}', 'body_bad_number'],
    ['a NUL', '{"name":"a\\u0000b"}', 'body_bad_text'],
    ['half a character', '{"name":"\\ud800"}', 'body_bad_text'],
    ['a name that reaches into every object', '{"__proto__":{"x":1}}', 'body_bad_text'],
    ['a comment', '{"a":1/* */}', 'body_malformed'],
    ['a trailing comma', '{"a":1,}', 'body_malformed'],
    ['nothing', '', 'body_malformed'],
    ['a word', 'amount', 'body_malformed'],
    ['a byte order mark', '\ufeff{}', 'body_malformed'],
    ['a broken escape', '{"\\x":1}', 'body_malformed'],
    ['a string without an end', '{"a":"b', 'body_malformed'],
  ])('is refused with %s', (_what, text, refusal) => {
    expect(refusalOf(() => parseStrictJson(text))).toBe(refusal);
  });

  it('may use one name in two objects, and one name as key and as value', () => {
    const text = '{"a":{"x":"x"},"b":{"x":1},"x":["x","x"]}';
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  });

  it('is read like JSON.parse reads it, whatever it holds', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0') && one !== '__proto__');
    const leaf = fc.oneof(
      fc.maxSafeInteger().filter((n) => !Object.is(n, -0)),
      fc.boolean(),
      fc.constant(null),
      text,
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('tree')), fc.dictionary(text, tie('tree'))),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const text = JSON.stringify(value);
        expect(parseStrictJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused unless its bytes are UTF-8', () => {
    expect(refusalOf(() => decodeUtf8(Buffer.from([0x7b, 0xff, 0x7d])))).toBe('body_not_utf8');
    expect(refusalOf(() => decodeUtf8(Buffer.from([0xed, 0xa0, 0x80])))).toBe('body_not_utf8');
    expect(decodeUtf8(Buffer.from('ação'))).toBe('ação');
  });
});

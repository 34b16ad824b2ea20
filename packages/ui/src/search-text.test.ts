import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch, withoutOthers } from './search-text.ts';

describe('the search of an address', () => {
  it('keeps a business number of twenty digits digit by digit', () => {
    expect(parseSearch('?number=20261121000000000017')).toEqual({ number: '20261121000000000017' });
  });
  it('reads a name that stands several times as a list', () => {
    expect(parseSearch('?status=01&status=02&method=02')).toEqual({ status: ['01', '02'], method: '02' });
  });
  it('leaves out what is not set', () => {
    expect(stringifySearch({ number: undefined, cursor: null })).toBe('');
  });
  it.each(['?status=01&status=02', '?number=A%26B+%2B1', '?from=2026-11-01T03%3A00%3A00.000Z'])(
    '%s survives both ways',
    (text) => {
      expect(stringifySearch(parseSearch(text))).toBe(text);
    },
  );
  it('is rid of every name that was not read, for the router keeps what it is not told of', () => {
    expect(withoutOthers({ lang: 'es', method: '02' }, { method: ['02'] })).toStrictEqual({
      lang: undefined,
      method: ['02'],
    });
  });
});

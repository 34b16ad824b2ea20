import { describe, expect, it } from 'vitest';
import { backTarget } from './back-target.ts';

describe('the address to return to after the login', () => {
  const origin = 'https://balcao.example';
  it('is a path of this site, with its search', () => {
    expect(backTarget('/payment/transaction/orders?status=02', origin)).toBe('/payment/transaction/orders?status=02');
  });
  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example/x',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    7,
    ['/a'],
  ])('is never %j', (back) => expect(backTarget(back, origin)).toBeUndefined());
  it.each(['/', '/login?tab=register', '/teams'])('is not worth carrying for %s', (back) => {
    expect(backTarget(back, origin)).toBeUndefined();
  });
});

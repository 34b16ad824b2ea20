import type { CurrentUser } from '@balcao/contract/session';
import { describe, expect, it } from 'vitest';
import { backTarget, passageTo } from './guard.ts';

const user = (merchantId: string | null): CurrentUser => ({
  accountId: '01900000-0000-7000-8000-000000000001',
  account: 'ana',
  email: 'ana@exemplo.com.br',
  createdAt: '2026-11-01T12:00:00Z',
  merchantId,
  merchantNumber: null,
  businessName: null,
  isAdmin: false,
  roleName: null,
  roleStatus: null,
  reviewStatus: null,
  menuPermissions: [],
  timezone: 'America/Sao_Paulo',
});
const inTeam = user('01900000-0000-7000-8000-00000000000a');
const withoutTeam = user(null);

describe('the navigation guard', () => {
  it.each(['/', '/home', '/teams', '/account', '/payment/overview', '/nowhere'])(
    'without a token leads %s to the login',
    (path) => {
      expect(passageTo(path, false, undefined)).toBe('/login');
    },
  );
  it('lets everybody see the login', () => expect(passageTo('/login', false, undefined)).toBe('pass'));
  it('leads somebody with a session from the login to the start', () => {
    expect(passageTo('/login', true, undefined)).toBe('/');
    expect(passageTo('/login', true, inTeam)).toBe('/');
  });
  it('loads the account info before anything else is decided', () => {
    expect(passageTo('/payment/overview', true, undefined)).toBe('load');
    expect(passageTo('/teams', true, undefined)).toBe('load');
  });
  it.each(['/', '/home', '/payment/overview', '/setting/payment'])('without a team leads %s to the teams', (path) => {
    expect(passageTo(path, true, withoutTeam)).toBe('/teams');
  });
  it.each(['/teams', '/account'])('lets somebody without a team see %s', (path) => {
    expect(passageTo(path, true, withoutTeam)).toBe('pass');
  });
  it.each(['/', '/home', '/teams', '/account', '/payment/overview'])('lets somebody with a team see %s', (path) => {
    expect(passageTo(path, true, inTeam)).toBe('pass');
  });
});

describe('the address to return to after the login', () => {
  const origin = 'https://balcao.example';
  it('is a path of this site, with its search', () => {
    expect(backTarget('/payment/transaction/orders?status=02', origin)).toBe('/payment/transaction/orders?status=02');
  });
  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example/x',
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

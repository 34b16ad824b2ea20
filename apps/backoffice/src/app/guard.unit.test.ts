import type { CurrentUser } from '@balcao/contract/session';
import { describe, expect, it } from 'vitest';
import { passageTo } from './guard.ts';

const user = (merchantId: string | null): CurrentUser => ({
  accountId: '01900000-0000-7000-8000-000000000001',
  account: 'ana',
  email: 'ana@exemplo.com.br',
  avatar: null,
  twoFactor: false,
  hasPassword: true,
  chatAccount: null,
  chatAccountId: null,
  createdAt: '2026-11-01T12:00:00Z',
  merchantId,
  merchantNumber: null,
  businessName: null,
  isAdmin: false,
  roleName: null,
  roleStatus: null,
  roles: [],
  reviewStatus: null,
  formStatus: null,
  formId: null,
  newMerchantForm: false,
  payMerchCode: null,
  realCert: false,
  teamCert: false,
  paymentCert: false,
  menuPermissions: [],
  menuIdList: [],
  timezone: 'America/Sao_Paulo',
  preview: null,
});
const inTeam = user('01900000-0000-7000-8000-00000000000a');
const withoutTeam = user(null);

describe('the navigation guard', () => {
  it('leads somebody with a session from the login to the start', () => {
    expect(passageTo('/login', undefined)).toBe('/');
    expect(passageTo('/login', inTeam)).toBe('/');
  });
  it.each(['/', '/payment/overview', '/teams'])('loads the account info before it decides about %s', (path) => {
    expect(passageTo(path, undefined)).toBe('load');
  });
  it.each(['/', '/home', '/payment/overview', '/setting/payment'])('without a team leads %s to the teams', (path) => {
    expect(passageTo(path, withoutTeam)).toBe('/teams');
  });
  it.each(['/teams', '/certify', '/account', '/invite'])('lets somebody without a team see %s', (path) => {
    expect(passageTo(path, withoutTeam)).toBe('pass');
  });
  it.each(['/', '/home', '/teams', '/certify', '/account', '/invite', '/payment/overview'])(
    'lets somebody with a team see %s',
    (path) => {
      expect(passageTo(path, inTeam)).toBe('pass');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { blockOf } from './blocked.ts';

const team = { teamCert: false, paymentCert: false, reviewStatus: 'NO', formStatus: 'NO' } as const;

describe('what keeps a team from payments', () => {
  it('is the certification first, then the data for payments, then nothing', () => {
    expect(blockOf('payment', team)).toEqual({ kind: 'certification', state: 'open' });
    expect(blockOf('payment', { ...team, reviewStatus: 'UNDER' })).toEqual({ kind: 'certification', state: 'under' });
    expect(blockOf('payment', { ...team, reviewStatus: 'REJECT' })).toEqual({
      kind: 'certification',
      state: 'rejected',
    });
    const certified = { ...team, teamCert: true, reviewStatus: 'SUCCESS' } as const;
    expect(blockOf('payment', { ...certified, formStatus: 'REVOKED' })).toEqual({ kind: 'merchant', state: 'open' });
    expect(blockOf('payment', { ...certified, formStatus: 'REJECT' })).toEqual({ kind: 'merchant', state: 'rejected' });
    expect(blockOf('payment', { ...certified, paymentCert: true })).toBeUndefined();
    expect(blockOf('team', certified)).toBeUndefined();
  });
  it('is the data for payments again once the team is certified as somebody else', () => {
    const moved = { teamCert: true, paymentCert: false, reviewStatus: 'SUCCESS', formStatus: 'SUCCESS' } as const;
    expect(blockOf('payment', moved)).toEqual({ kind: 'merchant', state: 'outdated' });
  });
  it('holds what was accepted while a change of it waits or was rejected', () => {
    const full = { teamCert: true, paymentCert: true, reviewStatus: 'REJECT', formStatus: 'UNDER' } as const;
    expect(blockOf('payment', full)).toBeUndefined();
  });
});

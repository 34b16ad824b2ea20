import type { Submission } from '@balcao/contract/review';
import { describe, expect, it } from 'vitest';
import { standingOf } from './standing-state.ts';

const waiting = (isAsked: boolean): Submission => ({
  reviewId: '019aa000-0000-7000-8000-000000000001',
  kind: 'merchant',
  subject: '',
  type: 'enterprise',
  status: 'UNDER',
  submittedAt: '2026-11-23T12:00:00.000Z',
  dueAt: '2026-11-27T02:59:59.999Z',
  decidedAt: null,
  isAsked,
  isJoined: false,
  remark: null,
  verdicts: [],
  timeline: [],
});
const stateOf = (status: 'NO' | 'UNDER' | 'REJECT' | 'SUCCESS' | 'REVOKED', certified = false) =>
  standingOf('merchant', { status, certified }, undefined);

describe('how far a team is', () => {
  it('is open before anything was submitted, and says when something was taken back', () => {
    expect(stateOf('NO').state).toBe('open');
    expect(stateOf('REVOKED').state).toBe('revoked');
  });
  it('tells waiting for us from waiting for the person', () => {
    expect(standingOf('merchant', { status: 'UNDER', certified: false }, waiting(false)).state).toBe('under');
    expect(standingOf('merchant', { status: 'UNDER', certified: false }, waiting(true)).state).toBe('asked');
  });
  it('forgets a question once it is decided', () => {
    expect(standingOf('merchant', { status: 'REJECT', certified: false }, waiting(true)).state).toBe('rejected');
  });
  it('is outdated once what was accepted holds no more', () => {
    expect(stateOf('SUCCESS').state).toBe('outdated');
  });
  it('stays done while a change waits or was rejected', () => {
    expect(stateOf('UNDER', true)).toMatchObject({ state: 'done', change: 'under' });
    expect(stateOf('REJECT', true)).toMatchObject({ state: 'done', change: 'rejected' });
    expect(stateOf('SUCCESS', true)).toMatchObject({ state: 'done', change: undefined });
    expect(stateOf('REVOKED', true)).toMatchObject({ state: 'done', change: undefined });
  });
});

import { describe, expect, it } from 'vitest';
import { changeOf, stateOf, waitsForTeam } from './product-state.ts';

const product = (status: 'NO' | 'UNDER' | 'REJECT' | 'SUCCESS' | 'REVOKED', active = false, isAsked = false) => ({
  status,
  active,
  isAsked,
});

describe('how far a team is with a product', () => {
  it('is said before anything was accepted', () => {
    expect(stateOf(product('NO'))).toBe('none');
    expect(stateOf(product('REVOKED'))).toBe('revoked');
    expect(stateOf(product('UNDER'))).toBe('under');
    expect(stateOf(product('UNDER', false, true))).toBe('asked');
    expect(stateOf(product('REJECT'))).toBe('rejected');
  });
  it('stays active while a change waits or was rejected', () => {
    expect(stateOf(product('REJECT', true))).toBe('active');
    expect(changeOf(product('REJECT', true))).toBe('rejected');
    expect(changeOf(product('UNDER', true))).toBe('under');
    expect(changeOf(product('SUCCESS', true))).toBeUndefined();
    expect(changeOf(product('UNDER'))).toBeUndefined();
  });
  it('is blocked, whatever was accepted, once staff have taken it away', () => {
    const blocked = {
      at: '2026-03-02T12:00:00.000Z',
      reason: 'Fora do que foi declarado',
      contact: 'suporte@balcao.example',
    };
    expect(stateOf({ ...product('SUCCESS'), blocked })).toBe('blocked');
  });
  it('waits for the team once something is asked or to be mended, and only then', () => {
    expect(waitsForTeam(product('REJECT'))).toBe(true);
    expect(waitsForTeam(product('UNDER', true, true))).toBe(true);
    expect(waitsForTeam(product('UNDER'))).toBe(false);
    expect(waitsForTeam(product('NO'))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';

describe('the change against the period before', () => {
  it('is a share of what was before', () => {
    expect(changeOf(112, 100)).toEqual({ direction: 'more', share: 0.12 });
    expect(changeOf(75, 100)).toEqual({ direction: 'less', share: 0.25 });
    expect(changeOf(0, 100)).toEqual({ direction: 'less', share: 1 });
  });
  it('has no share from nothing', () => {
    expect(changeOf(5, 0)).toEqual({ direction: 'fromNothing', share: 0 });
  });
  it('is none of what there was no number of, such as an average of no orders', () => {
    expect(changeOf(0, null)).toEqual({ direction: 'incomparable', share: 0 });
    expect(changeOf(5, null)).toEqual({ direction: 'incomparable', share: 0 });
  });
  it('is none when nothing moved', () => {
    expect(changeOf(0, 0).direction).toBe('same');
    expect(changeOf(7, 7).direction).toBe('same');
  });
});

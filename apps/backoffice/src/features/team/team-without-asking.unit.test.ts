import { describe, expect, it } from 'vitest';
import { teamWithoutAsking } from './team-without-asking.ts';

const [one, other] = [{ merchantId: 'one' }, { merchantId: 'other' }];

describe('the team to work in after a login', () => {
  it('is the only one, whichever was the last', () => {
    expect(teamWithoutAsking([one], undefined)).toBe('one');
    expect(teamWithoutAsking([one], 'other')).toBe('one');
  });

  it('is the last one of several', () => {
    expect(teamWithoutAsking([one, other], 'other')).toBe('other');
  });

  it.each([undefined, 'left'])('is asked for where several are left and the last one is %s', (last) => {
    expect(teamWithoutAsking([one, other], last)).toBeUndefined();
  });

  it('does not exist without a team', () => {
    expect(teamWithoutAsking([], 'one')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { kindOfAccount } from './money-kind.ts';

describe('kindOfAccount', () => {
  it.each([
    ['pending', 'pending'],
    ['debt', 'debt'],
    ['fee_revenue', 'fee'],
    ['rail_clearing', undefined],
    ['suspense', undefined],
    ['own', undefined],
  ])('%s holds %s', (bucket, kind) => {
    expect(kindOfAccount(bucket)).toBe(kind);
  });
});

import * as bills from '@balcao/contract/bill';
import * as orders from '@balcao/contract/order';
import * as preauths from '@balcao/contract/preauth';
import * as refunds from '@balcao/contract/refund-open';
import { describe, expect, it } from 'vitest';
import { reasonKey } from './refusal-keys.ts';

const declared: unknown[] = [bills, orders, preauths, refunds].flatMap((noun) => Object.values<unknown>(noun));
const refusalsOf = (one: unknown): string[] => {
  const { access, refusals } = { access: '', refusals: [], ...(one as object) };
  return access === 'merchant' ? refusals : [];
};

describe('the reason of a call that was refused', () => {
  it('has words of its own for everything that an endpoint of the open API may refuse', () => {
    const refusals = new Set(declared.flatMap(refusalsOf));
    expect(refusals.size).toBeGreaterThan(10);
    expect([...refusals].filter((name) => reasonKey(name) === 'other')).toEqual([]);
  });
  it('is a plain one for what nobody has named', () => {
    expect(reasonKey('body_duplicate_key')).toBe('other');
  });
});

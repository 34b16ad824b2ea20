import type { Sales, SalesPoint } from '@balcao/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { daysIn, isEmpty, kinds, trailOf, valuesOf } from './measures.ts';

const none: Sales = { created: 0, converted: 0, count: 0, amount: 0, fee: 0, refunds: 0, refunded: 0, feeReturned: 0 };
const some: Sales = { ...none, created: 4, converted: 3, count: 3, amount: 1_000, fee: 10, refunds: 1, refunded: 200 };
const at = (now: Sales | null, before = none): SalesPoint => ({ day: '20261122', hour: null, now, before });

describe('what a stretch of time is looked at by', () => {
  it('is worked out of its sums', () => {
    expect(Object.values(kinds).map(({ of }) => of(some))).toEqual([1_000, 3, 333, 7_500, 200, 10]);
  });
  it('has no average and no rate of nothing', () => {
    expect([kinds.ticket.of(none), kinds.conversion.of(none), kinds.amount.of(none)]).toEqual([null, null, 0]);
  });
  it('has no value where the day has not come to it', () => {
    const series = [at(some, some), at(none), at(null, some)];
    expect(valuesOf('amount', series, 'now')).toEqual([1_000, 0, null]);
    expect(valuesOf('ticket', series, 'before')).toEqual([333, null, 333]);
    expect(trailOf('ticket', series)).toEqual([333]);
  });
  it('has so many days, also where its places are hours', () => {
    const hour = (day: string, of: number): SalesPoint => ({ ...at(none), day, hour: of });
    expect(daysIn([hour('20261122', 22), hour('20261122', 23), hour('20261123', 0)])).toBe(2);
    expect(daysIn([at(none)])).toBe(1);
  });
  it('is empty when nothing happened, also before', () => {
    expect(isEmpty(none, none)).toBe(true);
    expect(isEmpty(none, { ...none, refunds: 1 })).toBe(false);
  });
});

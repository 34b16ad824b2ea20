import { addBankDays } from '@balcao/brazil/bank-days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaidInParts, partsOf as partsBy, shrunk } from './plan.ts';

const partsOf = (paid: PaidInParts) => partsBy(paid, addBankDays);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const at = (day: string): Date => new Date(`${day}T15:00:00Z`);
const money = fc.integer({ min: 1, max: 99_999_999_999 });
const plan = fc
  .record({
    paidAmount: money,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    instalments: fc.integer({ min: 2, max: 12 }),
  })
  .map(({ paidAmount, share, instalments }) => ({
    paidAmount,
    instalments,
    fee: Math.floor(paidAmount * share),
    completedAt: at('2026-10-21'),
  }));

describe('the parts of a payment', () => {
  it.each([
    [3, '2026-10-21', ['20261123', '20261221', '20270119']],
    [1, '2026-10-13', ['20261112']],
    [1, '2026-01-17', ['20260218']],
  ])('%i of %s are due on bank days', (instalments, day, due) => {
    const parts = partsOf({ paidAmount: 1_000, fee: 10, instalments, completedAt: at(day) });
    expect(parts.map(({ dueOn }) => dueOn)).toEqual(due);
  });

  it('count their days from the civil day in São Paulo, also late in its evening', () => {
    const late = new Date('2026-10-22T01:30:00Z');
    expect(partsOf({ paidAmount: 1_000, fee: 0, instalments: 2, completedAt: late })[0]?.dueOn).toBe('20261123');
  });

  it('sum to what was paid and to its net, for every amount, fee and number', () => {
    fc.assert(
      fc.property(plan, (paid) => {
        const parts = partsOf(paid);
        expect(sum(parts.map(({ amount }) => amount))).toBe(paid.paidAmount);
        expect(sum(parts.map(({ net }) => net))).toBe(paid.paidAmount - paid.fee);
        expect(parts.every(({ amount, net }) => net >= 0 && net <= amount)).toBe(true);
        expect(
          Math.max(...parts.map(({ amount }) => amount)) - Math.min(...parts.map(({ amount }) => amount)),
        ).toBeLessThan(2);
      }),
    );
  });
});

describe('what is left of the parts after a refund', () => {
  it('is less of the last ones', () => {
    const waiting = partsOf({ paidAmount: 30_000, fee: 900, instalments: 3, completedAt: at('2026-10-21') });
    expect(shrunk(waiting, 12_000, 360).sort((a, b) => a.sequence - b.sequence)).toEqual([
      { sequence: 1, amount: 10_000, net: 9_700 },
      { sequence: 2, amount: 8_000, net: 7_760 },
      { sequence: 3, amount: 0, net: 0 },
    ]);
  });

  it('adds up to the centavo over any refunds, and no part is ever negative', () => {
    fc.assert(
      fc.property(plan, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (paid, shares) => {
        let [waiting, left, fee]: [ReturnType<typeof shrunk>, number, number] = [
          partsOf(paid),
          paid.paidAmount,
          paid.fee,
        ];
        for (const share of shares) {
          const amount = Math.floor(left * share);
          const feeReturned = left === 0 ? 0 : Number((BigInt(fee) * BigInt(amount)) / BigInt(left));
          waiting = shrunk(waiting, amount, feeReturned);
          [left, fee] = [left - amount, fee - feeReturned];
          expect(sum(waiting.map((part) => part.amount))).toBe(left);
          expect(sum(waiting.map((part) => part.net))).toBe(left - fee);
          expect(waiting.every((part) => part.net >= 0 && part.net <= part.amount)).toBe(true);
        }
      }),
    );
  });

  it('is nothing where more was given back than is waited for: the rest was paid by the issuer already', () => {
    expect(shrunk([{ sequence: 3, amount: 100, net: 97 }], 250, 7)).toEqual([{ sequence: 3, amount: 0, net: 0 }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, automaticAmount } from './withdrawal-eligibility.ts';

const none = Number.POSITIVE_INFINITY;

describe('how much the automatic withdrawal takes (rule: automatic-withdrawal)', () => {
  it.each([
    {
      balance: 100_000,
      deposit: 20_000,
      threshold: 50_000,
      minimum: 1_000,
      single: 60_000,
      dailyLeft: 500_000,
      amount: 60_000,
    },
    { balance: 49_999, deposit: 0, threshold: 50_000, minimum: 1, single: none, dailyLeft: none, amount: 0 },
    { balance: 50_000, deposit: 50_000, threshold: 50_000, minimum: 1, single: none, dailyLeft: none, amount: 0 },
    { balance: 100_000, deposit: 0, threshold: 1, minimum: 1_000, single: none, dailyLeft: 900, amount: 0 },
  ])(
    '$balance less $deposit from $threshold on, at least $minimum, at most $single and $dailyLeft: $amount',
    (vector) => {
      const { amount, ...assessed } = vector;
      expect(automaticAmount(assessed).amount).toBe(amount);
    },
  );

  it.each([
    [{ balance: 49_999 }, 'below_threshold'],
    [{ deposit: 50_000, balance: 50_000 }, 'kept_for_refunds'],
    [{ deposit: 60_000, balance: 50_000 }, 'kept_for_refunds'],
    [{ dailyLeft: 900 }, 'daily_used_up'],
    [{ dailyLeft: 0, minimum: 0 }, 'daily_used_up'],
    [{ deposit: 49_500, balance: 50_000 }, 'below_minimum'],
    [{}, null],
  ] as const)('says why of %j: %s', (change, reason) => {
    const usual = { balance: 60_000, deposit: 0, threshold: 50_000, minimum: 1_000, single: none, dailyLeft: none };
    expect(automaticAmount({ ...usual, ...change }).reason).toBe(reason);
  });

  it('leaves the deposit, keeps every limit, and takes nothing without saying why, whatever the figures', () => {
    const centavos = fc.integer({ min: 0, max: 1_000_000 });
    const assessed = fc.record({
      balance: centavos,
      deposit: centavos,
      threshold: centavos,
      minimum: centavos,
      single: centavos,
      dailyLeft: centavos,
    });
    fc.assert(
      fc.property(assessed, (one) => {
        const { amount, reason } = automaticAmount(one);
        if (amount === 0) return reason !== null;
        const isKept = one.balance - amount >= one.deposit && one.balance >= one.threshold;
        return isKept && amount <= one.single && amount <= one.dailyLeft && amount >= one.minimum && reason === null;
      }),
    );
  });
});

describe('the whole reckoning', () => {
  const facts = {
    balance: 100_000,
    dailyUsed: 0,
    block: null,
    terms: { single: 5_000_000, daily: 20_000_000, minimum: 1_000 },
    fee: { fixed: 150, basisPoints: 0 },
  };
  const rules = { threshold: 50_000, deposit: 20_000, minimum: 1_000, single: 5_000_000, daily: 20_000_000 };

  it('says what leaves, what it costs and what arrives', () => {
    const { figures, reason } = assess(facts, rules);
    expect(reason).toBeNull();
    expect(figures).toMatchObject({ kept: 20_000, free: 80_000, amount: 80_000, fee: 150, credited: 79_850 });
  });
  it('goes no further than the platform allows, whatever the team has decided before', () => {
    const tighter = { ...facts, terms: { single: 30_000, daily: 60_000, minimum: 2_000 }, dailyUsed: 45_000 };
    expect(assess(tighter, rules).figures).toMatchObject({
      single: 30_000,
      dailyLeft: 15_000,
      minimum: 2_000,
      amount: 15_000,
    });
  });
  it('takes nothing where something stands against it, or the fee would eat it', () => {
    expect(assess({ ...facts, block: 'frozen' }, rules)).toMatchObject({
      reason: 'frozen',
      figures: { amount: 0, fee: 0 },
    });
    const dear = { ...facts, fee: { fixed: 80_000, basisPoints: 0 } };
    expect(assess(dear, rules)).toMatchObject({ reason: 'below_fee', figures: { amount: 0, credited: 0 } });
  });
});

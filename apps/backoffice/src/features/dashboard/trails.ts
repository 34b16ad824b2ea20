import type { Overview } from '@balcao/contract/dashboard';

type Days = Overview['days'];

/**
 * Where the figures of today came from: one value for each whole day before it, oldest first. A day without sales has no average,
 * so it leaves no mark.
 */
export const trailsOf = (days: Days) => {
  const past = days.slice(0, -1);
  return {
    amounts: past.map(({ amount }) => amount),
    counts: past.map(({ count }) => count),
    averages: past.filter(({ count }) => count > 0).map(({ amount, count }) => Math.round(amount / count)),
  };
};

export const hasSales = (days: Days): boolean => days.some(({ count }) => count > 0);
